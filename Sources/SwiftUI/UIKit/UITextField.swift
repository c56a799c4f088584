import CoreGraphics
import Foundation
import RoostCore

/// UIKit's line of text to edit, made of SwiftUI's field.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

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

    open var text: String? {
        get { _contents.text }
        set { _contents.set(newValue ?? "") }
    }

    /// The text in the look that the field has throughout; of what is set, the look of its first character counts.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: _contents.text, attributes: defaultTextAttributes) }
        set {
            if let newValue, newValue.length > 0 {
                defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil)
            }
            text = newValue?.string
        }
    }

    /// How the text looks.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font as Any, .foregroundColor: textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// What should be written there, seen while nothing is.
    open var placeholder: String? {
        didSet {
            attributedPlaceholder = nil
            invalidateIntrinsicContentSize()
        }
    }
    open var attributedPlaceholder: NSAttributedString? { didSet { invalidateIntrinsicContentSize() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }

    // MARK: Look

    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
    /// Empties the field when editing begins.
    open var clearsOnBeginEditing = false
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
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

    /// Where a border's content begins.
    private var margin: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// Where the text is.
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

    /// Where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where what should be written is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

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

    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsDisplay() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
    open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
    open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
    open var isEditing: Bool { _contents.isEditing }

    override open var canBecomeFirstResponder: Bool { isEnabled }
    override open var isFirstResponder: Bool { _contents.isEditing }

    /// Asks for the keyboard, which comes with the next frame of a live window.
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
        // With an action for this event, the keyboard goes.
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

/// What a text field shows.
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
        ZStack(alignment: .topLeading) {
            border
            UITextContentsField(
                contents: field._contents, kind: field.isSecureTextEntry ? .secureLine : .line, prompt: prompt,
                wishes: wishes, editingChanged: editingChanged, submitted: submitted
            )
            .font(font)
            .foregroundStyle(color)
            .multilineTextAlignment(field.textAlignment.alignment)
            .modifier(UITextTraitsModifier(traits: field))
            .disabled(!field.isEnabled)
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
