import Foundation
import RoostControls
import RoostCore
import SwiftUI

/// A widget as a view in the size of its family: for `ImageRenderer`, for previews and for pages. An addition of Roost's.
///
/// ```swift
/// let renderer = ImageRenderer(content: WidgetView(StepsWidget(), family: .systemSmall, entry: entry))
/// ```
public struct WidgetView: View {
    private let kind: WidgetKind?
    private let name: String
    private let family: WidgetFamily
    private let entry: (any TimelineEntry)?

    /// A widget with an entry; without one, with its placeholder.
    /// - Parameter entry: An entry of the widget's own type.
    public init<W: Widget>(_ widget: W, family: WidgetFamily, entry: (any TimelineEntry)? = nil) {
        kind = widget.body._kinds.first
        name = "\(W.self)"
        self.family = family
        self.entry = entry
    }

    init(_ kind: WidgetKind, family: WidgetFamily, entry: (any TimelineEntry)?) {
        self.kind = kind
        name = kind.kind
        self.family = family
        self.entry = entry
    }

    /// The widget with its entry of this moment.
    public static func snapshot<W: Widget>(of widget: W, family: WidgetFamily) async -> WidgetView {
        guard let kind = widget.body._kinds.first else { return WidgetView(widget, family: family) }
        return WidgetView(kind, family: family, entry: await kind.snapshot(family))
    }

    /// The widget with each of its entries from this moment on.
    public static func timeline<W: Widget>(of widget: W, family: WidgetFamily) async -> [WidgetView] {
        guard let kind = widget.body._kinds.first else { return [] }
        return await kind.timeline(family).entries.map { WidgetView(kind, family: family, entry: $0) }
    }

    public var body: some View {
        WidgetFrame(family: family, hasMargins: kind?.hasMargins ?? true) { content }
    }

    private var content: AnyView? {
        guard let kind else { return nil }
        guard let entry else { return kind.view(kind.placeholder(family)) }
        let view = kind.view(entry)
        if view == nil { Log.warning("\(name) cannot show an entry of the type \(type(of: entry))", view: name) }
        return view
    }
}

/// The ground, the margins and the corners of a widget.
struct WidgetFrame<Content: View>: View {
    let family: WidgetFamily
    let hasMargins: Bool
    @ViewBuilder let content: Content

    /// The margin of a widget on a home screen, in points.
    private static var margin: CGFloat { 16 }

    var body: some View {
        let margin = hasMargins && family.isOnHomeScreen ? Self.margin : 0
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .padding(margin)
            .frame(width: family.size.width, height: family.size.height)
            .backgroundPreferenceValue(WidgetGroundKey.self) { ground in
                ZStack(alignment: ground?.alignment ?? .center) {
                    if family.isOnHomeScreen { Rectangle().fill(.background) }
                    if family.isOnHomeScreen { ground?.view }
                }
                .frame(width: family.size.width, height: family.size.height)
            }
            .clipShape(WidgetShape(family: family))
            .environment(\.isInWidget, true)
            .environment(\.widgetFamily, family)
            .environment(
                \.widgetContentMargins, EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
            )
            .environment(\.widgetRenderingMode, family.isOnHomeScreen ? .fullColor : .vibrant)
    }
}

/// The outline of a widget.
private struct WidgetShape: Shape {
    let family: WidgetFamily

    func path(in rect: CGRect) -> Path {
        switch family {
        case .accessoryCircular, .accessoryCorner: Path(ellipseIn: rect)
        case .accessoryRectangular, .accessoryInline: Path(rect)
        default: Path(roundedRect: rect, cornerRadius: 22, style: .continuous)
        }
    }
}

/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The mode's name.
    public let description: String
    /// In all colours.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two colours. Roost draws no widget so.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// In shades, as on a lock screen: the mode of the accessory families. Their colours are drawn as they are.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    /// The widget's size; `systemSmall` outside of widgets.
    @Entry public var widgetFamily: WidgetFamily = .systemSmall

    /// How the widget is coloured.
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor

    /// The margins around the content, in points.
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()

    /// Whether the background shows; here always.
    @Entry public var showsWidgetContainerBackground: Bool = true
}

extension View {
    /// The address that a press on the widget opens.
    nonisolated public func widgetURL(_ url: URL?) -> some View { modifier(WidgetLink(url: url)) }

    /// Whether the view takes the accent colour where widgets have two colours; here none does.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// A text beside an accessory widget. It is left out, with a warning.
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { leavingOutLabel() }

    /// A text beside an accessory widget. It is left out, with a warning.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { leavingOutLabel() }

    /// A view beside an accessory widget. It is left out, with a warning.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { leavingOutLabel() }

    nonisolated private func leavingOutLabel() -> some View {
        Log.warning("widgetLabel has no effect: pictures show a widget without what stands beside it")
        return self
    }
}

nonisolated private struct WidgetLink: ViewModifier {
    let url: URL?
    @Environment(\.openURL) private var openURL

    @MainActor func body(content: Content) -> some View {
        content.onTapGesture { if let url { openURL(url) } }
    }
}

/// The ground that the system gives to accessory widgets.
public struct AccessoryWidgetBackground: View {
    /// A ground.
    public init() {}
    public var body: some View { Rectangle().fill(.quaternary) }
}
