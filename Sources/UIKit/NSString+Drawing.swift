import CoreGraphics
import Foundation
import RoostCore

/// The way in which text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text has several lines from the rectangle's top; without it, it is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Lines are as high as their font says, as they are in any case.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The rectangle of the letters' ink; here it is that of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that fits ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a text found out.
@MainActor @preconcurrency open class NSStringDrawingContext {
    /// Nothing yet.
    nonisolated public init() {}
    /// The least scale of letters; has no effect here.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale of the letters; always 1 here.
    open var actualScaleFactor: CGFloat { 1 }
    /// The rectangle of the text; not found out here.
    open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
    /// The size of the text, in points, with lines only where it has line breaks.
    public func size() -> CGSize { measuredText(in: nil) }

    /// The rectangle of the text in a width, in points. Its origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        let hasWidth = isWrapped && size.width > 0 && size.width < 10000
        var fitting = measuredText(in: hasWidth ? size.width : nil)
        if isWrapped, options.contains(.truncatesLastVisibleLine), size.height > 0 {
            fitting.height = min(fitting.height, size.height)
        }
        return CGRect(origin: .zero, size: fitting)
    }

    /// Draws the text into the current drawing, in one line for each line break, with `point` at its top left corner.
    public func draw(at point: CGPoint) {
        UIGraphicsDrawing.current(for: "NSAttributedString.draw")?.add(
            .text(Text(self), point, width: nil))
    }

    /// Draws the text into the current drawing, broken into lines within a rectangle.
    public func draw(in rect: CGRect) {
        UIGraphicsDrawing.current(for: "NSAttributedString.draw")?.add(
            .text(Text(self), rect.origin, width: rect.width))
    }

    /// Draws the text into the current drawing, broken into lines within a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }

    /// The size of the text, in points, unrounded; nil for no width.
    private func measuredText(in width: CGFloat?) -> CGSize {
        let text = Text(self)
        return withMainActorAssumed {
            MainActor.assumeIsolated {
                var environment = EnvironmentValues.standard
                // UIKit's sizes of text are not rounded to pixels.
                environment.displayScale = 1024
                return measured(text, ProposedViewSize(width: width, height: nil), environment)
            }
        }
    }
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        var all = attributes ?? [:]
        // UIKit's strings without a font are in Helvetica of 12 points; here it is the system font.
        if all[.font] == nil { all[.font] = UIFont.systemFont(ofSize: 12) }
        return NSAttributedString(string: self as String, attributes: all)
    }

    /// The size of the text in a look, in points, with lines only where it has line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }

    /// The rectangle of the text in a look and a width, in points. Its origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

    /// Draws the text into the current drawing, with `point` at its top left corner.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text into the current drawing, broken into lines within a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }
}

extension String {
    /// The size of the text in a look, in points, with lines only where it has line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// The rectangle of the text in a look and a width, in points. Its origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text into the current drawing, with `point` at its top left corner.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into the current drawing, broken into lines within a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }
}
