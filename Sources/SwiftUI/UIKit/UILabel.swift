import CoreGraphics
import Foundation
import RoostCore

/// UIKit's text in a rectangle.
@MainActor @preconcurrency open class UILabel: UIView {
    open var text: String? {
        didSet {
            parts = nil
            invalidateIntrinsicContentSize()
        }
    }

    /// The text whose parts have their own looks.
    private var parts: NSAttributedString?

    open var attributedText: NSAttributedString? {
        get { parts ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
        set {
            text = newValue?.string
            parts = newValue
            invalidateIntrinsicContentSize()
        }
    }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// 0 for as many as there are.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// 0…1; the least that the letters shrink to where they are adjusted.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether a font of a text style grows with the text size that its reader has chosen.
    open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        numberOfLines == 1 ? intrinsicContentSize.height : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func content() -> AnyView? {
        AnyView(
            Group { parts.map { Text($0) } ?? Text(verbatim: text ?? "") }
                .font(font.shown(adjusts: adjustsFontForContentSizeCategory))
                .foregroundStyle(textColor.color)
                .multilineTextAlignment(textAlignment.alignment)
                .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
                .truncationMode(lineBreakMode.truncationMode)
                .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1))
    }

    override var contentAlignment: Alignment {
        Alignment(horizontal: textAlignment.alignment.horizontal, vertical: .center)
    }
}
