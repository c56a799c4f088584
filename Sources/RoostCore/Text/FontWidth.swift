import CoreGraphics

extension Font {
    /// How wide a font's letters are. The system font that stands in for Apple's has one width: others are drawn as the
    /// standard one, with a warning.
    nonisolated public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        static func warn() { Log.warning("Font.Width has no effect: the system font has one width") }
    }

    /// This font, in another width where it has one.
    public func width(_ width: Width) -> Font {
        if width != .standard { Width.warn() }
        return self
    }
}
