import RoostCore

/// The kind of a text, for reading it out. Browsers know none.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
    private let value: Int
    /// A text.
    public static let plain = AccessibilityTextContentType(value: 0)
    /// A terminal.
    public static let console = AccessibilityTextContentType(value: 1)
    /// A list of files.
    public static let fileSystem = AccessibilityTextContentType(value: 2)
    /// A conversation.
    public static let messaging = AccessibilityTextContentType(value: 3)
    /// A story.
    public static let narrative = AccessibilityTextContentType(value: 4)
    /// A program.
    public static let sourceCode = AccessibilityTextContentType(value: 5)
    /// A table.
    public static let spreadsheet = AccessibilityTextContentType(value: 6)
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(value: 7)
}
