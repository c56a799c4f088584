import CoreGraphics
@_spi(Engine) import RoostCore
import SwiftUI

/// Reports drags by fingers and mice that scroll a plot, and turns of the wheel over it.
nonisolated struct ChartScrollModifier: ElementModifier {
    typealias Body = Never
    let axes: Axis.Set
    /// Whether the mouse scrolls by dragging, too. Where it selects, the wheel alone scrolls.
    let takesMouse: Bool
    /// The distance since the start of a drag, in points.
    let dragged: (CGSize) -> Void
    /// The distance since the start of a drag and the velocity at its end, in points per second.
    let released: (CGSize, CGSize) -> Void
    /// A step of the wheel, in points by which the content moves.
    let turned: (CGSize) -> Void
    /// The wheel has come to rest.
    let rested: () -> Void
    /// Whether the content has room for a step of the wheel.
    let moves: (CGSize) -> Bool

    func makePointerRecognizer(for element: LayoutID, of node: ViewNode) -> PointerRecognizer? {
        guard !axes.isEmpty else { return nil }
        var way = CGSize.zero
        let handlers = AxisDragHandlers(
            moved: { step in
                way = CGSize(width: way.width + step.width, height: way.height + step.height)
                dragged(way)
            },
            ended: { velocity in released(way, velocity) })
        return AxisDragRecognizer(
            element: element, node: node, axes: { axes }, handlers: handlers, takesMouse: takesMouse)
    }

    func wheelDrag(for element: LayoutID, of node: ViewNode) -> WheelDrag? {
        guard !axes.isEmpty else { return nil }
        return WheelDrag(axes: axes, handlers: AxisDragHandlers(moved: turned, ended: { _ in rested() }), moves: moves)
    }
}
