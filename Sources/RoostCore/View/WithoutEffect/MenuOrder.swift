/// The order of a menu's items.
nonisolated public struct MenuOrder: Hashable, Sendable {
    private let value: Int
    public static let automatic = MenuOrder(value: 0)
    public static let priority = MenuOrder(value: 1)
    public static let fixed = MenuOrder(value: 2)
}
