extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The colour of the line; the text's own where it is nil.
        var color: Color?

        public init(color: Color? = nil) { self.color = color }

        /// A line in the text's own colour.
        public static let single = LineStyle()
    }
}
