import RoostCore

/// The purpose of a button.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }
    private let kind: Kind

    /// Deletes something; drawn in red.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(kind: .cancel)
    /// Closes the surrounding sheet or panel.
    public static let close = ButtonRole(kind: .close)
    /// Confirms a choice.
    public static let confirm = ButtonRole(kind: .confirm)
}
