/// When scrolling puts the keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let value: Int
    public static let automatic = ScrollDismissesKeyboardMode(value: 0)
    public static let immediately = ScrollDismissesKeyboardMode(value: 1)
    public static let interactively = ScrollDismissesKeyboardMode(value: 2)
    public static let never = ScrollDismissesKeyboardMode(value: 3)
}
