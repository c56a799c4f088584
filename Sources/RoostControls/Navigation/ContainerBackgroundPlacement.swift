import RoostCore

/// The container that a background lies behind.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    fileprivate enum Kind { case screen, view }
    fileprivate let kind: Kind

    /// A screen of a navigation stack, with its bar.
    public static let navigation = ContainerBackgroundPlacement(kind: .screen)
    /// A column of a split view, with its bar.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .screen)
    /// A screen of a tab view; here the background lies behind the view alone.
    public static let tabView = ContainerBackgroundPlacement(kind: .view)
    /// A widget; here the background lies behind the view alone.
    public static let widget = ContainerBackgroundPlacement(kind: .view)
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
}

private struct ContainerBackgroundModifier: ViewModifier {
    let ground: BarGround
    let kind: ContainerBackgroundPlacement.Kind

    func body(content: Content) -> some View {
        switch kind {
        case .screen: content.transformPreference(NavigationBarRequestKey.self) { [ground] in $0.container = ground }
        case .view: content.background { ground.view }
        }
    }
}
