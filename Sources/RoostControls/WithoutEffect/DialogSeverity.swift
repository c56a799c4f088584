import RoostCore

/// How serious a dialog is. All dialogs look the same here.
nonisolated public struct DialogSeverity: Hashable, Sendable {
    private let value: Int
    /// The system's choice.
    public static let automatic = DialogSeverity(value: 0)
    /// About something that cannot be undone.
    public static let critical = DialogSeverity(value: 1)
    /// As usual.
    public static let standard = DialogSeverity(value: 2)
}
