/// Content that a label shows or hides.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let binding: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isExpandedHere = false
    @Environment(\.idiom) private var idiom
    @Environment(\.disclosureGroupStyle) private var styles

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        binding = nil
        self.content = content
        self.label = label()
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        binding = isExpanded
        self.content = content
        self.label = label()
    }

    @MainActor @ViewBuilder public var body: some View {
        let isExpanded = binding ?? $isExpandedHere
        if let style = styles.style {
            styles.draw { _ in
                style.view(
                    DisclosureGroupStyleConfiguration(
                        label: .init(content: styles.content(label)),
                        content: .init(content: { styles.content(content()) }), isExpanded: isExpanded))
            }
        } else {
            usual(isExpanded)
        }
    }

    /// On macOS the row is 4 taller than the label above and below, and what is shown stands in the middle, as in a stack
    /// of its own (FACTS 2.6).
    @MainActor private func usual(_ isExpanded: Binding<Bool>) -> some View {
        VStack(alignment: idiom == .iOS ? .leading : .center, spacing: 0) {
            Button {
                withAnimation { isExpanded.wrappedValue.toggle() }
            } label: {
                HStack(spacing: idiom == .iOS ? 8 : 5) {
                    if idiom == .macOS {
                        DisclosureChevron(isExpanded: isExpanded.wrappedValue).foregroundStyle(.secondary)
                            .frame(width: 6.5)
                    }
                    label
                    Spacer(minLength: 0)
                    if idiom == .iOS {
                        DisclosureChevron(isExpanded: isExpanded.wrappedValue).foregroundStyle(.tint)
                    }
                }
                .padding(.vertical, idiom == .iOS ? 0 : 4)
            }
            .buttonStyle(FramedButtonStyle())
            if isExpanded.wrappedValue {
                switch idiom {
                case .iOS: content()
                case .macOS: VStack { content() }
                }
            }
        }
    }
}

/// The sign of what can be opened; it turns down when it is open.
nonisolated struct DisclosureChevron: View {
    let isExpanded: Bool

    @MainActor var body: some View {
        Chevron(edge: .trailing)
            .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: 6, height: 11)
            .frame(width: 12, height: 12)
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
