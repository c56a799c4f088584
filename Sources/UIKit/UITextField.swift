import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's line of text to edit. Inside it is SwiftUI's field.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput {
    /// The frame around a text field: none, a line, a grey line on a background, or a rounded rectangle.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// The times at which a side view or the clear button shows.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    /// The reason for the end of editing; here it is always `committed`.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    /// Posted by a field, its `object`, when editing begins. SwiftUI's fields never post it.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted by a field, its `object`, when editing ends. SwiftUI's fields never post it.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted by a field, its `object`, after each edit; not when code sets `text`.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    /// The object that allows edits and hears of them; nil allows all.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text and the selection, for Roost's own use.
    public private(set) lazy var _contents = makeContents()

    private func makeContents() -> _UITextContents {
        let contents = _UITextContents(of: self)
        contents.mayChange = { [unowned self] range, words in
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: words) ?? true
        }
        contents.changed = { [unowned self] in
            sendActions(for: .editingChanged)
            NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        }
        contents.selectionChanged = { [unowned self] in delegate?.textFieldDidChangeSelection(self) }
        return contents
    }

    /// The text. Setting it tells nobody; nil is read as an empty string.
    open var text: String? {
        get { _contents.text }
        set { _contents.set(newValue ?? "") }
    }

    /// The text with the field's attributes. A field has one look: a new value sets it from the attributes of its first
    /// character.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: _contents.text, attributes: defaultTextAttributes) }
        set {
            if let newValue, newValue.length > 0 {
                defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil)
            }
            text = newValue?.string
        }
    }

    /// The font and the colour of the text; other attributes are ignored.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font as Any, .foregroundColor: textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// The words that show while the field is empty; nil for none.
    open var placeholder: String? {
        didSet {
            attributedPlaceholder = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// The placeholder with attributes; it wins over `placeholder`, and setting that one clears it.
    open var attributedPlaceholder: NSAttributedString? { didSet { invalidateIntrinsicContentSize() } }
    /// The font of the text; 17 points of the system font by default and for nil.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the text; `label` by default and for nil.
    open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
    /// The side of the text; `natural` by default.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// Whether a font of a text style grows with the reader's text size; by default false.
    open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }

    // MARK: Look

    /// The frame around the field; none by default. With `roundedRect` the field is at least 34 points high.
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    /// The times at which the clear button shows. It needs a text, and gives way to the right view.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
    /// Whether the field is emptied when editing begins.
    open var clearsOnBeginEditing = false
    /// A view at the left edge, in its own size; nil for none.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// The times at which the left view shows; by default never.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the right edge, in its own size; nil for none.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// The times at which the right view shows; by default never.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }

    private func isSeen(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool {
        hasText && isSeen(clearButtonMode) && !(rightView != nil && isSeen(rightViewMode))
    }

    // MARK: Places

    /// The distance of the content from the border, in points.
    private var margin: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// The rectangle of the text, in points: the bounds without the border's margin, the side views and the clear
    /// button.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: min(margin, max(bounds.width, 0) / 2), dy: 0)
        if leftView != nil, isSeen(leftViewMode) {
            let start = max(rect.minX, leftViewRect(forBounds: bounds).maxX)
            rect = CGRect(x: start, y: rect.minY, width: max(0, rect.maxX - start), height: rect.height)
        }
        if rightView != nil, isSeen(rightViewMode) {
            rect.size.width = max(0, min(rect.maxX, rightViewRect(forBounds: bounds).minX) - rect.minX)
        } else if clearButtonMode != .never {
            rect.size.width = max(0, min(rect.maxX, clearButtonRect(forBounds: bounds).minX) - rect.minX)
        }
        return rect
    }

    /// The rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The rectangle of the left view, in its own size, at the left edge and centred vertically.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the right view, in its own size, at the right edge and centred vertically.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the clear button: 19 by 19 points near the right edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - max(margin - 2, 0) - 19, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        if let leftView {
            leftView.isHidden = !isSeen(leftViewMode)
            leftView.frame = leftViewRect(forBounds: bounds)
        }
        if let rightView {
            rightView.isHidden = !isSeen(rightViewMode)
            rightView.frame = rightViewRect(forBounds: bounds)
        }
    }

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
            if inputView != nil { Log.warning("UITextField.inputView has no effect: the keyboard is the browser's") }
        }
    }
    /// Whether the characters show as dots, for passwords.
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
    /// The meaning of the text, for the browser to fill it in; nil for none.
    open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
    /// Whether the field has the keyboard.
    open var isEditing: Bool { _contents.isEditing }

    override open var canBecomeFirstResponder: Bool { isEnabled }
    override open var isFirstResponder: Bool { _contents.isEditing }

    /// Asks for the keyboard, which comes with the next frame of a live window. Returns false where the field is
    /// disabled or the delegate refuses.
    @discardableResult override open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        _contents.wishFocus(true)
        return true
    }

    @discardableResult override open func resignFirstResponder() -> Bool {
        guard isEditing, delegate?.textFieldShouldEndEditing(self) ?? true else { return !isEditing }
        _contents.wishFocus(false)
        return true
    }

    private func editingChanged(_ isEditing: Bool) {
        guard isEditing != _contents.isEditing else { return }
        if isEditing {
            guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return _contents.wishFocus(false) }
            _contents.isEditing = true
            if clearsOnBeginEditing { text = "" }
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            _contents.isEditing = false
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        setNeedsLayout()
    }

    private func submitted() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        // With an action for this event, the field gives the keyboard back.
        if run(.editingDidEndOnExit) { resignFirstResponder() }
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        _contents.binding.wrappedValue = ""
    }

    // MARK: Size and drawing

    private var shownFont: Font { (font ?? .systemFont(ofSize: 17)).shown(adjusts: adjustsFontForContentSizeCategory) }

    private var prompt: Text? {
        if let attributedPlaceholder { return Text(attributedPlaceholder) }
        return placeholder.map { Text(verbatim: $0) }
    }

    override open var intrinsicContentSize: CGSize {
        let words = hasText || prompt == nil ? Text(verbatim: hasText ? _contents.text : " ") : prompt ?? Text("")
        let size = measured(words.font(shownFont).lineLimit(1), .unspecified, environment)
        let sides = max(bounds.width, 1000)
        let room = CGRect(x: 0, y: 0, width: sides, height: 100)
        let taken = sides - textRect(forBounds: room).width
        let least: CGFloat = borderStyle == .roundedRect ? 34 : 0
        return CGSize(width: size.width + taken, height: max(least, size.height + 1.5))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func content() -> AnyView? {
        AnyView(
            UITextFieldContent(
                field: self,
                rect: isEditing
                    ? editingRect(forBounds: bounds)
                    : hasText
                        ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds),
                clearRect: showsClearButton ? clearButtonRect(forBounds: bounds) : nil, prompt: prompt,
                font: shownFont, color: (textColor ?? .label).color, wishes: _contents.wish.count,
                editingChanged: { [weak self] in self?.editingChanged($0) },
                submitted: { [weak self] in self?.submitted() }, clear: { [weak self] in self?.clear() }))
    }
}

/// The content of a text field.
private struct UITextFieldContent: View {
    let field: UITextField
    let rect: CGRect
    let clearRect: CGRect?
    let prompt: Text?
    let font: Font
    let color: Color
    let wishes: Int
    let editingChanged: (Bool) -> Void
    let submitted: () -> Void
    let clear: @MainActor () -> Void

    var body: some View {
        let direction = field.environment.layoutDirection
        ZStack(alignment: .topLeading) {
            border
            UITextContentsField(
                contents: field._contents, kind: field.isSecureTextEntry ? .secureLine : .line, prompt: prompt,
                wishes: wishes, editingChanged: editingChanged, submitted: submitted
            )
            .font(font)
            .foregroundStyle(color)
            .multilineTextAlignment(field.textAlignment.alignment(in: direction))
            .modifier(UITextTraitsModifier(traits: field))
            .disabled(!field.isEnabled)
            .environment(\.layoutDirection, direction)
            .frame(width: max(rect.width, 0), height: max(rect.height, 0))
            .offset(x: rect.minX, y: rect.minY)
            if let clearRect {
                Button {
                    clear()
                } label: {
                    Image(systemName: "xmark.circle.fill").font(.system(size: 15)).foregroundStyle(
                        Color(uiColor: .placeholderText)
                    )
                    .frame(width: clearRect.width, height: clearRect.height)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
                .offset(x: clearRect.minX, y: clearRect.minY)
            }
        }
    }

    @ViewBuilder private var border: some View {
        switch field.borderStyle {
        case .none: EmptyView()
        case .line: Rectangle().strokeBorder(.primary, lineWidth: 1)
        case .bezel:
            Rectangle().fill(Color(uiColor: .systemBackground)).strokeBorder(Color(uiColor: .systemGray3), lineWidth: 1)
        case .roundedRect:
            let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)
            shape.fill(Color(uiColor: .systemBackground)).overlay {
                shape.strokeBorder(Color(uiColor: .systemGray5), lineWidth: 1)
            }
        }
    }
}
