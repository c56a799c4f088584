import Foundation

/// The object that a `UITextView` asks and tells. UIKit's optional methods are ordinary ones here: each has an
/// implementation, which allows everything and does nothing.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the text view may take the keyboard.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether code may take the keyboard away; people always can.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether an edit may happen. The range, in UTF-16 units, and the replacement follow from the text before and
    /// after it and from the caret.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after an edit; not when code sets `text`.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection or the caret moved.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
