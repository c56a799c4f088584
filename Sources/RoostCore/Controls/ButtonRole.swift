/// What a button is for.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }
    private let kind: Kind

    /// Deletes something; drawn in red.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(kind: .cancel)
}
