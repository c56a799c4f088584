import CoreGraphics

/// The modifier behind `onScrollVisibilityChange`.
nonisolated struct ScrollVisibilityModifier: ViewModifier {
    typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ScrollVisibilityNode(view, inputs)
    }
}

/// Checks after each layout how much of its view the surrounding scroll view shows.
final class ScrollVisibilityNode<Base: View>: ModifierNode<Base, ScrollVisibilityModifier> {
    private var wasVisible = false

    override package init(_ view: ModifiedContent<Base, ScrollVisibilityModifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.observeGeometry(of: self) { [unowned self] in check() }
    }

    private func check() {
        let isVisible = isInView && share >= view.modifier.threshold
        guard isVisible != wasVisible else { return }
        wasVisible = isVisible
        let action = view.modifier.action
        graph.afterUpdate { action(isVisible) }
    }

    /// The visible share, 0…1; 1 without a scroll view.
    private var share: Double {
        guard let element = content.shownElements.first else { return 0 }
        guard let controller = graph.layout.scrollController(around: element) else { return 1 }
        return controller.contentFrame(of: element).map { controller.visibleShare(of: $0) } ?? 0
    }

    override package func isInViewChanged() { check() }

    override package func willEnd() {
        graph.observeGeometry(of: self, nil)
        guard wasVisible else { return }
        let action = view.modifier.action
        graph.afterUpdate { action(false) }
    }
}

extension View {
    /// Runs an action with true once at least `threshold` (0…1) of the view is visible in the surrounding scroll view,
    /// and with false once it no longer is.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ visible: Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
