/// Controls with their labels, grouped as in a list.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formLook) private var look

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        switch look {
        case .grouped: List { content }.listStyle(.insetGrouped)
        case .columns: VStack(alignment: .leading) { content }
        }
    }
}
