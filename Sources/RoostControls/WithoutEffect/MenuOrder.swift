import RoostCore

/// The order of a menu's items. Accepted for source compatibility: here items keep their written order.
nonisolated public struct MenuOrder: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = MenuOrder(value: 0)
    /// The first items nearest to the finger.
    public static let priority = MenuOrder(value: 1)
    /// The written order, from top to bottom.
    public static let fixed = MenuOrder(value: 2)
}
