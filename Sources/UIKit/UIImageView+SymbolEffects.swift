import RoostCore

extension UIImageView {
    /// Plays an effect on the view's symbol, once or as often as the options say.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        guard animated else { return }
        effects.append { symbol, turn in
            AnyView(SymbolEffectOnce(effect: effect, options: options, symbol: symbol).id(turn))
        }
    }

    /// Plays an effect on the view's symbol until it is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        effects.append { symbol, _ in AnyView(symbol.symbolEffect(effect, options: options)) }
    }

    /// Plays an effect on the view's symbol until it is removed.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        effects.append { symbol, _ in AnyView(symbol.symbolEffect(effect, options: options)) }
    }

    /// Ends all effects on the view's symbol.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        effects = []
    }
}

/// A symbol whose effect plays once it appears.
private struct SymbolEffectOnce<Effect: DiscreteSymbolEffect & SymbolEffect>: View {
    let effect: Effect
    let options: SymbolEffectOptions
    let symbol: AnyView
    @State private var count = 0

    var body: some View {
        symbol.symbolEffect(effect, options: options, value: count).onAppear { count += 1 }
    }
}
