import CoreGraphics
import RoostCore

/// The behaviour of a kind of field.
struct FieldKind: Equatable {
    var role: AccessibilityNode.Role
    /// Whether the text wraps.
    var isMultiline = false
    /// Whether the text is secret.
    var isSecure = false
    /// Whether return begins a new line.
    var returnBreaksLine = false
    /// Whether the tab key writes a tab.
    var takesTab = false
    /// Whether the field keeps the focus when return submits.
    var keepsFocus = false

    static let line = FieldKind(role: .textField)
    static let secure = FieldKind(role: .secureField, isSecure: true)
    static let editor = FieldKind(role: .textEditor, isMultiline: true, returnBreaksLine: true, takesTab: true)
}

/// The state of a field between two updates, beside its text.
private struct FieldState: Equatable {
    var anchor = Int.max
    var head = Int.max
    var composition: Range<Int>?
    /// Text that is written but not yet read into a formatted value.
    var draft: String?
    /// The text in which `anchor` and `head` are offsets.
    var known = ""
    /// The horizontal position that the caret keeps while it moves up and down; nil after any other move.
    var goal: CGFloat?
    /// Counts changes: the caret shows after each.
    var edits = 0
    /// The selection that the field's owner was told last.
    var told: Range<Int>?
}

/// The part of a field that is edited. It takes the focus, keys, pointers and the input of a host's own field, and
/// hands the drawn text on to the field's look.
nonisolated struct FieldControl<Content: View>: View {
    let source: FieldSource
    let kind: FieldKind
    /// The name of the field for accessibility.
    let label: Text?
    var editingChanged: ((Bool) -> Void)?
    var committed: (() -> Void)?
    /// The selection in UTF-16 units, for an owner that follows it or sets it.
    var selected: Binding<Range<Int>?>?
    let content: (TextInput) -> Content

    @State private var state = FieldState()
    @State private var probe = TextInputProbe()
    @Environment(\.idiom) private var idiom
    @Environment(\.submitActions) private var submitActions
    @Environment(\.submitTrigger) private var submitTrigger
    @Environment(\.fieldTraits) private var traits
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        let editing = editing
        let display = Display(editing.text, isSecure: kind.isSecure)
        content(
            TextInput(
                display: display.text, selection: display.range(editing.selection, editing),
                caret: display.offset(editing.head, editing),
                composition: editing.composition.map { display.range($0, editing) }, isMultiline: kind.isMultiline,
                isSecure: kind.isSecure, fillsHeight: kind.role == .textEditor, edits: state.edits, probe: probe)
        )
        .contentShape(Rectangle())
        .gesture(TextPointerGesture { take($0) })
        .control(control(editing))
    }

    // MARK: State

    /// The text and the selection now. Where the text was changed from elsewhere, the caret stays at its offset, or at
    /// the end where it stood there.
    private var editing: TextEditing {
        let state = state
        let text = state.draft ?? source.text(locale)
        if let wanted = selected?.wrappedValue, wanted != state.told {
            return TextEditing(text, anchor: wanted.lowerBound, head: wanted.upperBound)
        }
        if text == state.known {
            return TextEditing(text, anchor: state.anchor, head: state.head, composition: state.composition)
        }
        let wasAtEnd = state.head >= state.known.utf16.count
        return wasAtEnd ? TextEditing(text) : TextEditing(text, anchor: state.head, head: state.head)
    }

    private func change(keepsGoal: Bool = false, _ body: (inout TextEditing) -> Void) {
        let before = editing
        var editing = before
        body(&editing)
        var next = state
        if editing.text != before.text {
            if let edit = source.edit {
                edit(editing.text)
                let taken = source.text(locale)
                // The binding may have changed the text.
                if taken != editing.text {
                    editing = TextEditing(
                        taken, anchor: editing.anchor, head: editing.head, composition: editing.composition)
                }
            } else {
                next.draft = editing.text
                // A telephone's keyboard for numbers has no return key, and its buttons leave the focus in the field.
                if idiom == .iOS { source.commit(editing.text, locale) }
            }
        }
        next.anchor = editing.anchor
        next.head = editing.head
        next.composition = editing.composition
        next.known = editing.text
        if !keepsGoal { next.goal = nil }
        next.edits &+= 1
        if let selected {
            next.told = editing.selection
            if selected.wrappedValue != editing.selection { selected.wrappedValue = editing.selection }
        }
        state = next
    }

    private func commit() {
        if let draft = state.draft {
            source.commit(draft, locale)
            state.draft = nil
        }
    }

    // MARK: Control

    private func control(_ editing: TextEditing) -> AccessibleControl {
        var control = AccessibleControl(kind.role, hiddenLabel: label)
        var input = AccessibilityNode.TextInput(
            text: editing.text, selection: editing.selection, isMultiline: kind.isMultiline, isSecure: kind.isSecure)
        input.traits = traits
        control.text = input
        control.label = ""
        control.value = kind.isSecure ? String(repeating: "•", count: editing.text.count) : editing.text
        control.key = { press($0) }
        control.edit = { take($0) }
        control.textPlaces = TextPlaces { range in
            let editing = self.editing
            let display = Display(editing.text, isSecure: kind.isSecure)
            return probe.node?.frame(of: display.range(range, editing))
        } offset: { point in
            probe.node.map { place(of: point, in: self.editing, $0) }
        }
        control.submit = { if kind.returnBreaksLine { change { $0.insert("\n") } } else { submit() } }
        control.focusChanged = { focusChanged($0) }
        return control
    }

    private func focusChanged(_ isFocused: Bool) {
        if isFocused {
            // On macOS, a field of one line that gets the focus selects all of its text.
            if idiom == .macOS && !kind.isMultiline { change { $0.selectAll() } } else { change { _ in } }
        } else {
            commit()
            if state.composition != nil { change { $0.place(at: $0.head) } }
        }
        editingChanged?(isFocused)
    }

    private func submit() {
        commit()
        // iOS puts the keyboard away. An action that asks for the focus gets it back.
        if idiom == .iOS && !kind.keepsFocus { probe.node?.graph.focus.clear() }
        committed?()
        submitActions.run(submitTrigger)
    }

    /// Takes over the text and the selection of a host's own field.
    private func take(_ edit: TextEdit) {
        change { editing in
            let selection = edit.selection
            editing = TextEditing(
                kind.isMultiline ? edit.text : edit.text.onOneLine, anchor: selection.lowerBound,
                head: selection.upperBound, composition: edit.composition)
        }
    }

    // MARK: Keys

    private func press(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return false }
        let (modifiers, extends) = (event.modifiers, event.modifiers.contains(.shift))
        let isCommand = modifiers.contains(.command)
        let byWord = modifiers.contains(.option) || modifiers.contains(.control)
        switch event.key {
        case .leftArrow, .rightArrow:
            let forward = (event.key == .rightArrow) != isRightToLeft
            change { editing in
                if isCommand {
                    editing.place(at: lineEnd(editing, forward: forward), extending: extends)
                } else {
                    editing.move(byWord ? .word : .character, forward: forward, extending: extends)
                }
            }
            return true
        case .upArrow, .downArrow: return moveLine(event.key == .downArrow ? 1 : -1, toEnd: isCommand, extends)
        case .home, .end:
            change { editing in
                let forward = event.key == .end
                let place = isCommand || byWord ? (forward ? editing.count : 0) : lineEnd(editing, forward: forward)
                editing.place(at: place, extending: extends)
            }
            return true
        case .delete, .deleteForward:
            let forward = event.key == .deleteForward
            change { editing in
                if isCommand && editing.selection.isEmpty {
                    editing.place(at: lineEnd(editing, forward: forward), extending: true)
                    if editing.selection.isEmpty { return }
                }
                editing.delete(byWord ? .word : .character, forward: forward)
            }
            return true
        case .return:
            if kind.returnBreaksLine || modifiers.contains(.option) && kind.isMultiline {
                change { $0.insert("\n") }
                return true
            }
            // A held key submits once.
            if event.phase == .down { submit() }
            return false
        case .tab where kind.takesTab && modifiers.isEmpty:
            change { $0.insert("\t") }
            return true
        default: break
        }
        if isCommand || modifiers.contains(.control) {
            guard event.key == "a" || event.key == "A" else { return false }
            change { $0.selectAll() }
            return true
        }
        guard event.characters.isTyped else { return false }
        change { $0.insert(event.characters) }
        return true
    }

    private var isRightToLeft: Bool {
        let editing = editing
        return probe.node?.isRightToLeft(
            at: Display(editing.text, isSecure: kind.isSecure).offset(editing.head, editing))
            ?? false
    }

    private func lineEnd(_ editing: TextEditing, forward: Bool) -> Int {
        let display = Display(editing.text, isSecure: kind.isSecure)
        guard let line = probe.node?.line(of: display.offset(editing.head, editing)) else {
            return editing.destination(.paragraph, forward: forward)
        }
        return display.utf16Offset(forward ? line.upperBound : line.lowerBound, editing)
    }

    private func moveLine(_ lines: Int, toEnd: Bool, _ extends: Bool) -> Bool {
        let editing = editing
        let display = Display(editing.text, isSecure: kind.isSecure)
        let place =
            toEnd ? nil : probe.node?.offset(lines, linesFrom: display.offset(editing.head, editing), x: state.goal)
        // Beyond the first and the last line the caret goes to the end of the text.
        change(keepsGoal: true) {
            $0.place(
                at: place.map { display.utf16Offset($0.offset, editing) } ?? (lines > 0 ? editing.count : 0),
                extending: extends)
        }
        state.goal = place?.x
        return true
    }

    // MARK: Pointers

    /// The first press places the caret, the second one selects the word, the third one the paragraph.
    private func take(_ step: TextPointerGesture.Step) {
        guard let node = probe.node else { return }
        switch step {
        case .press(let point, let time, let extends):
            let count = probe.count(at: point, time)
            node.graph.focus.press(on: node)
            change { editing in
                let offset = place(of: point, in: editing, node)
                if count == 1 {
                    editing.place(at: offset, extending: extends)
                } else {
                    editing.place(at: offset)
                    if count == 2 { editing.selectWord(at: offset) } else { editing.selectParagraph(at: offset) }
                }
            }
        case .drag(let point):
            guard probe.presses == 1 else { return }
            change { editing in editing.place(at: place(of: point, in: editing, node), extending: true) }
        }
    }

    private func place(of point: CGPoint, in editing: TextEditing, _ node: TextInputNode) -> Int {
        Display(editing.text, isSecure: kind.isSecure).utf16Offset(node.offset(at: point), editing)
    }
}

/// The drawn form of a text: the text itself, or a dot for each of its characters.
private struct Display {
    let text: String
    private let isSecure: Bool

    private static let dot = "•"

    init(_ text: String, isSecure: Bool) {
        self.isSecure = isSecure
        self.text = isSecure ? String(repeating: Self.dot, count: text.count) : text
    }

    /// The UTF-8 offset in the drawn form of a UTF-16 offset of the text.
    func offset(_ offset: Int, _ editing: TextEditing) -> Int {
        guard isSecure else { return editing.utf8Offset(offset) }
        let utf16 = editing.text.utf16
        let index = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex) ?? utf16.endIndex
        return editing.text[..<index].count * Self.dot.utf8.count
    }

    func range(_ range: Range<Int>, _ editing: TextEditing) -> Range<Int> {
        offset(range.lowerBound, editing)..<offset(range.upperBound, editing)
    }

    /// The UTF-16 offset in the text of a UTF-8 offset of the drawn form.
    func utf16Offset(_ offset: Int, _ editing: TextEditing) -> Int {
        guard isSecure else { return editing.utf16Offset(offset) }
        let text = editing.text
        let count = offset / Self.dot.utf8.count
        let index = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
        return text.utf16.distance(from: text.startIndex, to: index)
    }
}

extension String {
    /// Whether a key with these characters types them; false for control characters and function keys.
    fileprivate var isTyped: Bool {
        !isEmpty && unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value) }
    }

    /// The text for a field of one line: pasted line breaks become spaces.
    fileprivate var onOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
