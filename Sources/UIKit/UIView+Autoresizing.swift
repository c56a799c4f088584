import CoreGraphics
import RoostCore

extension UIView {
    /// The place and the scale of a view's content in its bounds. Only `UIImageView` follows it.
    public enum ContentMode: Int, Sendable {
        /// `scaleToFill` and `redraw` stretch; `scaleAspectFit` and `scaleAspectFill` keep the proportions; the others
        /// keep the size and stand at the edge or corner of their name.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        /// The content keeps its size and stands in that corner.
        case bottomLeft, bottomRight
    }

    /// The lengths that change with the superview's size. They share the change in equal parts.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes, but never below zero.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes, but never below zero.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Resizes the subviews by their masks, after the view had another size.
    final func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = view.frame
            (frame.origin.x, frame.size.width) = Self.resized(
                frame.origin.x, frame.size.width, in: old.width, to: bounds.width,
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            (frame.origin.y, frame.size.height) = Self.resized(
                frame.origin.y, frame.size.height, in: old.height, to: bounds.height,
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            view.frame = frame
        }
    }

    /// Shares a change of the superview's length among the flexible parts, equally.
    private static func resized(
        _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, _ before: Bool, _ inside: Bool,
        _ after: Bool
    ) -> (CGFloat, CGFloat) {
        let count = (before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0)
        guard count > 0 else { return (start, length) }
        let share = (new - old) / CGFloat(count)
        return (start + (before ? share : 0), max(length + (inside ? share : 0), 0))
    }
}
