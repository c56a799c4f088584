import CoreGraphics
import Foundation
import RoostCore

/// The text of a `UITextField` or a `UITextView`: what code and people change alike.
@MainActor @preconcurrency public final class _UITextContents {
    private unowned let view: UIView
    /// Asks whether people may change a part of the text.
    var mayChange: (NSRange, String) -> Bool = { _, _ in true }
    /// Called after people changed the text.
    var changed: () -> Void = {}
    /// Called after the selection was moved.
    var selectionChanged: () -> Void = {}
    /// Whether the keyboard writes here.
    var isEditing = false
    /// Whether code last asked for the keyboard, or gave it back, and how often it did.
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

    /// Takes what somebody wrote, where it may be written.
    private func take(_ words: String) {
        let (range, replacement) = Self.difference(from: text, to: words, caret: selectedRange)
        guard mayChange(range, replacement) else { return }
        text = words
        view.invalidateIntrinsicContentSize()
        changed()
    }

    /// What of a text was replaced, and by what: as much of it as lies around the caret.
    static func difference(
        from old: String, to new: String, caret: Range<Int>
    ) -> (range: NSRange, replacement: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        var end = 0
        let most = min(a.count, b.count)
        // What follows the caret stays; of "aa" in which an "a" is written the place is known by it.
        let after = max(0, a.count - caret.upperBound)
        while end < min(most, after), a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        var start = 0
        while start < most - end, a[start] == b[start] { start += 1 }
        while end < most - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        // A character is replaced as a whole.
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

/// A field of UIKit's made of SwiftUI's: follows what code asks for, and tells what people do.
struct UITextContentsField: View {
    let contents: _UITextContents
    let kind: BareField.Kind
    let prompt: Text?
    /// How often code asked for the keyboard, so that this view is evaluated when it does again.
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
