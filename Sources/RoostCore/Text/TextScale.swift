extension Text {
    /// The size of a text in relation to its font.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool

        public static let `default` = Scale(isSecondary: false)
        /// Smaller, for a text that says more about the one beside it.
        public static let secondary = Scale(isSecondary: true)

        /// Assumed, not recorded: Apple does not say by how much secondary text is smaller.
        var factor: Double { isSecondary ? 0.8 : 1 }
    }
}
