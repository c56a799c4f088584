import CoreGraphics
import RoostCore

/// Distances from the edges of a rectangle, in points; left is left in every language.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points; negative outwards.
    public var top: CGFloat
    /// The distance from the left edge, in points; negative outwards.
    public var left: CGFloat
    /// The distance from the bottom edge, in points; negative outwards.
    public var bottom: CGFloat
    /// The distance from the right edge, in points; negative outwards.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// Distances in points; positive ones are inwards.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distances.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}

extension CGRect {
    /// The rectangle inside the insets; larger where they are negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

nonisolated extension EdgeInsets {
    /// UIKit's insets where text runs from the left. Of insets that could be either, those that follow the layout's
    /// direction are meant.
    @_disfavoredOverload
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
