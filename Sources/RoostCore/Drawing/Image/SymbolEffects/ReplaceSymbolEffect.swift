/// An effect for replacing one symbol by another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Replaces one symbol by another. Here symbols change at once, with a warning, whatever the variant.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable, Sendable {
    private var way = 0

    /// The old symbol moves down and out, the new one up and in.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: 1) }
    /// Both symbols move up.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: 2) }
    /// The old symbol disappears at once, and the new one moves up.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: 3) }
    /// Has no effect: symbols are drawn as a whole.
    public var byLayer: ReplaceSymbolEffect { self }
    /// Has no effect: symbols are drawn as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Keeps the parts that both symbols share. Has no effect here.
    public var magic: ReplaceSymbolEffect { self }

    /// Keeps the parts that both symbols share. Has no effect here, nor has the fallback.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .state(.plain), duration: 0) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces one symbol by another; here at once.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that the system chooses for changing symbols.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, Hashable, Sendable {
    public var _motion: _SymbolMotion { _SymbolMotion(motion: .state(.plain), duration: 0) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that the system chooses; here symbols change at once.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
