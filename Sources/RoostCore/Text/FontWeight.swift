import CoreGraphics

extension Font {
    /// How heavy a font's strokes are.
    public struct Weight: Hashable, Sendable {
        /// 100 (ultra light) … 900 (black); regular is 400.
        package var value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }
}
