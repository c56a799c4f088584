import RoostCore

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var styles
    @Environment(\.buttonSurroundings) private var surroundings

    /// A toggle with any view as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A toggle for several sources: on where all of them are. A change sets them all.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(isOn: .all(of: sources, isOn), label: label)
    }

    @MainActor public var body: some View {
        styles.draw { $0.view(ToggleStyleConfiguration(label: .init(content: styles.content(label)), isOn: isOn)) }
            .control(accessible)
    }
}

extension Toggle {
    private var accessible: AccessibleControl {
        let toggle: @MainActor () -> Void = { [isOn, surroundings] in
            if let surroundings {
                surroundings.press { isOn.wrappedValue.toggle() }
            } else {
                isOn.wrappedValue.toggle()
            }
        }
        var control = AccessibleControl(.toggle, hiddenLabel: spokenWords(of: label)) { runIsolated(toggle) }
        control.isOn = isOn.wrappedValue
        return control
    }
}

extension Binding where Value == Bool {
    /// True where all sources are on. A change sets them all.
    nonisolated fileprivate static func all<C: RandomAccessCollection>(
        of sources: C, _ path: KeyPath<C.Element, Binding<Bool>>
    ) -> Binding<Bool> {
        let bindings = sources.map { $0[keyPath: path] }
        return Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value, transaction in
                withTransaction(transaction) { for binding in bindings { binding.wrappedValue = value } }
            })
    }
}

extension Toggle where Label == Text {
    /// A toggle for several sources, with a text as its label: on where all of them are.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }

    /// A toggle with a text as its label.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == RoostControls.Label<Text, Image> {
    /// A toggle with a title and a symbol as its label.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RoostControls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { RoostControls.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The configured toggle as a view, for `ToggleStyle.makeBody(configuration:)` in styles that build on others.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Text {
    /// A switch with a translated text as its label.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}
