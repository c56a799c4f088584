/// What a button is for.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }
    private let kind: Kind

    /// Deletes something; drawn in red.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(kind: .cancel)
    /// Closes what it is in.
    public static let close = ButtonRole(kind: .close)
    /// Agrees to what it is about.
    public static let confirm = ButtonRole(kind: .confirm)
}
