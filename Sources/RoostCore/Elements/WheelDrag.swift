import CoreGraphics

/// What a wheel or trackpad does over a view that is no scroll view: it drags the view.
package struct WheelDrag {
    /// The axes along which a stroke must begin.
    package let axes: Axis.Set
    package let handlers: AxisDragHandlers
    /// Whether a drag by some points would move anything. If not, a stroke scrolls the scroll views around.
    package let moves: (CGSize) -> Bool

    package init(axes: Axis.Set, handlers: AxisDragHandlers, moves: @escaping (CGSize) -> Bool = { _ in true }) {
        self.axes = axes
        self.handlers = handlers
        self.moves = moves
    }
}
