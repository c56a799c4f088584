import RoostCore

/// How glass appears and goes. Here it fades with its view.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
    private let value: Int
    /// At once.
    public static let identity = GlassEffectTransition(value: 0)
    /// Out of the glass beside it.
    public static let matchedGeometry = GlassEffectTransition(value: 1)
    /// By becoming glass.
    public static let materialize = GlassEffectTransition(value: 2)
}
