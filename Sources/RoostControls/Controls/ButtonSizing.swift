import CoreGraphics
import RoostCore

/// How wide the buttons in a view are.
nonisolated public struct ButtonSizing: Hashable, Sendable {
    private let value: Int
    /// As the style says; here as wide as the label.
    public static let automatic = ButtonSizing(value: 0)
    /// As wide as the label.
    public static let fitted = ButtonSizing(value: 1)
    /// As wide as the room.
    public static let flexible = ButtonSizing(value: 2)
}

extension View {
    /// How wide the buttons in this view are: as their labels or as the room.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

extension EnvironmentValues {
    /// How wide buttons are.
    @Entry public internal(set) var buttonSizing = ButtonSizing.automatic
}
