import CoreGraphics

/// A shape that can be made smaller from its edges inwards.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape with its edges moved inwards, in points.
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
