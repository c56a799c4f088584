import CoreGraphics

/// Colours at places between 0 and 1. As a style: from top to bottom.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between the stops are found.
    public enum ColorSpace: Hashable, Sendable {
        /// In gamma-encoded sRGB.
        case device
        /// In OKLab, even steps for the eye.
        case perceptual
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient with its colours mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        AnyGradient(self)._resolveStyle(inputs)
    }
}
