import CoreGraphics

extension Font {
    /// The width of a font's letters. Has no effect here, with a warning: the system font that stands in for Apple's
    /// has one width.
    nonisolated public struct Width: Hashable, Sendable {
        /// The width relative to the standard one, which is 0.
        public var value: CGFloat

        /// A width between the named ones.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest.
        public static let compressed = Width(-0.3)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)

        package static func warn() { Log.warning("Font.Width has no effect: the system font has one width") }
    }

    /// Accepted for source compatibility; has no effect here but a warning.
    public func width(_ width: Width) -> Font {
        if width != .standard { Width.warn() }
        return self
    }
}
