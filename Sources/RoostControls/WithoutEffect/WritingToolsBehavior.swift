import RoostCore

/// Which tools for writing the system offers. There are none here.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = WritingToolsBehavior(value: 0)
    /// All tools, in place.
    public static let complete = WritingToolsBehavior(value: 1)
    /// Tools beside the text.
    public static let limited = WritingToolsBehavior(value: 2)
    /// None.
    public static let disabled = WritingToolsBehavior(value: 3)
}
