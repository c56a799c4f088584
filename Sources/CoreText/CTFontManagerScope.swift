/// Who may use registered fonts. Here they serve this process, whatever the scope.
public enum CTFontManagerScope: UInt32, Sendable {
    /// The value of a font that is not registered.
    case none
    /// This process.
    case process
    /// All processes; registers for this process, with a warning.
    case persistent
    /// The processes of the user's session; registers for this process, with a warning.
    case session
    /// All of the user's processes: another name for `persistent` with Apple's.
    public static let user = CTFontManagerScope.persistent
}
