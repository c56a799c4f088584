/// What a background is behind of.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    fileprivate enum Kind { case screen, view }
    fileprivate let kind: Kind

    /// A screen of a navigation stack, its bar included.
    public static let navigation = ContainerBackgroundPlacement(kind: .screen)
    /// A column of a split view, its bar included.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .screen)
    /// A screen of a tab view.
    public static let tabView = ContainerBackgroundPlacement(kind: .view)
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(kind: .view)
    /// A window.
    public static let window = ContainerBackgroundPlacement(kind: .view)
}

extension View {
    /// Puts a style behind the container that this view is in.
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
