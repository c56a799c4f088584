extension Text {
    /// A letter case that a text is changed to, by the rules of its locale.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }
}
