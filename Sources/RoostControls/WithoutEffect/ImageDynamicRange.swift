import RoostCore

nonisolated extension Image {
    /// The range of a picture's brightness. Pictures are always shown in the standard range here.
    public struct DynamicRange: Hashable, Sendable {
        private let value: Int
        /// The range of usual screens.
        public static let standard = DynamicRange(value: 0)
        /// A little more than the standard range.
        public static let constrainedHigh = DynamicRange(value: 1)
        /// The range of the screen.
        public static let high = DynamicRange(value: 2)
    }

    /// Accepted for existing code; colours have eight bits.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
        Log.warning("allowedDynamicRange has no effect: colours have eight bits", view: "Image")
        return self
    }
}
