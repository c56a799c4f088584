/// The distance that content keeps from a window's edges.
nonisolated public struct ScenePadding: Equatable, Sendable {
    private let value: Int

    public static let minimum = ScenePadding(value: 0)
    public static let navigationBar = ScenePadding(value: 1)
}

extension View {
    /// Keeps as far from the given edges as content keeps from a window's: 16 points on iOS, 20 on macOS.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        scenePadding(edges)
    }
}

private struct ScenePaddingModifier: ViewModifier {
    let edges: Edge.Set
    @Environment(\.idiom) private var idiom

    nonisolated init(edges: Edge.Set) { self.edges = edges }

    func body(content: Content) -> some View { content.padding(edges, idiom == .iOS ? 16 : 20) }
}
