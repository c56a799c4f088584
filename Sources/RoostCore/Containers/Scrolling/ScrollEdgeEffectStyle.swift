/// How content that is scrolled under a bar fades.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Kind { case automatic, hard, soft }
    private let kind: Kind

    public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
    public static let hard = ScrollEdgeEffectStyle(kind: .hard)
    public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

extension View {
    /// Accepted for existing code; content does not fade at a scroll view's edges.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        withoutEffect("scrollEdgeEffectStyle", "content does not fade under bars")
    }

    /// Nothing is hidden: content does not fade at a scroll view's edges.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}
