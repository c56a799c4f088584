import Foundation

/// The common class of UIKit's views, controllers and windows.
///
/// It is no `NSObject`: there are no selectors here.
@MainActor @preconcurrency open class UIResponder {
    /// A responder at the end of its chain.
    public init() {}

    /// Never posted: the keyboard is the browser's own.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted: the keyboard is the browser's own.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted: the keyboard is the browser's own.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted: the keyboard is the browser's own.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted: the keyboard is the browser's own.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// A key of notifications that are never posted here.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// A key of notifications that are never posted here.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// A key of notifications that are never posted here.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// The next responder: a view's controller or superview, a controller's parent; nil at the end of the chain.
    open var next: UIResponder? { nil }
    /// Whether it can have the keyboard: here a `UITextField` that is enabled and a `UITextView` that is editable.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it has the keyboard.
    open var isFirstResponder: Bool { false }

    /// Asks for the keyboard; returns whether it was granted.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Gives the keyboard back; returns whether that was allowed.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    // MARK: Touches

    /// A finger or the mouse's button came down on the view. By default the next responder hears of it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// It moved. By default the next responder hears of it.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// It went up. By default the next responder hears of it.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Something else took it: scrolling, for instance. By default the next responder hears of it.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Kept for overrides; never called here: nobody shakes a page.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Kept for overrides; never called here: nobody shakes a page.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Kept for overrides; never called here: nobody shakes a page.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    // MARK: Accessibility

    /// Kept for the app: a view with a label is an element for assistive technologies, and so is a text.
    open var isAccessibilityElement = false
    /// The name by which tests find the view; people never hear it.
    open var accessibilityIdentifier: String? { didSet { wordsChanged() } }
    /// The words that a screen reader says for the view and all inside it; nil leaves the content's own.
    open var accessibilityLabel: String? { didSet { wordsChanged() } }
    /// The words for the view's value; nil leaves the content's own.
    open var accessibilityValue: String? { didSet { wordsChanged() } }
    /// The words that say what the view does; nil for none.
    open var accessibilityHint: String? { didSet { wordsChanged() } }
    /// The view's role and state, beside the content's own.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { wordsChanged() } }
    /// Whether assistive technologies do not see the view and what is inside it.
    open var accessibilityElementsHidden = false { didSet { wordsChanged() } }
    /// Called for "more" in an adjustable view; does nothing by itself.
    open func accessibilityIncrement() {}
    /// Called for "less" in an adjustable view; does nothing by itself.
    open func accessibilityDecrement() {}

    func wordsChanged() {}
}

nonisolated extension UIResponder: Hashable {
    public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
