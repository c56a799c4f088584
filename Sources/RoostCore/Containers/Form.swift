/// Controls with their labels, grouped as in a list.
nonisolated public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        List { content }.listStyle(.insetGrouped)
    }
}
