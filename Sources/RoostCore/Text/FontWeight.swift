import CoreGraphics

extension Font {
    /// The weight of a font's strokes.
    public struct Weight: Hashable, Sendable {
        /// 100 (ultra light) … 900 (black); regular is 400.
        package var value: Int

        /// 100, the thinnest.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// 400, the default.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// 900, the heaviest.
        public static let black = Weight(value: 900)
    }
}
