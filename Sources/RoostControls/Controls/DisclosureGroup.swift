import RoostCore

/// Content below a label that shows or hides it.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let binding: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isExpandedHere = false
    @Environment(\.idiom) private var idiom
    @Environment(\.disclosureGroupStyle) private var styles

    /// A group that keeps its own state: closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        binding = nil
        self.content = content
        self.label = label()
    }

    /// A group whose content shows while `isExpanded` is true.
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

    /// The platform's own look. On macOS the row is 4 points taller than the label above and below, and the content is
    /// centred, as in a stack of its own (Rules.md, Controls).
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

/// The sign of an expandable row. It points down while the row is expanded.
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
    /// A group with a text as its label: closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a text as its label, whose content shows while `isExpanded` is true.
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
