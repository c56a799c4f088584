import RoostCore

extension UIView {
    /// Takes the keyboard from UIKit's field in this view that has it. SwiftUI's fields keep it: a window warns, and
    /// `@FocusState` moves their focus.
    /// - Parameter force: Whether the field gives the keyboard back although its delegate refuses.
    /// - Returns: Whether none of the view's fields has the keyboard after that.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        if self is UIWindow { Log.warning("UIWindow.endEditing reaches no fields of SwiftUI's: use @FocusState") }
        guard let field = firstResponder else { return true }
        return field.resignFirstResponder() || (force && field.giveBackKeyboard())
    }

    /// The view itself or the one in it that has the keyboard.
    private var firstResponder: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.firstResponder { return found }
        }
        return nil
    }

    private func giveBackKeyboard() -> Bool {
        (self as? UITextField)?._contents.wishFocus(false)
        (self as? UITextView)?._contents.wishFocus(false)
        return true
    }
}
