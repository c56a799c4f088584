import RoostCore

/// Whether text can be selected. Accepted for source compatibility: text on a live page never can, text in PDF and SVG
/// files always can.
nonisolated public protocol TextSelectability {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// The type of `textSelection(.enabled)`.
nonisolated public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

/// The type of `textSelection(.disabled)`.
nonisolated public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
