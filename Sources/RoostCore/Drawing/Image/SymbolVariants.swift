/// The form of a symbol that has several: in a shape, filled, slashed.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(enclosure: .circle)
    /// In a square.
    public static let square = SymbolVariants(enclosure: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a slash through it.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variant with a circle around the symbol.
    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    /// The variant with a square around the symbol.
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    /// The variant with a rectangle around the symbol.
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    /// The variant with a fill.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The variant with a slash through the symbol.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether this variant has everything that another one asks for.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// The names to try for a symbol, the best first.
    func names(of symbol: String) -> [String] {
        let slashed = isSlashed && !symbol.contains(".slash") ? [symbol + ".slash", symbol] : [symbol]
        let enclosed = slashed.flatMap { name in
            enclosure.map { name.contains(".\($0.rawValue)") ? [name] : ["\(name).\($0.rawValue)", name] } ?? [name]
        }
        return enclosed.flatMap { name in
            isFilled && !name.hasSuffix(".fill") ? [name + ".fill", name] : [name]
        }
    }

    /// The properties of both. The other variant's shape wins.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }
}

extension EnvironmentValues {
    /// The form of symbols that have several, `none` by default.
    @Entry public var symbolVariants: SymbolVariants = .none
}

nonisolated extension View {
    /// Draws the symbols inside in a variant, in addition to the variants set outside. `none` removes those. A symbol
    /// without the form is drawn in the nearest one.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }
}
