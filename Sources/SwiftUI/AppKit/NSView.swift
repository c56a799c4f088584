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
    /// Places the subviews that are to be placed anew.
    public func layoutSubtreeIfNeeded() { layoutIfNeeded() }

    /// A clear picture for `cacheDisplay(in:to:)`, with two pixels for a point; nil for a rectangle that is empty or too
    /// large.
    public func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? {
        guard let width = Int(exactly: (rect.width * 2).rounded(.up)),
            let height = Int(exactly: (rect.height * 2).rounded(.up))
        else { return nil }
        let picture = NSBitmapImageRep(
            bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: height, bitsPerSample: 8, samplesPerPixel: 4,
            hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
        picture?.size = rect.size
        return picture
    }

    /// Draws a part of the view, with its subviews, into a picture.
    public func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {
        guard rect.width > 0, rect.height > 0, bitmapImageRep.size.width > 0 else { return }
        let format = UIGraphicsImageRendererFormat()
        format.scale = CGFloat(bitmapImageRep.pixelsWide) / bitmapImageRep.size.width
        bitmapImageRep.show(
            UIGraphicsImageRenderer(size: bitmapImageRep.size, format: format).image { _ in
                drawHierarchy(
                    in: CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: bounds.size),
                    afterScreenUpdates: true)
            })
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
