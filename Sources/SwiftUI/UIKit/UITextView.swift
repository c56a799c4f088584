import CoreGraphics
import Foundation
import RoostCore

/// UIKit's text of many lines, to edit or to read, made of SwiftUI's.
///
/// Text that is edited has one look throughout; where it is only read, its parts may have their own.
@MainActor @preconcurrency open class UITextView: UIScrollView, UITextInput {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepare()
    }

    override public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        textContainer.view = self
        backgroundColor = .systemBackground
    }

    // MARK: Text

    public let textContainer: NSTextContainer
    /// Around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateIntrinsicContentSize() }
    }

    public private(set) lazy var _contents = makeContents()

    private func makeContents() -> _UITextContents {
        let contents = _UITextContents(of: self)
        contents.mayChange = { [unowned self] range, words in
            isEditable && (texts?.textView(self, shouldChangeTextIn: range, replacementText: words) ?? true)
        }
        contents.changed = { [unowned self] in
            parts = nil
            texts?.textViewDidChange(self)
            NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        }
        contents.selectionChanged = { [unowned self] in texts?.textViewDidChangeSelection(self) }
        return contents
    }

    private var texts: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open var text: String! {
        get { _contents.text }
        set {
            parts = nil
            _contents.set(newValue ?? "")
        }
    }

    /// The text whose parts have their own looks.
    private var parts: NSAttributedString?

    open var attributedText: NSAttributedString! {
        get { parts ?? NSAttributedString(string: _contents.text, attributes: typingAttributes) }
        set {
            _contents.set(newValue?.string ?? "")
            parts = newValue
            if let newValue, newValue.length > 0 {
                typingAttributes = newValue.attributes(at: 0, effectiveRange: nil)
            }
            invalidateIntrinsicContentSize()
        }
    }

    /// How text that is written looks.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.font: shownFont as Any, .foregroundColor: (textColor ?? .label) as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { setNeedsDisplay() } }
    /// 12 points where it is nil.
    open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? { didSet { setNeedsDisplay() } }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
    open var isEditable = true { didSet { setNeedsDisplay() } }
    /// Whether links can be followed; text on the page cannot be selected to be copied.
    open var isSelectable = true { didSet { setNeedsDisplay() } }
    override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    open var selectedRange: NSRange {
        get { NSRange(_contents.selectedRange) }
        set {
            guard let range = Range(newValue) else { return }
            _contents.select(range)
        }
    }

    /// Text that is edited scrolls with its caret by itself.
    open func scrollRangeToVisible(_ range: NSRange) { selectedRange = NSRange(location: range.upperBound, length: 0) }

    // MARK: Keyboard

    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsDisplay() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
    open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
    open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }

    override open var canBecomeFirstResponder: Bool { isEditable }
    override open var isFirstResponder: Bool { _contents.isEditing }

    /// Asks for the keyboard, which comes with the next frame of a live window.
    @discardableResult override open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, texts?.textViewShouldBeginEditing(self) ?? true else { return false }
        _contents.wishFocus(true)
        return true
    }

    @discardableResult override open func resignFirstResponder() -> Bool {
        guard isFirstResponder, texts?.textViewShouldEndEditing(self) ?? true else { return !isFirstResponder }
        _contents.wishFocus(false)
        return true
    }

    private func editingChanged(_ isEditing: Bool) {
        guard isEditing != _contents.isEditing else { return }
        if isEditing {
            guard texts?.textViewShouldBeginEditing(self) ?? true else { return _contents.wishFocus(false) }
            _contents.isEditing = true
            texts?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            _contents.isEditing = false
            texts?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        setNeedsDisplay()
    }

    // MARK: Size and drawing

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

    private var words: some View {
        // A group's style is one of the surroundings, which links do not take.
        Group { parts.map { Text($0) } ?? Text(verbatim: _contents.text.isEmpty ? " " : _contents.text) }
            .font(shownFont.shown(adjusts: adjustsFontForContentSizeCategory))
            .foregroundStyle((parts == nil ? textColor ?? .label : .label).color)
            .multilineTextAlignment(textAlignment.alignment)
            .lineLimit(textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil)
            .truncationMode(textContainer.lineBreakMode.truncationMode)
    }

    private var margins: CGSize {
        CGSize(
            width: textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding,
            height: textContainerInset.top + textContainerInset.bottom)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 10000
        let room = isLimited ? max(0, size.width - margins.width) : nil
        let own = measured(words, ProposedViewSize(width: room, height: nil), environment)
        return CGSize(width: own.width + margins.width, height: own.height + margins.height)
    }

    override open var intrinsicContentSize: CGSize {
        isScrollEnabled ? Self.noIntrinsicSize : sizeThatFits(.zero)
    }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        isScrollEnabled ? Self.noIntrinsicMetric : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// As large as the text is in the width that there is.
    override open var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height) }
        set {}
    }

    override var showsContents: Bool { false }

    override func content() -> AnyView? {
        let inset = EdgeInsets(
            top: textContainerInset.top, leading: textContainerInset.left + textContainer.lineFragmentPadding,
            bottom: textContainerInset.bottom, trailing: textContainerInset.right + textContainer.lineFragmentPadding)
        guard isEditable else {
            let text = words.frame(maxWidth: .infinity, alignment: contentAlignment).padding(inset)
                .allowsHitTesting(isSelectable)
            return isScrollEnabled
                ? AnyView(ScrollView(showsIndicators: showsVerticalScrollIndicator) { text }) : AnyView(text)
        }
        return AnyView(
            UITextContentsField(
                contents: _contents, kind: .lines, prompt: nil, wishes: _contents.wish.count,
                editingChanged: { [weak self] in self?.editingChanged($0) }
            )
            .font(shownFont.shown(adjusts: adjustsFontForContentSizeCategory))
            .foregroundStyle((textColor ?? .label).color)
            .multilineTextAlignment(textAlignment.alignment)
            .modifier(UITextTraitsModifier(traits: self))
            .padding(inset)
            .clipped())
    }

    override var contentAlignment: Alignment {
        Alignment(horizontal: textAlignment.alignment.horizontal, vertical: .top)
    }
}
