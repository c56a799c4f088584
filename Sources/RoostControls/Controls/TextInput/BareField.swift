import RoostCore

/// A field without a look of its own, in which return does not end editing. Fields of other frameworks are made of it.
package nonisolated struct BareField: View {
    package enum Kind: Sendable { case line, secureLine, lines }

    private let text: Binding<String>
    private let selection: Binding<Range<Int>?>
    private let kind: Kind
    private let prompt: Text?
    private let editingChanged: (Bool) -> Void
    private let submitted: () -> Void

    /// - Parameters:
    ///   - selection: In UTF-16 units of the text.
    ///   - submitted: Called when return is pressed in a field of one line.
    package init(
        text: Binding<String>, selection: Binding<Range<Int>?>, kind: Kind, prompt: Text?,
        editingChanged: @escaping (Bool) -> Void, submitted: @escaping () -> Void
    ) {
        self.text = text
        self.selection = selection
        self.kind = kind
        self.prompt = prompt
        self.editingChanged = editingChanged
        self.submitted = submitted
    }

    @MainActor package var body: some View {
        FieldControl(
            source: FieldSource(text), kind: fieldKind, label: prompt, editingChanged: editingChanged,
            committed: submitted, selected: selection
        ) { input in
            FieldText(input: input, prompt: prompt ?? Text(verbatim: ""), label: EmptyView())
        }
    }

    private var fieldKind: FieldKind {
        var kind: FieldKind =
            switch kind {
            case .line: .line
            case .secureLine: .secure
            case .lines: .editor
            }
        kind.keepsFocus = true
        return kind
    }
}
