import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// The text and the selection of a `UITextField` or a `UITextView`, as code and people change them.
@MainActor @preconcurrency public final class _UITextContents {
    private unowned let view: UIView
    /// Asks whether people may change a part of the text.
    var mayChange: (NSRange, String) -> Bool = { _, _ in true }
    /// Called after people changed the text.
    var changed: () -> Void = {}
    /// Called after the selection moved.
    var selectionChanged: () -> Void = {}
    /// Whether the field has the keyboard.
    var isEditing = false
    /// Whether code last asked for the keyboard or gave it back, and the number of such requests.
    private(set) var wish: (isFocused: Bool, count: Int) = (false, 0)

    init(of view: UIView) { self.view = view }

    private(set) var text = ""
    /// In UTF-16 units; nil for the end of the text.
    private var selection: Range<Int>?

    var count: Int { text.utf16.count }
    var selectedRange: Range<Int> { selection.map { clamped($0) } ?? count..<count }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let start = min(max(range.lowerBound, 0), count)
        return start..<min(max(range.upperBound, start), count)
    }

    // MARK: Changes by code

    func set(_ text: String) {
        guard text != self.text else { return }
        self.text = text
        selection = nil
        view.invalidateIntrinsicContentSize()
    }

    func select(_ range: Range<Int>) {
        let range = clamped(range)
        guard range != selectedRange || selection == nil else { return }
        selection = range
        view.setNeedsDisplay()
        selectionChanged()
    }

    func text(in range: Range<Int>) -> String {
        (text as NSString).substring(with: NSRange(clamped(range)))
    }

    func replace(_ range: Range<Int>, with words: String) {
        let range = clamped(range)
        text = (text as NSString).replacingCharacters(in: NSRange(range), with: words)
        let end = range.lowerBound + words.utf16.count
        selection = end..<end
        view.invalidateIntrinsicContentSize()
        changed()
    }

    func deleteCharacter(before offset: Int) {
        guard offset > 0 else { return }
        let character = (text as NSString).rangeOfComposedCharacterSequence(at: offset - 1)
        replace(character.location..<offset, with: "")
    }

    // MARK: Changes by people

    /// Takes the text that somebody wrote, if the delegate allows the change.
    private func take(_ words: String) {
        let (range, replacement) = Self.difference(from: text, to: words, caret: selectedRange)
        guard mayChange(range, replacement) else { return }
        text = words
        view.invalidateIntrinsicContentSize()
        changed()
    }

    /// The range that an edit replaced, and the replacement. Where several ranges fit, it is the one around the caret.
    static func difference(
        from old: String, to new: String, caret: Range<Int>
    ) -> (range: NSRange, replacement: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        var end = 0
        let most = min(a.count, b.count)
        // The text after the caret stays: in "aa" only the caret tells where another "a" was written.
        let after = max(0, a.count - caret.upperBound)
        while end < min(most, after), a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        var start = 0
        while start < most - end, a[start] == b[start] { start += 1 }
        while end < most - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        // A character is replaced as a whole: the ends move to where neither text has one around them.
        while start > 0, old.isInsideCharacter(start) || new.isInsideCharacter(start) { start -= 1 }
        while end > 0, old.isInsideCharacter(a.count - end) || new.isInsideCharacter(b.count - end) { end -= 1 }
        let middle = Array(b[start..<b.count - end])
        return (NSRange(location: start, length: a.count - end - start), String(decoding: middle, as: UTF16.self))
    }

    var binding: Binding<String> {
        Binding(get: { self.text }, set: { self.take($0) })
    }

    var selectionBinding: Binding<Range<Int>?> {
        Binding(
            get: { self.selection.map { self.clamped($0) } },
            set: { range in
                guard let range, range != self.selection else { return }
                self.selection = range
                self.selectionChanged()
            })
    }

    // MARK: Keyboard

    func wishFocus(_ isFocused: Bool) {
        wish = (isFocused, wish.count + 1)
        view.setNeedsDisplay()
    }
}

extension String {
    /// Whether an offset in UTF-16 units lies between the parts of one character.
    fileprivate func isInsideCharacter(_ offset: Int) -> Bool {
        String.Index(utf16.index(startIndex, offsetBy: offset), within: self) == nil
    }
}

/// A SwiftUI field for a field of UIKit's: it follows the requests of code and reports the edits of people.
struct UITextContentsField: View {
    let contents: _UITextContents
    let kind: BareField.Kind
    let prompt: Text?
    /// The number of requests for the keyboard: each new one has this view evaluated.
    let wishes: Int
    let editingChanged: (Bool) -> Void
    var submitted: () -> Void = {}
    @FocusState private var isFocused: Bool

    var body: some View {
        BareField(
            text: contents.binding, selection: contents.selectionBinding, kind: kind, prompt: prompt,
            editingChanged: editingChanged, submitted: submitted
        )
        .focused($isFocused)
        .onChange(of: wishes, initial: true) {
            if wishes > 0 { isFocused = contents.wish.isFocused }
        }
    }
}
