import RoostCore

/// A line of secret text: a dot for each character.
nonisolated public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private var onCommit: (() -> Void)?
    @Environment(\.textFieldStyle) private var styles

    /// A secure field with any view as its label. An empty field shows `prompt`, or the label where that is nil.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    @MainActor public var body: some View {
        FieldRow(label: label) {
            FieldControl(
                source: FieldSource(text), kind: .secure, label: spokenWords(of: label) ?? prompt, committed: onCommit
            ) { input in
                styles.draw { $0.view(styles.content(FieldText(input: input, prompt: prompt, label: label))) }
            }
        }
    }
}

extension SecureField where Label == Text {
    /// A secure field that runs `onCommit` when return is pressed.
    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(titleKey) }
        self.onCommit = onCommit
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(title) }
        self.onCommit = onCommit
    }

    /// A secure field with a text as its label, which stands in the field while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// A secure field with a text as its label. An empty field shows `prompt`, or the label where that is nil.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension SecureField where Label == Text {
    /// A field for a secret, with a translated text as its label.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}
