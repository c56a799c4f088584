import RoostCore

/// A text that is being edited: its characters, the selection, and the range that an input method still composes.
///
/// Offsets are UTF-16 units, as hosts count. The selection always lies on grapheme boundaries.
struct TextEditing: Equatable {
    private(set) var text: String
    /// The end of the selection that stays while the selection is extended.
    private(set) var anchor: Int
    /// The end that moves; the caret where the selection is empty.
    private(set) var head: Int
    private(set) var composition: Range<Int>?

    init(_ text: String, anchor: Int, head: Int, composition: Range<Int>? = nil) {
        self.text = text
        self.anchor = 0
        self.head = 0
        self.anchor = clamp(anchor)
        self.head = clamp(head)
        self.composition = composition.flatMap { range in
            let (lower, upper) = (clamp(range.lowerBound), clamp(range.upperBound))
            return lower < upper ? lower..<upper : nil
        }
    }

    /// With the caret at the end.
    init(_ text: String) { self.init(text, anchor: .max, head: .max) }

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    // MARK: Places

    var count: Int { text.utf16.count }

    /// The nearest grapheme boundary at or before an offset.
    private func clamp(_ offset: Int) -> Int {
        let utf16 = text.utf16
        guard offset > 0, let index = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex) else {
            return offset > 0 ? utf16.count : 0
        }
        guard index < text.endIndex else { return utf16.count }
        // `index(after:)` rounds down to a boundary before it goes on.
        let boundary = text.index(before: text.index(after: index))
        return utf16.distance(from: utf16.startIndex, to: boundary)
    }

    private func index(_ offset: Int) -> String.Index { text.utf16.index(text.startIndex, offsetBy: offset) }

    private func offset(_ index: String.Index) -> Int { text.utf16.distance(from: text.startIndex, to: index) }

    /// The UTF-8 offset of a UTF-16 offset.
    func utf8Offset(_ offset: Int) -> Int { text.utf8.distance(from: text.startIndex, to: index(clamp(offset))) }

    /// The UTF-16 offset of a UTF-8 offset.
    func utf16Offset(_ offset: Int) -> Int {
        let utf8 = text.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: max(0, offset), limitedBy: utf8.endIndex) ?? utf8.endIndex
        return clamp(text.utf16.distance(from: text.startIndex, to: index))
    }

    private func character(after offset: Int) -> Int {
        offset >= count ? count : self.offset(text.index(after: index(offset)))
    }

    private func character(before offset: Int) -> Int {
        offset <= 0 ? 0 : self.offset(text.index(before: index(offset)))
    }

    /// The end of the next word.
    private func word(after offset: Int) -> Int {
        var index = index(offset)
        while index < text.endIndex, !text[index].isWordPart { index = text.index(after: index) }
        while index < text.endIndex, text[index].isWordPart { index = text.index(after: index) }
        return self.offset(index)
    }

    /// The beginning of the previous word.
    private func word(before offset: Int) -> Int {
        var index = index(offset)
        while index > text.startIndex, !text[text.index(before: index)].isWordPart { index = text.index(before: index) }
        while index > text.startIndex, text[text.index(before: index)].isWordPart { index = text.index(before: index) }
        return self.offset(index)
    }

    private func paragraph(before offset: Int) -> Int {
        var index = index(offset)
        while index > text.startIndex, !text[text.index(before: index)].isNewline { index = text.index(before: index) }
        return self.offset(index)
    }

    private func paragraph(after offset: Int) -> Int {
        var index = index(offset)
        while index < text.endIndex, !text[index].isNewline { index = text.index(after: index) }
        return self.offset(index)
    }

    // MARK: Moving

    enum Step {
        case character, word, paragraph
    }

    func destination(_ step: Step, forward: Bool) -> Int {
        switch step {
        case .character: forward ? character(after: head) : character(before: head)
        case .word: forward ? word(after: head) : word(before: head)
        case .paragraph: forward ? paragraph(after: head) : paragraph(before: head)
        }
    }

    /// Moves the caret; a selection that is not extended collapses to the end that lies in the step's direction.
    mutating func move(_ step: Step, forward: Bool, extending: Bool) {
        if !extending, !selection.isEmpty, step == .character {
            place(at: forward ? selection.upperBound : selection.lowerBound)
        } else {
            place(at: destination(step, forward: forward), extending: extending)
        }
    }

    mutating func place(at offset: Int, extending: Bool = false) {
        head = clamp(offset)
        if !extending { anchor = head }
        composition = nil
    }

    mutating func select(_ range: Range<Int>) {
        anchor = clamp(range.lowerBound)
        head = clamp(range.upperBound)
        composition = nil
    }

    mutating func selectAll() { select(0..<count) }

    /// Selects the word around an offset, else the character there.
    mutating func selectWord(at offset: Int) {
        let offset = clamp(offset)
        guard count > 0 else { return }
        let at = offset >= count ? character(before: count) : offset
        guard text[index(at)].isWordPart else { return select(at..<character(after: at)) }
        let end = word(after: at)
        select(word(before: end)..<end)
    }

    /// Selects the paragraph around an offset.
    mutating func selectParagraph(at offset: Int) {
        let offset = clamp(offset)
        select(paragraph(before: offset)..<paragraph(after: offset))
    }

    // MARK: Changing

    /// Puts a string in the place of the selection.
    mutating func insert(_ string: String) { replace(selection, with: string) }

    /// Deletes the selection, else the text from the caret to the end of a step.
    mutating func delete(_ step: Step, forward: Bool) {
        guard selection.isEmpty else { return replace(selection, with: "") }
        let end = destination(step, forward: forward)
        replace(min(head, end)..<max(head, end), with: "")
    }

    private mutating func replace(_ range: Range<Int>, with string: String) {
        let before = text[..<index(range.lowerBound)].utf16.count
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
        composition = nil
        // The new text may join with its neighbours: the caret stands after the whole character.
        let end = before + string.utf16.count
        head = clamp(end)
        if head < end { head = character(after: head) }
        anchor = head
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
