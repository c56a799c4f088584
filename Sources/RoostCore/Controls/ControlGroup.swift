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
