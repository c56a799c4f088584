extension Color {
    /// A colour's value in sRGB: gamma-encoded, not premultiplied. Components may leave 0…1 (extended range) until drawn.
    public struct Resolved: Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
    }
}
