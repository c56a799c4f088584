extension Text {
    /// Which case the letters of a text are changed to.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }
}
