import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// SwiftUI's colour effects on sRGB (204, 102, 51) (case `web-eff1`).
@Suite struct ColorMatrixTests {
    @Test(
        arguments: [
            ("brightness", ColorMatrix.brightness(0.2), [255, 153, 102]),
            ("contrast", ColorMatrix.contrast(1.5), [242, 89, 13]),
            ("saturation", ColorMatrix.saturation(0.5), [162, 111, 85]),
            ("grayscale", ColorMatrix.grayscale(1), [120, 120, 120]),
            ("hueRotation", ColorMatrix.hueRotation(.degrees(90)), [51, 149, 36]),
            ("colorInvert", ColorMatrix.invert, [51, 153, 204]),
            (
                "colorMultiply", ColorMatrix.multiply(Color.Resolved(red: 1, green: 0.5, blue: 0)), [204, 51, 0]
            ),
        ])
    func `An effect's matrix gives the recorded colour`(name: String, matrix: [Float], expected: [Int]) {
        let color: [Float] = [0.8, 0.4, 0.2, 1, 1]
        for row in 0..<3 {
            let value = (0..<5).reduce(Float(0)) { $0 + matrix[row * 5 + $1] * color[$1] }
            #expect(abs(Int((min(1, max(0, value)) * 255).rounded()) - expected[row]) <= 1, "\(name), row \(row)")
        }
    }
}
