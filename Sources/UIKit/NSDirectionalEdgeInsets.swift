import CoreGraphics
import RoostCore

/// Distances from the edges of a rectangle, in points; leading and trailing follow the direction of the layout.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points; negative outwards.
    public var top: CGFloat
    /// The distance from the edge at which text begins, in points; negative outwards.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points; negative outwards.
    public var bottom: CGFloat
    /// The distance from the edge at which text ends, in points; negative outwards.
    public var trailing: CGFloat

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()

    /// Distances in points; positive ones are inwards.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// SwiftUI's insets.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }

    /// The insets by left and right, in a direction.
    func insets(in direction: LayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }

    /// Insets by left and right, in a direction.
    init(_ insets: UIEdgeInsets, in direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}

nonisolated extension EdgeInsets {
    /// UIKit's insets that follow the direction of the layout.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}
