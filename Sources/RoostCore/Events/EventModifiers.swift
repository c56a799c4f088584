/// Modifier keys that are held during a key press, a click or a touch.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// The Option key; Alt on other keyboards.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The Command key. Where keyboards have none, Control stands for it in key presses.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The key lies on the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All of these.
    public static let all = EventModifiers(rawValue: 63)
}
