import RoostCore

/// When scrolling dismisses the keyboard. Accepted for source compatibility: the keyboard belongs to the browser here.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let value: Int
    /// The system's choice, by the kind of content.
    public static let automatic = ScrollDismissesKeyboardMode(value: 0)
    /// As soon as scrolling starts.
    public static let immediately = ScrollDismissesKeyboardMode(value: 1)
    /// With the finger, when it drags over the keyboard.
    public static let interactively = ScrollDismissesKeyboardMode(value: 2)
    /// Scrolling leaves the keyboard as it is.
    public static let never = ScrollDismissesKeyboardMode(value: 3)
}
