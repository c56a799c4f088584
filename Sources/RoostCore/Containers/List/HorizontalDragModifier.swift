import CoreGraphics

/// Tells of fingers and mice that drag the view sideways, and of wheels and trackpads that scroll it sideways.
nonisolated struct HorizontalDragModifier: ElementModifier {
    typealias Body = Never
    /// Points since the drag began, to the right.
    let changed: @MainActor (CGFloat) -> Void
    /// Points a second.
    let ended: @MainActor (CGFloat) -> Void
    /// What closes the view where the drag has left it open: a touch outside does that and nothing else.
    let whatCloses: () -> (() -> Void)?

    func makePointerRecognizer(for element: LayoutID, of node: ViewNode) -> PointerRecognizer? {
        AxisDragRecognizer(
            element: element, node: node, axes: { .horizontal }, handlers: handlers(for: element, of: node),
            takesMouse: true)
    }

    func handlers(for element: LayoutID, of node: ViewNode) -> AxisDragHandlers {
        let (changed, ended, whatCloses) = (changed, ended, whatCloses)
        var way: CGFloat = 0
        var handlers = AxisDragHandlers()
        handlers.began = { way = 0 }
        handlers.moved = { step in
            way += step.width
            runIsolated { changed(way) }
        }
        handlers.ended = { [unowned graph = node.graph] velocity in
            runIsolated { ended(velocity.width) }
            graph.pointers.keepOpen(element, whatCloses)
        }
        return handlers
    }
}
