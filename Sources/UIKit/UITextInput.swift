import Foundation
import RoostCore

/// A position in the text of a field.
public final class UITextPosition: Sendable {
    /// The distance from the start, in UTF-16 units.
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// A range of the text of a field.
public final class UITextRange: Sendable {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }

    /// The position before the first character of the range.
    public var start: UITextPosition { UITextPosition(range.lowerBound) }
    /// The position after the last character of the range.
    public var end: UITextPosition { UITextPosition(range.upperBound) }
    /// Whether the range has no characters: a caret.
    public var isEmpty: Bool { range.isEmpty }
}

/// A field that takes keys one by one.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Replaces the selection by a text, with the caret after it.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

/// A field with an editable text. Its positions and its selection count UTF-16 units.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
    /// The text and the selection, for Roost's own use.
    var _contents: _UITextContents { get }
}

extension UITextInput {
    /// The position before the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position after the text.
    public var endOfDocument: UITextPosition { UITextPosition(_contents.count) }

    /// The selection, or the caret as an empty range. Setting nil changes nothing.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(_contents.selectedRange) }
        set { if let newValue { _contents.select(newValue.range) } }
    }

    /// The position `offset` UTF-16 units further on; nil outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0..._contents.count).contains(place) ? UITextPosition(place) : nil
    }

    /// The distance between two positions, in UTF-16 units; negative backwards.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// The range between two positions, in either order; never nil here.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition.offset, toPosition.offset)
        return UITextRange(min(from, to)..<max(from, to))
    }

    /// The text of a range, as far as it is in the text; never nil here.
    public func text(in range: UITextRange) -> String? { _contents.text(in: range.range) }
    /// Replaces a range and puts the caret after the new text. The field's events tell of it; the delegate is not
    /// asked.
    public func replace(_ range: UITextRange, withText text: String) { _contents.replace(range.range, with: text) }

    public var hasText: Bool { !_contents.text.isEmpty }
    public func insertText(_ text: String) { _contents.replace(_contents.selectedRange, with: text) }

    public func deleteBackward() {
        let range = _contents.selectedRange
        guard range.isEmpty else { return _contents.replace(range, with: "") }
        _contents.deleteCharacter(before: range.lowerBound)
    }
}
