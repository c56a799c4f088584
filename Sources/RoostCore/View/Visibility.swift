/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Roost decides, as the system does with Apple's.
    case automatic
    /// Always shown.
    case visible
    /// Never shown.
    case hidden
}
