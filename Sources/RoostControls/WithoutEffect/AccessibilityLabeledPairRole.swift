import RoostCore

/// A part of a pair of a label and its content.
nonisolated public struct AccessibilityLabeledPairRole: Hashable, Sendable {
    private let value: Int
    /// The label.
    public static let label = AccessibilityLabeledPairRole(value: 0)
    /// The content.
    public static let content = AccessibilityLabeledPairRole(value: 1)
}
