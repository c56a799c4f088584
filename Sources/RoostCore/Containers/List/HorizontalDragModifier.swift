import CoreGraphics

/// Tells of fingers that drag the view sideways.
nonisolated struct HorizontalDragModifier: ElementModifier {
    typealias Body = Never
    /// Points since the drag began, to the right.
    let changed: @MainActor (CGFloat) -> Void
    /// Points a second.
    let ended: @MainActor (CGFloat) -> Void

    func makePointerRecognizer(for element: LayoutID, of node: ViewNode) -> PointerRecognizer? {
        var way: CGFloat = 0
        var handlers = AxisDragHandlers()
        handlers.began = { way = 0 }
        handlers.moved = { step in
            way += step.width
            runIsolated { changed(way) }
        }
        handlers.ended = { velocity in runIsolated { ended(velocity.width) } }
        return AxisDragRecognizer(element: element, node: node, axes: { .horizontal }, handlers: handlers)
    }
}
