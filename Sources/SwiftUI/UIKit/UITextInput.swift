import Foundation
import RoostCore

/// A place in the text of a field.
public final class UITextPosition: Sendable {
    /// In UTF-16 units from the start.
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// A part of the text of a field.
public final class UITextRange: Sendable {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }

    public var start: UITextPosition { UITextPosition(range.lowerBound) }
    public var end: UITextPosition { UITextPosition(range.upperBound) }
    public var isEmpty: Bool { range.isEmpty }
}

/// What takes single keys.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// What has a text that is edited: its places and its selection, in UTF-16 units.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
    var _contents: _UITextContents { get }
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(_contents.count) }

    /// What is selected, or where the caret is.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(_contents.selectedRange) }
        set { if let newValue { _contents.select(newValue.range) } }
    }

    /// The place so many units on; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0..._contents.count).contains(place) ? UITextPosition(place) : nil
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition.offset, toPosition.offset)
        return UITextRange(min(from, to)..<max(from, to))
    }

    public func text(in range: UITextRange) -> String? { _contents.text(in: range.range) }
    public func replace(_ range: UITextRange, withText text: String) { _contents.replace(range.range, with: text) }

    public var hasText: Bool { !_contents.text.isEmpty }
    public func insertText(_ text: String) { _contents.replace(_contents.selectedRange, with: text) }

    public func deleteBackward() {
        let range = _contents.selectedRange
        guard range.isEmpty else { return _contents.replace(range, with: "") }
        _contents.deleteCharacter(before: range.lowerBound)
    }
}
