import RoostCore

/// Whether a tab for searching focuses its field. Here it does not.
nonisolated public struct TabSearchActivation: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = TabSearchActivation(value: 0)
    /// With the choice of the tab.
    public static let searchTabSelection = TabSearchActivation(value: 1)
}
