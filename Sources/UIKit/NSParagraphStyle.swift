import CoreGraphics
import Foundation

/// The look of a paragraph in an attributed string: the side of its lines, their distance, and the end of one that is
/// cut off. A label and a text view to read take that of their text's first character for all of it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var side = NSTextAlignment.natural
    fileprivate var spacing: CGFloat = 0
    fileprivate var breaking = NSLineBreakMode.byWordWrapping

    override public init() { super.init() }

    /// A style without changes.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The side of the lines; `natural` by default.
    open var alignment: NSTextAlignment { side }
    /// Points between the lines, 0 by default.
    open var lineSpacing: CGFloat { spacing }
    /// The end of a text that is cut off; by default the words wrap, and the last line ends as the view says.
    open var lineBreakMode: NSLineBreakMode { breaking }

    open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return side == other.side && spacing == other.spacing && breaking == other.breaking
    }

    override open var hash: Int {
        var hasher = Hasher()
        hasher.combine(side)
        hasher.combine(spacing)
        hasher.combine(breaking)
        return hasher.finalize()
    }

    private func filled<Style: NSParagraphStyle>(_ style: Style) -> Style {
        style.side = side
        style.spacing = spacing
        style.breaking = breaking
        return style
    }
}

/// A paragraph style whose parts can be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
    override open var alignment: NSTextAlignment {
        get { side }
        set { side = newValue }
    }
    override open var lineSpacing: CGFloat {
        get { spacing }
        set { spacing = max(newValue, 0) }
    }
    override open var lineBreakMode: NSLineBreakMode {
        get { breaking }
        set { breaking = newValue }
    }

    /// Takes the parts of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        side = style.side
        spacing = style.spacing
        breaking = style.breaking
    }
}

extension NSAttributedString {
    /// The style of the first character's paragraph; nil for none.
    var paragraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }
}
