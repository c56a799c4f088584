import RoostCore

/// How a palette shows which of its options is chosen.
nonisolated public struct PaletteSelectionEffect: Hashable, Sendable {
    fileprivate enum Kind { case automatic, symbolVariant, custom }
    fileprivate let kind: Kind

    /// A lighter ground behind the chosen option.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

    /// Nothing: the options themselves show which of them is chosen.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

    /// A variant of the chosen option's symbol. Here it is the ground of `automatic`, with a warning.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant)
    }

    var drawsGround: Bool { kind != .custom }
}

extension View {
    /// Sets how the palettes in this view show which option is chosen.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        if effect.kind == .symbolVariant {
            Log.warning("paletteSelectionEffect(.symbolVariant) has no effect: a ground shows the chosen option")
        }
        return environment(\.paletteSelectionEffect, effect)
    }
}

extension EnvironmentValues {
    @Entry var paletteSelectionEffect: PaletteSelectionEffect = .automatic
}
