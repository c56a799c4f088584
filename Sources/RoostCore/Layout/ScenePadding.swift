/// A kind of distance between content and its window's edges.
nonisolated public struct ScenePadding: Equatable, Sendable {
    private let value: Int

    /// The least distance: 16 points on iOS, 20 on macOS.
    public static let minimum = ScenePadding(value: 0)
    /// The distance of a navigation bar's items; the same as `.minimum` here.
    public static let navigationBar = ScenePadding(value: 1)
}

extension View {
    /// Keeps a window's usual distance from the given edges: 16 points on iOS, 20 on macOS.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Keeps a window's usual distance from the given edges. Both kinds of distance are the same here.
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
