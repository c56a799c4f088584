import CoreGraphics

extension PictureComparison {
    /// The reference, the actual picture, and the reference faded with red over what visibly differs, side by side.
    public var sideBySide: CGImage { sideBySide(beyond: 2) }

    /// - Parameter limit: The difference, 0 … 100, from which a pixel is red.
    package func sideBySide(beyond limit: Float) -> CGImage {
        let gap = 8
        var canvas = Canvas(width: 3 * width + 4 * gap, height: height + 2 * gap)
        for y in 0..<height {
            for x in 0..<width {
                let old = reference.contains(x, y) ? reference.pixel(x, y) : nil
                let new = actual.contains(x, y) ? actual.pixel(x, y) : nil
                canvas.set(gap + x, gap + y, old)
                canvas.set(2 * gap + width + x, gap + y, new)
                canvas.set(
                    3 * gap + 2 * width + x, gap + y,
                    differences[y * width + x] > limit ? Canvas.red : old?.faded)
            }
        }
        return canvas.image
    }
}

/// A grey sheet to lay pictures on.
private struct Canvas {
    static let red = PicturePixel(red: 230, green: 0, blue: 60, alpha: 255)

    let width: Int
    let height: Int
    private var bytes: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = [UInt8](repeating: 200, count: width * height * 4)
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
    }

    /// Lays a pixel over white; nil leaves the sheet.
    mutating func set(_ x: Int, _ y: Int, _ pixel: PicturePixel?) {
        guard let pixel else { return }
        let start = (y * width + x) * 4
        let paper = 255 - Int(pixel.alpha)
        bytes[start] = UInt8(min(Int(pixel.red) + paper, 255))
        bytes[start + 1] = UInt8(min(Int(pixel.green) + paper, 255))
        bytes[start + 2] = UInt8(min(Int(pixel.blue) + paper, 255))
    }

    var image: CGImage { CGImage(width: width, height: height, pixels: bytes) }
}
