import RoostCore

/// Whether materials look active. They always do here.
nonisolated public struct MaterialActiveAppearance: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = MaterialActiveAppearance(value: 0)
    /// Always.
    public static let active = MaterialActiveAppearance(value: 1)
    /// Never.
    public static let inactive = MaterialActiveAppearance(value: 2)
    /// With the window.
    public static let matchWindow = MaterialActiveAppearance(value: 3)
}
