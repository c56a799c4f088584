import Foundation

/// A line of text to edit, at rest: its text, or what should be written there.
nonisolated public struct TextField<Label: View>: View {
    private let text: String
    private let label: Label
    private let prompt: Text?
    private let axis: Axis
    @Environment(\.textFieldStyle) private var style

    fileprivate init(text: String, prompt: Text?, axis: Axis, label: Label) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    @MainActor public var body: some View {
        style.view(_TextFieldStyleConfiguration(content: AnyView(content)))
    }

    @ViewBuilder private var content: some View {
        if !text.isEmpty {
            Text(verbatim: text).lineLimit(axis == .horizontal ? 1 : nil)
        } else if let prompt {
            prompt.foregroundStyle(Color(.placeholder)).lineLimit(1)
        } else {
            label.foregroundStyle(Color(.placeholder)).lineLimit(1)
        }
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: .horizontal, label: label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: label())
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: format.format(value.wrappedValue), prompt: prompt, axis: .horizontal, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: format.format(value.wrappedValue), prompt: prompt, axis: .horizontal, label: Text(title))
    }
}
