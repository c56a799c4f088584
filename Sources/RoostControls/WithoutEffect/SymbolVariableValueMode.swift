import RoostCore

/// How a symbol shows a value. Here it shows none.
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
    private let value: Int
    /// By the colours of its parts.
    public static let color = SymbolVariableValueMode(value: 0)
    /// By the length of its lines.
    public static let draw = SymbolVariableValueMode(value: 1)
}
