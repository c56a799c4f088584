import CoreGraphics
import Foundation
import RoostCore

/// UIKit's text to read, in the middle of its rectangle's height. It takes no input unless `isUserInteractionEnabled`
/// is set.
@MainActor @preconcurrency open class UILabel: UIView {
    /// The text; setting it removes attributes. Nil is empty.
    open var text: String? {
        didSet {
            parts = nil
            invalidateIntrinsicContentSize()
        }
    }

    /// The text with attributes of its parts; nil where it has one look.
    private var parts: NSAttributedString?

    /// The side of the lines: that of an attributed text's paragraph, else the label's.
    private var side: NSTextAlignment { parts?.paragraphStyle?.alignment ?? textAlignment }

    /// The text with attributes: fonts, colours, lines, kerning, baseline offsets, links, and the first character's
    /// paragraph style.
    open var attributedText: NSAttributedString? {
        get { parts ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
        set {
            text = newValue?.string
            parts = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The font where no attribute gives one; by default 17 points of the system font.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// The colour where no attribute gives one; by default `label`.
    open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
    /// The side of the lines; `natural` by default.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// The most lines; by default 1, and 0 for as many as the text has.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// The end of a text that is cut off. Wrapping and clipping truncate at the tail here.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
    /// Whether the letters shrink for the text to fit; by default false.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The least scale of shrinking letters, 0…1; less than 0.1 counts as 0.1.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The width at which a label of several lines breaks them to find its own size, in points; 0 is none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether a font of a text style grows with the reader's text size; by default false.
    open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override open var intrinsicContentSize: CGSize {
        guard preferredMaxLayoutWidth > 0, numberOfLines != 1 else { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude))
    }

    override package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        numberOfLines == 1 ? intrinsicContentSize.height : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func content() -> AnyView? {
        let direction = environment.layoutDirection
        let paragraph = parts?.paragraphStyle
        let end = paragraph.map(\.lineBreakMode).flatMap { $0 == .byWordWrapping ? nil : $0 } ?? lineBreakMode
        return AnyView(
            Group { parts.map { Text($0) } ?? Text(verbatim: text ?? "") }
                .font(font.shown(adjusts: adjustsFontForContentSizeCategory))
                .foregroundStyle(textColor.color)
                .multilineTextAlignment(side.alignment(in: direction))
                .lineSpacing(paragraph?.lineSpacing ?? 0)
                .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
                .truncationMode(end.truncationMode)
                .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
                .environment(\.layoutDirection, direction))
    }

    override var contentAlignment: Alignment {
        Alignment(horizontal: side.side(in: environment.layoutDirection), vertical: .center)
    }

    /// The distance of a line's baseline from the top of a label of a height, in points: the first line's, or the
    /// last one's.
    final func baseline(ofLast isLast: Bool, inHeight height: CGFloat) -> CGFloat {
        guard isLast else { return font.ascender }
        let line = measured(
            Text(verbatim: " ").font(font.shown(adjusts: adjustsFontForContentSizeCategory)), .unspecified, environment)
        return font.ascender + max(0, height - line.height)
    }
}
