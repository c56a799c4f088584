/// How a symbol is drawn where there is more than one drawing of it.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// As it is named.
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// The names to try for a symbol, the best one first.
    func names(of symbol: String) -> [String] {
        let slashed = isSlashed && !symbol.contains(".slash") ? [symbol + ".slash", symbol] : [symbol]
        let enclosed = slashed.flatMap { name in
            enclosure.map { name.contains(".\($0.rawValue)") ? [name] : ["\(name).\($0.rawValue)", name] } ?? [name]
        }
        return enclosed.flatMap { name in
            isFilled && !name.hasSuffix(".fill") ? [name + ".fill", name] : [name]
        }
    }

    /// Both: what the other says where this says nothing.
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

private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    /// How symbols are drawn where there is more than one drawing of them.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Has the symbols in this view drawn in a variant, in addition to those from outside.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }
}
