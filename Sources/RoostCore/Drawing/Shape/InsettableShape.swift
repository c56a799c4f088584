import CoreGraphics

/// A shape whose edges can move inwards.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its edges moved inwards by a number of points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// The rectangle with its edges moved inwards; edges that would cross meet in the middle.
    func edgesMovedIn(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
