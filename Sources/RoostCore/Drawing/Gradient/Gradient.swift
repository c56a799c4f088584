import CoreGraphics

/// Colours at locations between 0 and 1. As a style it runs from top to bottom.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a location of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: Color
        /// The location from 0 (start) to 1 (end), limited to that range when drawn.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colours between the stops are mixed.
    public enum ColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case device
        /// OKLab, whose steps look even.
        case perceptual
    }

    /// The gradient's colours and their locations, in any order. Two stops at one location make a hard edge.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances from 0 to 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient with its colours mixed in a space; `perceptual` is the default.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    public func _resolveStyle(_ inputs: _StyleInputs) -> _ResolvedStyle {
        AnyGradient(self)._resolveStyle(inputs)
    }
}
