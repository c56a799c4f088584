import CoreGraphics
import RoostCore

/// A look for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// Draws a toggle, and sets `configuration.isOn` when it is used.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts and the state of a toggle, for a `ToggleStyle`.
nonisolated public struct ToggleStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on. Styles set it when the toggle is used.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// The platform's usual toggle: a switch on iOS, a checkbox on macOS.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultToggle(configuration: configuration)
    }
}

/// A switch beside the label.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// A switch in a colour.
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            SwitchRow(configuration: configuration).tint(tint)
        } else {
            SwitchRow(configuration: configuration)
        }
    }
}

/// A button that stays pressed.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Button {
                configuration.isOn = false
            } label: {
                configuration.label
            }
            .buttonStyle(.borderedProminent)
        } else {
            Button {
                configuration.isOn = true
            } label: {
                configuration.label
            }
            .buttonStyle(.bordered)
        }
    }
}

/// A box with a tick before the label, as macOS has it.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Checkbox(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The platform's usual toggle: a switch on iOS, a checkbox on macOS.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch: at the row's far end on iOS, right after the label on macOS.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that looks prominent while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick before the label, on iOS too.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    /// The look of the toggles in this view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { styled(\.toggleStyle, style) }
}

nonisolated private struct DefaultToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS: SwitchRow(configuration: configuration)
        case .macOS: Checkbox(configuration: configuration)
        }
    }
}

/// A switch and its label. Presses anywhere in its row use it, as one control.
nonisolated private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false
    @Environment(\.isInList) private var isInList
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        ControlRow(label: configuration.label, overflowsInList: true) {
            Switch(isOn: configuration.isOn, isPressed: isPressed)
        }
        // In a row of a list the switch reaches over the row's insets.
        .contentShape(Rectangle().inset(by: isInList && idiom == .iOS ? -15 : 0))
        .onPress($isPressed, isOfRow: isInList) { configuration.isOn.toggle() }
        .controlSpacing()
    }
}

/// The switch itself: 66 × 30 points on iOS, 54 × 24 on macOS (`web-ios-toggle-basic`, `web-tgl2`).
///
/// On pictures of iOS 26 its track is 63 × 28 points and the knob 37 × 24; it reaches 2 points over its frame's end, and
/// so over a row's inset.
nonisolated private struct Switch: View {
    let isOn: Bool
    let isPressed: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isKeyPressed) private var isKeyPressed
    @Environment(\.tint) private var tint
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers

    /// A picture of layers lacks the knob, which is glass.
    private var hasKnob: Bool { idiom == .macOS || !isDrawnFromLayers }

    private var margins: EdgeInsets {
        switch idiom {
        case .macOS: EdgeInsets()
        case .iOS: EdgeInsets(top: 1, leading: 5, bottom: 1, trailing: -2)
        }
    }

    @MainActor var body: some View {
        let track = idiom == .iOS ? CGSize(width: 63, height: 28) : CGSize(width: 54, height: 24)
        let knob = idiom == .iOS ? CGSize(width: 37, height: 24) : CGSize(width: 32, height: 20)
        let isHeld = isPressed || isKeyPressed
        Capsule(style: .continuous)
            .fill(
                isOn
                    ? tint ?? AnyShapeStyle(idiom == .iOS ? Color.green : .accentColor)
                    : AnyShapeStyle(Color(idiom == .iOS ? .tertiary : .fill))
            )
            .overlay(alignment: isOn ? .trailing : .leading) {
                if hasKnob {
                    Capsule(style: .continuous)
                        .fill(.white)
                        .frame(width: knob.width, height: knob.height)
                        .scaleEffect(isHeld && idiom == .iOS ? 1.12 : 1)
                        .padding(2)
                }
            }
            .overlay {
                if isHeld && idiom == .macOS { Capsule(style: .continuous).fill(.black.opacity(0.08)) }
            }
            .animation(.snappy(duration: 0.25), value: isOn)
            .animation(.snappy(duration: 0.2), value: isHeld)
            .focusRing(Capsule(style: .continuous))
            .frame(width: track.width, height: track.height)
            .padding(margins)
            .wholeOpacity(isEnabled ? 1 : 0.5)
    }
}

/// A box, a gap of 5 points, and the label (`cis-FL2`).
nonisolated private struct Checkbox: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isKeyPressed) private var isKeyPressed
    @Environment(\.labelsAreHidden) private var labelIsHidden

    @MainActor var body: some View {
        CheckRow {
            RoundedRectangle(cornerRadius: 5, style: .continuous)
                .fill(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.fill)))
                .frame(width: 16, height: 16)
                .overlay {
                    if configuration.isOn {
                        Tick()
                            .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                            .frame(width: 8, height: 7)
                    }
                }
        } label: {
            if !labelIsHidden { configuration.label }
        }
        .wholeOpacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
        .onPress($isPressed) { configuration.isOn.toggle() }
        .controlSpacing(.checkbox)
    }
}

extension ToggleStyle {
    @MainActor func view(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    @Entry var toggleStyle: StyleStack<any ToggleStyle> = StyleStack(DefaultToggleStyle())
}
