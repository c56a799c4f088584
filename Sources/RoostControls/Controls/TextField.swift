import Foundation
import RoostCore

/// A field for one line of text, or with `axis: .vertical` for as many lines as the text takes.
nonisolated public struct TextField<Label: View>: View {
    /// Nil for the field that a style gets as its configuration.
    private let source: FieldSource?
    let label: Label
    private let prompt: Text?
    private let axis: Axis
    private let editingChanged: ((Bool) -> Void)?
    private let committed: (() -> Void)?
    private let selection: Binding<Range<Int>?>?
    @Environment(\.textFieldStyle) private var styles
    @Environment(\.idiom) private var idiom

    init(
        _ source: FieldSource?, prompt: Text?, axis: Axis, label: Label, editingChanged: ((Bool) -> Void)? = nil,
        committed: (() -> Void)? = nil, selection: Binding<Range<Int>?>? = nil
    ) {
        self.source = source
        self.prompt = prompt
        self.axis = axis
        self.label = label
        self.editingChanged = editingChanged
        self.committed = committed
        self.selection = selection
    }

    @MainActor public var body: some View {
        if let source {
            FieldRow(label: label) {
                FieldControl(
                    source: source, kind: kind, label: spokenWords(of: label) ?? prompt, editingChanged: editingChanged,
                    committed: committed, selected: selection
                ) { input in
                    styles.draw { $0.view(styles.content(FieldText(input: input, prompt: prompt, label: label))) }
                }
            }
        } else {
            styles.draw { $0.view(styles.content(label)) }
        }
    }

    private var kind: FieldKind {
        var kind = FieldKind.line
        if axis == .vertical {
            kind.isMultiline = true
            kind.returnBreaksLine = idiom == .iOS
        }
        return kind
    }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// The field that a style gets as its configuration.
    init(drawing content: _TextFieldStyleLabel) {
        self.init(nil, prompt: nil, axis: .horizontal, label: content)
    }
}

extension TextField {
    /// A field of one line with any view as its label. An empty field shows `prompt`, or the label where that is nil.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldSource(text), prompt: prompt, axis: .horizontal, label: label())
    }

    /// A field with any view as its label. With `.vertical` the text wraps; return breaks a line on iOS and submits on
    /// macOS.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(FieldSource(text), prompt: prompt, axis: axis, label: label())
    }

    /// A field whose selection the app follows or sets. A nil `axis` makes a field of one line.
    ///
    /// - Parameter selection: The selection, which the app may set too. Nil until the field has had the focus.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            FieldSource(text), prompt: prompt, axis: axis ?? .horizontal, label: label(),
            selection: selection.offsets(in: text))
    }

    /// A field for a value. On iOS the value follows the typing, elsewhere it changes when return is pressed or the focus
    /// leaves; text that the format cannot read leaves it unchanged.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FieldSource(value, format: format), prompt: prompt, axis: .horizontal, label: label())
    }

    /// A field for a value that may be missing. An empty text stands for nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FieldSource(value, format: format), prompt: prompt, axis: .horizontal, label: label())
    }
}

extension TextField {
    /// A field for a value. On iOS the value follows the typing, elsewhere it changes when return is pressed or the focus
    /// leaves; text that the formatter cannot read leaves it unchanged. Only number and date formatters can read here;
    /// another one logs a warning.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldSource(value, formatter: formatter), prompt: prompt, axis: .horizontal, label: label())
    }
}

extension TextField where Label == Text {
    /// A field for a value that a formatter writes and reads, with a text as its label.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}

extension TextField where Label == Text {
    /// A field of one line with a text as its label, which stands in the field while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// A field with a text as its label, whose selection the app follows or sets.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field of one line with a text as its label. An empty field shows `prompt`, or the label where that is nil.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a text as its label; with `.vertical` the text wraps.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    /// A field with a text as its label and a prompt; with `.vertical` the text wraps.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field for a value, with a text as its label.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field for a value that may be missing, with a text as its label. An empty text stands for nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field that calls `onEditingChanged` when it gets or loses the focus, and `onCommit` when return is pressed.
    @available(*, deprecated, message: "Use onSubmit(of:_:) and FocusState.")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(
            FieldSource(text), prompt: nil, axis: .horizontal, label: Text(titleKey), editingChanged: onEditingChanged,
            committed: onCommit)
    }

    @available(*, deprecated, message: "Use onSubmit(of:_:) and FocusState.")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(
            FieldSource(text), prompt: nil, axis: .horizontal, label: Text(title), editingChanged: onEditingChanged,
            committed: onCommit)
    }

    /// A field that calls `onEditingChanged` when it gets or loses the focus.
    @available(*, deprecated, message: "Use FocusState.")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            FieldSource(text), prompt: nil, axis: .horizontal, label: Text(titleKey), editingChanged: onEditingChanged)
    }
}

/// A field's text, and its placeholder while the text is empty.
nonisolated struct FieldText<Label: View>: View {
    let input: TextInput
    let prompt: Text?
    let label: Label
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var direction

    @MainActor var body: some View {
        FieldTextLayout(place: place) {
            input
            if input.display.isEmpty {
                if let prompt {
                    prompt.foregroundStyle(Color(.placeholder)).lineLimit(1).allowsHitTesting(false)
                } else {
                    label.foregroundStyle(Color(.placeholder)).lineLimit(1).allowsHitTesting(false)
                }
            }
        }
    }

    private var place: CGFloat {
        switch alignment {
        case .leading: direction == .rightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: direction == .rightToLeft ? 0 : 1
        }
    }
}

/// The text and below it the placeholder. An empty field is as large as its placeholder.
private struct FieldTextLayout: Layout {
    /// The place of the placeholder in a wider field: 0 at the left, 1 at the right.
    let place: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for subview in subviews {
            let part = subview.sizeThatFits(proposal)
            size = CGSize(width: max(size.width, part.width), height: max(size.height, part.height))
        }
        return size
    }

    /// A field keeps a control's distance to its neighbours, whatever its text asks for.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal = ProposedViewSize(bounds.size)
        for subview in subviews {
            let free = place > 0 ? max(0, bounds.width - subview.sizeThatFits(proposal).width) : 0
            subview.place(at: CGPoint(x: bounds.minX + free * place, y: bounds.minY), proposal: proposal)
        }
    }
}

extension TextField where Label == Text {
    /// A field with a translated text as its label.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// A field with a translated text as its label, and a prompt.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// A field with a translated text as its label; with `.vertical` the text wraps.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleResource) }
    }

    /// A field with a translated text as its label and a prompt; with `.vertical` the text wraps.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }
}
