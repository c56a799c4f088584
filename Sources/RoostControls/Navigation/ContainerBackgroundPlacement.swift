import RoostCore

/// The container that a background lies behind.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    fileprivate enum Kind { case screen, view, widget }
    fileprivate let kind: Kind

    /// A screen of a navigation stack, with its bar.
    public static let navigation = ContainerBackgroundPlacement(kind: .screen)
    /// A column of a split view, with its bar.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .screen)
    /// A screen of a tab view; here the background lies behind the view alone.
    public static let tabView = ContainerBackgroundPlacement(kind: .view)
    /// A widget, up to its edges; outside of widgets nothing is drawn.
    public static let widget = ContainerBackgroundPlacement(kind: .widget)
    /// A window; here the background lies behind the view alone.
    public static let window = ContainerBackgroundPlacement(kind: .view)
}

extension View {
    /// Puts a style behind the container of this view, up to the window's edges.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerBackgroundModifier(ground: BarGround(AnyShapeStyle(style)), kind: container.kind))
    }

    /// Puts views behind the container of this view, up to the window's edges.
    /// - Parameter alignment: The place of the views in the container.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            ContainerBackgroundViews(ground: content(), alignment: alignment, isWidget: container.kind == .widget))
    }
}

private struct ContainerBackgroundModifier: ViewModifier {
    let ground: BarGround
    let kind: ContainerBackgroundPlacement.Kind

    func body(content: Content) -> some View {
        switch kind {
        case .screen: content.transformPreference(NavigationBarRequestKey.self) { [ground] in $0.container = ground }
        case .view: content.background { ground.view }
        case .widget:
            content.modifier(ContainerBackgroundViews(ground: ground.view, alignment: .center, isWidget: true))
        }
    }
}

nonisolated private struct ContainerBackgroundViews<Ground: View>: ViewModifier {
    let ground: Ground
    let alignment: Alignment
    let isWidget: Bool
    @Environment(\.isInWidget) private var isInWidget

    @MainActor func body(content: Content) -> some View {
        if isInWidget, isWidget {
            content.preference(
                key: WidgetGroundKey.self, value: WidgetGround(view: AnyView(ground), alignment: alignment))
        } else {
            content.background(alignment: alignment) { if !isWidget { ground.ignoresSafeArea() } }
        }
    }
}

/// The views behind a widget, as its content asks for them.
package struct WidgetGround {
    package let view: AnyView
    package let alignment: Alignment
}

/// The background that a widget's content asks for.
package struct WidgetGroundKey: PreferenceKey {
    package static var defaultValue: WidgetGround? { nil }
    package static func reduce(value: inout WidgetGround?, nextValue: () -> WidgetGround?) {
        value = value ?? nextValue()
    }
}

extension EnvironmentValues {
    /// Whether a widget around the view draws the background of its content.
    @Entry package var isInWidget: Bool = false
}
