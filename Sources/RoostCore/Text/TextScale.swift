extension Text {
    /// The size of a text relative to its font.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool

        /// The size of the font.
        public static let `default` = Scale(isSecondary: false)
        /// 80 % of the font's size, for a text that adds to the one beside it. The factor is a guess.
        public static let secondary = Scale(isSecondary: true)

        /// Assumed, not recorded: Apple does not document the size of secondary text.
        var factor: Double { isSecondary ? 0.8 : 1 }
    }
}
