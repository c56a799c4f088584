/// The uses that a view has for the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Activation by a key, as for a button: the keyboard moves the focus there, a click does not.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Typing, as in a field: a click moves the focus there too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Activation and typing.
    public static let automatic: FocusInteractions = [.activate, .edit]
}
