/// The contrast between neighbouring colours that the user prefers.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast.
    case standard
    /// More contrast than usual.
    case increased
}
