/// A key, named by the character that it types or stands for.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character; keys that type nothing have one of Apple's private-use characters.
    public let character: Character

    /// Makes the key of a character.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace, which deletes before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete, which deletes after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page Up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page Down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear, on the numeric keypads of some keyboards.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab. Unless a view handles it, it moves the focus.
    public static let tab = KeyEquivalent("\u{9}")
    /// The space bar, which activates the focused control.
    public static let space = KeyEquivalent(" ")
    /// Return or Enter, which activates the focused control or the default button.
    public static let `return` = KeyEquivalent("\r")
}
