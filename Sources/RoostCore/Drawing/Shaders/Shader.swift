import CoreGraphics
import Foundation

/// A function of Metal's with its arguments. There is no Metal here: effects leave their view as it is, and a shader as a
/// style is the primary colour, each with a warning.
public struct Shader: Equatable, Sendable {
    /// The function.
    public var function: ShaderFunction
    /// The arguments, without those that SwiftUI adds.
    public var arguments: [Argument]
    /// Whether the result is dithered; false by default. Has no effect here.
    public var dithersColor = false

    /// A function with arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// The use of a shader, for compiling it ahead.
    public struct UsageType: Hashable, Sendable {
        private let value: Int
        /// As a style of shapes.
        public static let shapeStyle = UsageType(value: 0)
        /// For `colorEffect`.
        public static let colorEffect = UsageType(value: 1)
        /// For `distortionEffect`.
        public static let distortionEffect = UsageType(value: 2)
        /// For `layerEffect`.
        public static let layerEffect = UsageType(value: 3)
    }

    /// Throws an error: there is no Metal here.
    public func compile(as type: UsageType) async throws { throw CocoaError(.featureUnsupported) }

    /// An argument of a shader's function.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case numbers([Double])
            case colors([Color])
            case image(Image)
            case data(Data)
            case boundingRect
        }
        private let value: Value

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: .numbers([Double(x)])) }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(value: .numbers([Double(x), Double(y)]))
        }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(value: .numbers([Double(x), Double(y), Double(z)]))
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(value: .numbers([Double(x), Double(y), Double(z), Double(w)]))
        }
        /// A point's coordinates.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// A size's width and height.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// A vector's components.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        /// Numbers.
        public static func floatArray(_ array: [Float]) -> Argument {
            Argument(value: .numbers(array.map(Double.init)))
        }
        /// The view's frame: its origin and its size.
        public static var boundingRect: Argument { Argument(value: .boundingRect) }
        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
        /// Colours.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
        /// A picture.
        public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    }
}

nonisolated extension Shader: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color {
        warn()
        return .primary
    }
}

extension Shader {
    /// Says once for each function that it does not run.
    nonisolated func warn() {
        Log.warning("the shader \(function.name) has no effect: there is no Metal here", view: function.name)
    }
}
