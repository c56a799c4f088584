/// The fading of content that scrolls under a bar; content does not fade here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Kind { case automatic, hard, soft }
    private let kind: Kind

    /// Accepted for source compatibility; has no effect here.
    public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
    /// Accepted for source compatibility; has no effect here.
    public static let hard = ScrollEdgeEffectStyle(kind: .hard)
    /// Accepted for source compatibility; has no effect here.
    public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

extension View {
    /// Accepted for source compatibility; has no effect here, with a warning: content does not fade at a scroll view's
    /// edges.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        withoutEffect("scrollEdgeEffectStyle", "content does not fade under bars")
    }

    /// Accepted for source compatibility; has no effect here: content does not fade at a scroll view's edges.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}
