import RoostCore
import SwiftUI

/// A control as a view, as a control centre shows it in its wide form: for `ImageRenderer`, for previews and for pages.
/// An addition of Roost's; its size and its look are guesses.
///
/// ```swift
/// let renderer = ImageRenderer(content: ControlWidgetView(TimerControl()))
/// ```
///
/// It shows the value for previews first, then that of the moment. A press runs the control's action, and asks for the
/// value again.
public struct ControlWidgetView: View {
    private let control: ControlKind
    @State private var template: (any ControlWidgetTemplate)?
    private let center = ControlCenter.shared

    /// The size of a control in points.
    static let size = CGSize(width: 158, height: 70)

    /// A control.
    public init(_ control: some ControlWidget) { self.init(control.body._control) }

    init(_ control: ControlKind) { self.control = control }

    public var body: some View {
        ControlTile(parts: (template ?? control.preview())._parts) { press in
            do { try await press() } catch { warn(error) }
            await follow()
        }
        .task(id: center.reloads.count(of: control.kind)) { await follow() }
    }

    private func follow() async {
        do { template = try await control.current() } catch { warn(error) }
    }

    private func warn(_ error: any Error) {
        Log.warning("The control \(control.kind) failed: \(error)", view: "ControlWidgetView")
    }
}

private struct ControlTile: View {
    let parts: ControlParts
    let press: @MainActor (@escaping @MainActor () async throws -> Void) async -> Void

    var body: some View { control.disabled(parts.isDisabled).tint(parts.tint) }

    @ViewBuilder private var control: some View {
        if let isOn = parts.isOn {
            Toggle(isOn: Binding(get: { isOn }, set: { _ in run() })) { tile }.toggleStyle(TileToggleStyle())
        } else {
            Button(action: run) { tile }.buttonStyle(.plain)
        }
    }

    private func run() { Task { await press(parts.press) } }

    private var tile: some View {
        HStack(spacing: 8) {
            if let icon = parts.icon {
                icon.labelStyle(.iconOnly)
                    .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                    .frame(width: 44, height: 44)
                    .background(Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)))
            }
            VStack(alignment: .leading) {
                parts.title.labelStyle(.titleOnly).font(.footnote.weight(.semibold))
                parts.status?.labelStyle(.titleOnly).font(.caption).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(13)
        .frame(width: ControlWidgetView.size.width, height: ControlWidgetView.size.height)
        .background(.regularMaterial, in: Capsule(style: .continuous))
    }

    private var isOn: Bool { parts.isOn == true }
}

/// A toggle that is pressed in all of its label.
private struct TileToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(.plain)
    }
}
