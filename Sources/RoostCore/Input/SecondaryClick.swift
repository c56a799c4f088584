import CoreGraphics

/// Runs an action when the view is clicked with the mouse's other button or two fingers on a trackpad; the innermost
/// view with such an action takes the click.
nonisolated package struct SecondaryClickModifier: ViewModifier {
    package typealias Body = Never
    /// Called with the click's location in the window's coordinates.
    let action: @MainActor (CGPoint) -> Void

    package init(action: @escaping @MainActor (CGPoint) -> Void) { self.action = action }

    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        SecondaryClickNode(view, inputs)
    }
}

final class SecondaryClickNode<Base: View>: WrappingNode<Base, SecondaryClickModifier> {
    override package init(_ view: ModifiedContent<Base, SecondaryClickModifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.pointers.hover.clickTakerCount += 1
    }

    override func willEnd() {
        graph.pointers.hover.clickTakerCount -= 1
        super.willEnd()
    }

    override var takesSecondaryClicks: Bool { environment.isEnabled }

    override func secondaryClick(at point: CGPoint) {
        let action = modifier.action
        runIsolated { action(point) }
    }
}

extension ViewGraph {
    /// The node that takes a click of the mouse's other button at a point in the root's coordinates.
    func secondaryClickTaker(at point: CGPoint) -> ViewNode? {
        guard pointers.hover.clickTakerCount > 0 else { return nil }
        return secondaryClickTaker(along: hitPath(at: point))
    }

    /// The innermost such node around the hit element, unless a gesture further out masks it.
    func secondaryClickTaker(along path: ContiguousArray<LayoutID>) -> ViewNode? {
        var taker: ViewNode?
        for element in path {
            guard let node = layout.owner(of: element) else { continue }
            if node.masksInnerGestures { taker = nil }
            if taker == nil, node.takesSecondaryClicks { taker = node }
        }
        return taker
    }
}
