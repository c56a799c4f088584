import CoreGraphics

extension GraphicsContext {
    /// A change to a canvas's drawing. Lengths are in points.
    public struct Filter: Sendable {
        enum Kind {
            case effect(@Sendable (EnvironmentValues) -> RoostCore.Filter)
            case projection(ProjectionTransform)
        }

        let kind: Kind

        private init(_ resolve: @escaping @Sendable (EnvironmentValues) -> RoostCore.Filter) {
            kind = .effect(resolve)
        }

        private init(_ projection: ProjectionTransform) { kind = .projection(projection) }

        /// A projection of the drawing, in the context's coordinates when the filter is added. One whose numbers are
        /// not finite draws nothing.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(matrix) }

        /// A blurred copy below the drawing, by default black at 33 %. The radius is the blur's standard deviation.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            if blendMode != .normal || options != [] {
                Log.warning(
                    "a canvas's shadow lies below the drawing, in the normal blend mode: its options have no effect")
            }
            return Self.plainShadow(color: color, radius: radius, x: x, y: y)
        }

        private static func plainShadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> Filter {
            Filter { .shadow(color: color.resolve(in: $0), radius: radius, x: x, y: y) }
        }

        /// A Gaussian blur. The radius is its standard deviation.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in .blur(radius: radius, opaque: options.contains(.opaque)) }
        }

        /// Adds an amount to each colour component: −1 gives black, 1 white.
        public static func brightness(_ amount: Double) -> Filter { matrix(ColorMatrix.brightness(amount)) }
        /// Scales the distance of each colour component from middle grey: 0 gives grey, 1 no change.
        public static func contrast(_ amount: Double) -> Filter { matrix(ColorMatrix.contrast(amount)) }
        /// Scales the strength of colours: 0 gives grey, 1 no change.
        public static func saturation(_ amount: Double) -> Filter { matrix(ColorMatrix.saturation(amount)) }
        /// Removes colour: 0 gives no change, 1 grey.
        public static func grayscale(_ amount: Double) -> Filter { matrix(ColorMatrix.grayscale(amount)) }
        /// Turns all hues by an angle around the colour circle.
        public static func hueRotation(_ angle: Angle) -> Filter { matrix(ColorMatrix.hueRotation(angle)) }

        /// Mixes the colours with their inverses: 0 gives no change, 1 inverted colours.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let amount = Float(amount)
            let inverted = zip(ColorMatrix.invert, ColorMatrix.identity)
            return matrix(inverted.map { $0 * amount + $1 * (1 - amount) })
        }

        /// Multiplies each colour component, including opacity, by that of a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .colorMatrix(ColorMatrix.multiply(color.resolve(in: $0))) }
        }

        /// Turns the drawing into black whose opacity is the drawing's luminance.
        public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

        /// Draws one colour where the drawing's opacity lies between two values of 0…1, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter { .alphaThreshold(min: min, max: max, color: color.resolve(in: $0)) }
        }

        /// Computes each colour by a matrix.
        public static func colorMatrix(_ matrix: RoostCore.ColorMatrix) -> Filter {
            Filter { _ in .colorMatrix(matrix.factors) }
        }

        private static func matrix(_ matrix: [Float]) -> Filter { Filter { _ in .colorMatrix(matrix) } }
    }

    /// Options for a shadow; none has an effect here.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow lies above the drawing.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// The drawing itself does not show.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow lies where the drawing is not.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// The shadow is not drawn as a group.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// Options for `Filter.blur(radius:options:)`.
    public struct BlurOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps the drawing's edges hard.
        public static let opaque = BlurOptions(rawValue: 1)
    }
}
