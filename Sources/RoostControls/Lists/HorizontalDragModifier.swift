import CoreGraphics
@_spi(Engine) import RoostCore

/// Reports sideways drags by fingers and mice, and sideways scrolling by wheels and trackpads.
nonisolated struct HorizontalDragModifier: ElementModifier {
    typealias Body = Never
    /// The distance to the right since the start of the drag, in points.
    let changed: @MainActor (CGFloat) -> Void
    /// The velocity at the end, in points per second.
    let ended: @MainActor (CGFloat) -> Void
    /// The action that closes a view that the drag has left open. A touch outside then closes the view and does nothing
    /// else.
    let close: () -> (() -> Void)?

    func makePointerRecognizer(for element: LayoutID, of node: ViewNode) -> PointerRecognizer? {
        AxisDragRecognizer(
            element: element, node: node, axes: { .horizontal }, handlers: handlers(for: element, of: node),
            takesMouse: true)
    }

    func wheelDrag(for element: LayoutID, of node: ViewNode) -> WheelDrag? {
        WheelDrag(axes: .horizontal, handlers: handlers(for: element, of: node))
    }

    private func handlers(for element: LayoutID, of node: ViewNode) -> AxisDragHandlers {
        let (changed, ended, close) = (changed, ended, close)
        var way: CGFloat = 0
        var handlers = AxisDragHandlers()
        handlers.began = { way = 0 }
        handlers.moved = { step in
            way += step.width
            runIsolated { changed(way) }
        }
        handlers.ended = { [unowned graph = node.graph] velocity in
            runIsolated { ended(velocity.width) }
            graph.pointers.keepOpen(element, close)
        }
        return handlers
    }
}
