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
}

nonisolated extension UIResponder: Hashable {
    public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
