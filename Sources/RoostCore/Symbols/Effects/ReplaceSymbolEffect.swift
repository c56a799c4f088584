/// How one symbol takes another one's place.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// One symbol goes and another comes. Symbols change at once here, with a warning.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable, Sendable {
    private var way = 0

    /// The old one moves down, the new one up.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: 1) }
    /// Both move up.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: 2) }
    /// The old one goes, the new one moves up.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: 3) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public var magic: ReplaceSymbolEffect { self }

    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }

    public var _motion: _SymbolMotion { _SymbolMotion(motion: .state(.plain), duration: 0) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that the system chooses for symbols that change.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, Hashable, Sendable {
    public var _motion: _SymbolMotion { _SymbolMotion(motion: .state(.plain), duration: 0) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
    /// Has symbols give way to each other by an effect. They change at once here, and a warning says so.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        Log.warning("ContentTransition.symbolEffect has no effect: symbols change at once")
        return .automatic
    }

    /// Has symbols give way to each other by the system's effect. They change at once here, and a warning says so.
    public static var symbolEffect: ContentTransition { symbolEffect(AutomaticSymbolEffect()) }
}
