/// What a view wants the focus for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To be used with a key, as a button is: the keyboard moves the focus there, a click does not.
    public static let activate = FocusInteractions(rawValue: 1)
    /// To take what is typed, as a field does: a click moves the focus there too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}
