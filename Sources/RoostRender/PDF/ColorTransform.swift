import CoreGraphics
import RoostPicture

/// A colour matrix applied to paints and pictures instead of pixels.
struct ColorTransform {
    private let matrix: [Float]

    init(_ matrix: [Float]) { self.matrix = matrix }

    /// The factor by which the matrix multiplies opacity; nil if it changes opacity in another way.
    var opacity: Double? {
        guard matrix[15] == 0, matrix[16] == 0, matrix[17] == 0, matrix[19] == 0, (0...1).contains(matrix[18])
        else { return nil }
        return Double(matrix[18])
    }

    /// The colour after the matrix; its opacity stays.
    func callAsFunction(_ color: ResolvedColor) -> ResolvedColor {
        func row(_ start: Int) -> Float {
            matrix[start] * color.red + matrix[start + 1] * color.green + matrix[start + 2] * color.blue
                + matrix[start + 3] * color.opacity + matrix[start + 4]
        }
        return ResolvedColor(red: row(0), green: row(5), blue: row(10), opacity: color.opacity).clean
    }

    func callAsFunction(_ image: CGImage) -> CGImage {
        var pixels = image.pixels
        for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
            let opacity = Float(pixels[start + 3]) / 255
            func channel(_ index: Int) -> Float { min(Float(pixels[start + index]) / 255 / opacity, 1) }
            let color = self(ResolvedColor(red: channel(0), green: channel(1), blue: channel(2), opacity: opacity))
            pixels[start] = UInt8((color.red * opacity * 255).rounded())
            pixels[start + 1] = UInt8((color.green * opacity * 255).rounded())
            pixels[start + 2] = UInt8((color.blue * opacity * 255).rounded())
        }
        return CGImage(width: image.width, height: image.height, pixels: pixels)
    }
}
