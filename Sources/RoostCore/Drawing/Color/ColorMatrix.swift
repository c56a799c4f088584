import Foundation

/// A linear change of colours. Each row computes one component of the result from red, green, blue, alpha and 1.
public struct ColorMatrix: Equatable, Sendable {
    /// The factors of red, green, blue, alpha and 1 in the new red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors of red, green, blue, alpha and 1 in the new green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors of red, green, blue, alpha and 1 in the new blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors of red, green, blue, alpha and 1 in the new alpha.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// The matrix that changes nothing.
    @inlinable public init() {}

    var factors: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }
}

/// The matrices of SwiftUI's colour effects: 4×5, row-major, for unpremultiplied gamma sRGB in 0…1, like those of SVG's
/// `feColorMatrix` (case `web-eff1`).
extension ColorMatrix {
    package static let identity: [Float] = [
        1, 0, 0, 0, 0,
        0, 1, 0, 0, 0,
        0, 0, 1, 0, 0,
        0, 0, 0, 1, 0,
    ]

    /// Adds `amount` to every component.
    package static func brightness(_ amount: Double) -> [Float] { scale(1, offset: amount) }

    /// Scales the distances of the components from one half.
    package static func contrast(_ amount: Double) -> [Float] { scale(amount, offset: 0.5 - amount / 2) }

    /// 0 is grey, 1 changes nothing.
    package static func saturation(_ amount: Double) -> [Float] {
        rows { row, column in luminance[column] * (1 - amount) + (row == column ? amount : 0) }
    }

    /// 1 is grey, 0 changes nothing.
    package static func grayscale(_ amount: Double) -> [Float] { saturation(1 - amount) }

    package static func hueRotation(_ angle: Angle) -> [Float] {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let turned: [[Double]] = [
            [-0.213, -0.715, 0.928],
            [0.143, 0.140, -0.283],
            [-0.787, 0.715, 0.072],
        ]
        return rows { row, column in
            luminance[column] + cosine * ((row == column ? 1 : 0) - luminance[column]) + sine * turned[row][column]
        }
    }

    package static let invert = scale(-1, offset: 1)

    /// Multiplies every component, including opacity, by the colour's.
    package static func multiply(_ color: Color.Resolved) -> [Float] {
        var matrix = identity
        matrix[0] = color.red
        matrix[6] = color.green
        matrix[12] = color.blue
        matrix[18] = color.opacity
        return matrix
    }

    private static let luminance = [0.213, 0.715, 0.072]

    private static func scale(_ factor: Double, offset: Double) -> [Float] {
        var matrix = rows { row, column in row == column ? factor : 0 }
        for row in 0..<3 { matrix[row * 5 + 4] = Float(offset) }
        return matrix
    }

    private static func rows(_ value: (_ row: Int, _ column: Int) -> Double) -> [Float] {
        var matrix = identity
        for row in 0..<3 {
            for column in 0..<3 { matrix[row * 5 + column] = Float(value(row, column)) }
        }
        return matrix
    }
}
