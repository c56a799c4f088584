/// Buttons that belong together, joined into one.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.idiom) private var idiom

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        Group(subviews: content.buttonStyle(.plain)) { members in
            HStack(spacing: 0) {
                ForEach(members) { member in
                    if member.id != members.first?.id {
                        Rectangle().fill(Color(.separator)).frame(width: 1, height: idiom == .iOS ? 18 : 14)
                    }
                    member
                        .padding(.horizontal, 12)
                        .padding(.vertical, idiom == .iOS ? 7 : 4)
                }
            }
            .background(
                ControlColor.button,
                in: idiom == .iOS
                    ? AnyShape(Capsule(style: .continuous))
                    : AnyShape(RoundedRectangle(cornerRadius: 6, style: .continuous)))
        }
    }
}

nonisolated extension ControlGroup {
    /// Buttons with a label that is read with them.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init { LabeledControlGroupContent(content: content(), label: label()) }
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }
}

/// The buttons of a group that has a label; the label is not drawn beside them.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}
