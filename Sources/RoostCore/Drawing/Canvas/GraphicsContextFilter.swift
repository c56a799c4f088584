import CoreGraphics

extension GraphicsContext {
    /// A change to what a canvas draws. Lengths in points.
    public struct Filter: Sendable {
        let resolve: @Sendable (EnvironmentValues) -> RoostCore.Filter

        private init(_ resolve: @escaping @Sendable (EnvironmentValues) -> RoostCore.Filter) {
            self.resolve = resolve
        }

        func resolve(in environment: EnvironmentValues) -> RoostCore.Filter { resolve(environment) }

        /// A blurred copy below; the blur's standard deviation is the radius.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter { .shadow(color: color.resolve(in: $0), radius: radius, x: x, y: y) }
        }

        /// A Gaussian blur; its standard deviation is the radius.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in .blur(radius: radius, opaque: options.contains(.opaque)) }
        }

        public static func brightness(_ amount: Double) -> Filter { matrix(ColorMatrix.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { matrix(ColorMatrix.contrast(amount)) }
        public static func saturation(_ amount: Double) -> Filter { matrix(ColorMatrix.saturation(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { matrix(ColorMatrix.grayscale(amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter { matrix(ColorMatrix.hueRotation(angle)) }

        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let amount = Float(amount)
            let inverted = zip(ColorMatrix.invert, ColorMatrix.identity)
            return matrix(inverted.map { $0 * amount + $1 * (1 - amount) })
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .colorMatrix(ColorMatrix.multiply(color.resolve(in: $0))) }
        }

        /// Black where the drawing is dark becomes clear, by its luminance.
        public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

        /// One colour where the drawing's alpha lies between two values of 0…1, nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter { .alphaThreshold(min: min, max: max, color: color.resolve(in: $0)) }
        }

        /// Changes colours by a matrix.
        public static func colorMatrix(_ matrix: RoostCore.ColorMatrix) -> Filter {
            Filter { _ in .colorMatrix(matrix.factors) }
        }

        private static func matrix(_ matrix: [Float]) -> Filter { Filter { _ in .colorMatrix(matrix) } }
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps the edges hard.
        public static let opaque = BlurOptions(rawValue: 1)
    }
}
