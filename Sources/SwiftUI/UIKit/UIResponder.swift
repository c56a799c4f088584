import Foundation

/// What UIKit's views, controllers and windows have in common.
///
/// It is a class of its own, not an `NSObject`: there are no selectors here.
@MainActor @preconcurrency open class UIResponder {
    public init() {}

    /// UIKit's notification of a keyboard that comes. It is never posted: the keyboard is the browser's own.
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
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// Who is asked next; nil at the end of the chain.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }

    /// Asks for the keyboard; answers whether it was given.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Gives the keyboard back; answers whether it was given back.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}

nonisolated extension UIResponder: Hashable {
    public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
