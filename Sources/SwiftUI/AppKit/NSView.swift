import CoreGraphics
import UIKit

extension NSView {
    /// True: every view has a layer.
    public var wantsLayer: Bool {
        get { true }
        set {}
    }
    /// Whether the view is to be drawn anew.
    public var needsDisplay: Bool {
        get { false }
        set { if newValue { setNeedsDisplay() } }
    }
    /// Whether the view's subviews are to be placed anew.
    public var needsLayout: Bool {
        get { false }
        set { if newValue { setNeedsLayout() } }
    }
    /// True: coordinates run down.
    public var isFlipped: Bool { true }
    /// The size that the view likes best.
    public var fittingSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    /// The opacity, 0…1.
    public var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }
    /// Words that a pointer shows; none are shown here.
    public var toolTip: String? {
        get { nil }
        set {}
    }
}

extension UIView.AutoresizingMask {
    /// The width changes.
    public static let width = UIView.AutoresizingMask.flexibleWidth
    /// The height changes.
    public static let height = UIView.AutoresizingMask.flexibleHeight
    /// The distance from the left edge changes.
    public static let minXMargin = UIView.AutoresizingMask.flexibleLeftMargin
    /// The distance from the right edge changes.
    public static let maxXMargin = UIView.AutoresizingMask.flexibleRightMargin
    /// The distance from the upper edge changes.
    public static let minYMargin = UIView.AutoresizingMask.flexibleTopMargin
    /// The distance from the lower edge changes.
    public static let maxYMargin = UIView.AutoresizingMask.flexibleBottomMargin
}

extension NSFont {
    /// The size of the system's text, 13 points.
    public class var systemFontSize: CGFloat { 13 }
    /// The size of small text, 11 points.
    public class var smallSystemFontSize: CGFloat { 11 }
    /// The size of labels, 10 points.
    public class var labelFontSize: CGFloat { 10 }
}
