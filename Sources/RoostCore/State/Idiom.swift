/// The system whose defaults apply, set through the environment.
public enum Idiom: Hashable, Sendable {
    /// Sizes, controls and colours of iOS.
    case iOS
    /// Sizes, controls and colours of macOS.
    case macOS
}
