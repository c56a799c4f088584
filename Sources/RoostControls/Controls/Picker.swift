import RoostCore

/// A choice of one out of several.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: PickerSelection
    private let label: Label
    private let content: Content
    @Environment(\.pickerStyle) private var style

    /// A picker of the views in `content`. The `tag` of each is the value that choosing it writes.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = PickerSelection(selection)
        self.label = label()
        self.content = content()
    }

    /// One choice for several sources. A choice is written to all of them; where their values differ, none is chosen.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = PickerSelection(sources, selection)
        self.label = label()
        self.content = content()
    }

    /// A picker whose button shows the chosen option in place of `currentValueLabel`, with a warning.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        Log.warning("Picker's currentValueLabel has no effect: the chosen option is shown")
        self.init(selection: selection, content: content, label: label)
    }

    @MainActor public var body: some View {
        style.view(
            _PickerStyleConfiguration(
                label: AnyView(label), spokenLabel: spokenWords(of: label), options: AnyView(content),
                selection: selection)
        )
        .controlSpacing()
    }
}

extension Picker where Label == Text {
    /// A picker with a text as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == Text {
    /// One choice for several sources, with a text as the label. Where their values differ, none is chosen.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == RoostControls.Label<Text, Image> {
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { RoostControls.Label(title, systemImage: systemImage) }
    }

    /// A picker with a title and a symbol as its label.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { RoostControls.Label(titleKey, systemImage: systemImage) }
    }
}

extension Picker where Label == Text {
    /// A choice with a translated text as its label.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}
