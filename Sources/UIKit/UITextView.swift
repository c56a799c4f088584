import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's text of many lines, to edit or to read. Inside it is SwiftUI's editor or text.
///
/// Editable text has one look throughout; text to read may have several.
@MainActor @preconcurrency open class UITextView: UIScrollView, UITextInput {
    /// Posted by a text view, its `object`, when editing begins.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted by a text view, its `object`, after each edit; not when code sets `text`.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted by a text view, its `object`, when editing ends.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// A text view on the system's background colour; nil makes a text container of default values.
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

    /// The padding, the number of lines and the truncation of the text.
    public let textContainer: NSTextContainer
    /// The distances around the text, in points; by default 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The text and the selection, for Roost's own use.
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

    /// The text. Setting it removes the attributes of its parts and tells nobody; nil is an empty text.
    open var text: String! {
        get { _contents.text }
        set {
            parts = nil
            _contents.set(newValue ?? "")
        }
    }

    /// The text with attributes of its parts; nil where it has one look.
    private var parts: NSAttributedString?

    /// The text with attributes. While it is editable, it shows with those of its first character throughout.
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

    /// The font and the colour of newly written text; other attributes are ignored.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.font: shownFont as Any, .foregroundColor: (textColor ?? .label) as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// Accepted for source compatibility; has no effect here, which a warning says: links are in the tint.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet {
            guard linkTextAttributes?.isEmpty == false else { return }
            Log.warning("UITextView's linkTextAttributes has no effect: links are in the tint", view: "UITextView")
        }
    }
    /// The font; nil, the default, for 12 points of the system font.
    open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the text; `label` by default and for nil. Attributed text to read keeps its own.
    open var textColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The side of the text; `natural` by default.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// Whether a font of a text style grows with the reader's text size; by default false.
    open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
    /// Whether people may edit the text.
    open var isEditable = true { didSet { setNeedsDisplay() } }
    /// Whether links of text to read can be followed. Text on the page cannot be selected for copying.
    open var isSelectable = true { didSet { setNeedsDisplay() } }
    override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    /// The selection in UTF-16 units; an empty range for a caret.
    open var selectedRange: NSRange {
        get { NSRange(_contents.selectedRange) }
        set {
            guard let range = Range(newValue) else { return }
            _contents.select(range)
        }
    }

    /// Puts the caret at the end of `range`; an editor scrolls to its caret by itself.
    open func scrollRangeToVisible(_ range: NSRange) { selectedRange = NSRange(location: range.upperBound, length: 0) }

    // MARK: Keyboard

    /// The letters that a keyboard on the screen capitalises; by default those that begin a sentence.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsDisplay() } }
    /// Whether the keyboard corrects the text; all but `no` leave it to the browser.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
    /// The keyboard on the screen, as far as HTML has words for it.
    open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
    /// The words on the return key, as far as HTML has words for them.
    open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
    /// A view instead of the keyboard; has no effect here, with a warning: the keyboard is the browser's.
    open var inputView: UIView? {
        didSet {
            if inputView != nil { Log.warning("UITextView.inputView has no effect: the keyboard is the browser's") }
        }
    }
    /// Accepted for source compatibility; has no effect here, which a warning says: use a `UITextField`.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry else { return }
            Log.warning(
                "UITextView's isSecureTextEntry has no effect: a UITextField hides its text", view: "UITextView")
        }
    }
    /// The meaning of the text, for the browser to fill it in; nil for none.
    open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }

    override open var canBecomeFirstResponder: Bool { isEditable }
    override open var isFirstResponder: Bool { _contents.isEditing }

    /// Asks for the keyboard, which comes with the next frame of a live window. Returns false where the text is not
    /// editable or the delegate refuses.
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

    /// The paragraph of an attributed text to read.
    private var paragraph: NSParagraphStyle? { isEditable ? nil : parts?.paragraphStyle }
    private var side: NSTextAlignment { paragraph?.alignment ?? textAlignment }

    private var words: some View {
        // The style is on a group, as one of the environment: links do not take it.
        Group { parts.map { Text($0) } ?? Text(verbatim: _contents.text.isEmpty ? " " : _contents.text) }
            .font(shownFont.shown(adjusts: adjustsFontForContentSizeCategory))
            .foregroundStyle((parts == nil ? textColor ?? .label : .label).color)
            .multilineTextAlignment(side.alignment(in: environment.layoutDirection))
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .lineLimit(textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil)
            .truncationMode(textContainer.lineBreakMode.truncationMode)
            .environment(\.layoutDirection, environment.layoutDirection)
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

    override package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        isScrollEnabled ? Self.noIntrinsicMetric : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// The width of the bounds and the height of the text in it; setting it changes nothing.
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
            .multilineTextAlignment(textAlignment.alignment(in: environment.layoutDirection))
            .modifier(UITextTraitsModifier(traits: self))
            .environment(\.layoutDirection, environment.layoutDirection)
            .padding(inset)
            .clipped())
    }

    override var contentAlignment: Alignment {
        Alignment(horizontal: side.side(in: environment.layoutDirection), vertical: .top)
    }
}
