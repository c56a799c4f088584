import RoostCore

/// What pictures show of embedded content: a symbol and a name on a plain ground.
nonisolated package struct EmbeddedPlaceholder: View {
    private let symbol: String
    private let title: String
    private let isDark: Bool

    /// - Parameter isDark: Whether the ground is black, as a player's is; else it is a pale grey.
    package init(symbol: String, title: String, isDark: Bool) {
        self.symbol = symbol
        self.title = title
        self.isDark = isDark
    }

    @MainActor package var body: some View {
        ZStack {
            Rectangle().fill(isDark ? AnyShapeStyle(Color.black) : AnyShapeStyle(.quaternary))
            VStack(spacing: 8) {
                Image(systemName: symbol).font(.system(size: 34))
                if !title.isEmpty { Text(verbatim: title).font(.footnote).lineLimit(1).truncationMode(.middle) }
            }
            .foregroundStyle(isDark ? AnyShapeStyle(Color.white.opacity(0.8)) : AnyShapeStyle(.secondary))
            .padding(8)
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .clipped()
    }
}
