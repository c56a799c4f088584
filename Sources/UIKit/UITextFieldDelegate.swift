import Foundation

/// The object that a `UITextField` asks and tells. UIKit's optional methods are ordinary ones here: each has an
/// implementation, which allows everything and does nothing.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may take the keyboard.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether code may take the keyboard away; people always can.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ended, by the default implementation of the method with a reason.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing ended; the reason is always `committed`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether an edit may happen. The range, in UTF-16 units, and the replacement follow from the text before and
    /// after it and from the caret.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called after the selection or the caret moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may empty the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called for the return key. True runs the actions for `editingDidEndOnExit`; with one of those the keyboard goes.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
