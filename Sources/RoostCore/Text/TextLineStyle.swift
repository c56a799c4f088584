import CoreGraphics

extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// How a line is broken up.
        public struct Pattern: Hashable, Sendable {
            /// Lengths of dashes and gaps, in thicknesses of the line.
            let dashes: [CGFloat]

            public static let solid = Pattern(dashes: [])
            public static let dot = Pattern(dashes: [1, 1])
            public static let dash = Pattern(dashes: [4, 2])
            public static let dashDot = Pattern(dashes: [4, 2, 1, 2])
            public static let dashDotDot = Pattern(dashes: [4, 2, 1, 2, 1, 2])
        }

        let pattern: Pattern
        /// The colour of the line; the text's own where it is nil.
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A line in the text's own colour.
        public static let single = LineStyle()
    }
}
