extension ContentTransition {
    /// Replaces symbols by an effect. Here they change at once, with a warning.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        Log.warning("ContentTransition.symbolEffect has no effect: symbols change at once")
        return .automatic
    }

    /// Replaces symbols by the system's effect. Here they change at once, with a warning.
    public static var symbolEffect: ContentTransition { symbolEffect(AutomaticSymbolEffect()) }
}
