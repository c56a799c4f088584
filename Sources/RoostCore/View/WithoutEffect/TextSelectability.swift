/// Whether people can select text.
nonisolated public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

nonisolated public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

nonisolated public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
