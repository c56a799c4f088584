/// Whether a held button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// The style decides; no built-in style repeats.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// Repeats after 0.5 seconds, then every 0.1 seconds, while the button is held.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// Acts once for each press.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

extension EnvironmentValues {
    /// Whether held buttons repeat their action. The default is `.automatic`.
    @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
}

extension View {
    /// Sets whether held buttons in this view repeat their action.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
