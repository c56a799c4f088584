import CoreGraphics

extension Text {
    /// The style of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The dashes of a line.
        public struct Pattern: Hashable, Sendable {
            /// The lengths of dashes and gaps, in multiples of the line's thickness.
            let dashes: [CGFloat]

            /// An unbroken line.
            public static let solid = Pattern(dashes: [])
            /// Dots.
            public static let dot = Pattern(dashes: [3, 3])
            /// Dashes.
            public static let dash = Pattern(dashes: [10, 5])
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(dashes: [10, 3, 3, 3])
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(dashes: [10, 3, 3, 3, 3, 3])
        }

        let pattern: Pattern
        /// The colour of the line; nil is the text's own.
        let color: Color?

        /// By default a solid line in the text's own colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's own colour.
        public static let single = LineStyle()
    }
}
