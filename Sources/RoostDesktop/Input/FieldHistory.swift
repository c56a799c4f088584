#if Desktop
    import RoostCore

    /// The former contents of the field that has the focus, for undo and redo.
    struct FieldHistory {
        private struct State: Equatable {
            var text: String
            var selection: Range<Int>
        }

        private var node: NodeID?
        private var current = State(text: "", selection: 0..<0)
        private var undone: [State] = []
        private var done: [State] = []
        /// Whether the last change typed characters one after the other: they are undone together.
        private var isTyping = false
        /// Whether the next change is undone by itself.
        private var nextIsStep = false

        /// The greatest number of steps.
        private static let limit = 200

        /// Tells that the next change is no typing, as when something is pasted.
        mutating func beginStep() { nextIsStep = true }

        /// Notes the field's content after an event.
        mutating func note(_ field: FocusedField?) {
            guard let field, !field.input.isSecure else { return self = FieldHistory() }
            let state = State(text: field.input.text, selection: field.input.selection)
            guard field.node == node else {
                self = FieldHistory()
                (node, current) = (field.node, state)
                return
            }
            guard state.text != current.text else {
                if state.selection != current.selection { isTyping = false }
                current.selection = state.selection
                return
            }
            // Quick keys come several in a frame. Typing over a selection begins a step.
            let selected = current.selection.count
            let types = !nextIsStep && (1...4).contains(state.text.utf16.count - current.text.utf16.count + selected)
            if !isTyping || !types || selected > 0 {
                done.append(current)
                if done.count > Self.limit { done.removeFirst() }
            }
            isTyping = types
            nextIsStep = false
            undone = []
            current = state
        }

        /// The edit that undoes the last change; nil if there is none.
        mutating func undo() -> TextEdit? { step(from: \.done, to: \.undone) }

        /// The edit that makes an undone change again; nil if there is none.
        mutating func redo() -> TextEdit? { step(from: \.undone, to: \.done) }

        private mutating func step(
            from source: WritableKeyPath<FieldHistory, [State]>, to target: WritableKeyPath<FieldHistory, [State]>
        ) -> TextEdit? {
            guard let node, let state = self[keyPath: source].popLast() else { return nil }
            self[keyPath: target].append(current)
            current = state
            isTyping = false
            return TextEdit(node: node, text: state.text, selection: state.selection)
        }
    }
#endif
