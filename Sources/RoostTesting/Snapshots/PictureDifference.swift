import CoreGraphics

/// The visible difference of two pictures.
struct PictureDifference {
    let reference: CGImage
    let actual: CGImage
    /// The visible differences of the pixels, 0…1, row by row over the smallest picture that holds both; 1 where only
    /// one of them has a pixel.
    private let distances: [Float]
    private let width: Int
    private let height: Int
    private let tolerance: Float

    /// - Parameter tolerance: The distance in OKLab up to which two pixels look the same.
    init(reference: CGImage, actual: CGImage, tolerance: Double) {
        self.reference = reference
        self.actual = actual
        self.tolerance = Float(tolerance)
        width = max(reference.width, actual.width)
        height = max(reference.height, actual.height)
        var distances = [Float](repeating: 1, count: width * height)
        for y in 0..<min(reference.height, actual.height) {
            for x in 0..<min(reference.width, actual.width) {
                distances[y * width + x] = OKLab.distance(reference.pixel(x, y), actual.pixel(x, y))
            }
        }
        self.distances = distances
    }

    /// The number of pixels that look different.
    var count: Int { distances.count { $0 > tolerance } }

    /// The fraction of the pixels that look different, 0…1.
    var fraction: Double { distances.isEmpty ? 0 : Double(count) / Double(distances.count) }

    var summary: String {
        if reference.width != actual.width || reference.height != actual.height {
            return "The picture is \(actual.width) × \(actual.height) pixels, the reference "
                + "\(reference.width) × \(reference.height)."
        }
        let different = distances.indices.filter { distances[$0] > tolerance }
        let columns = different.map { $0 % width }
        let percent = (fraction * 10000).rounded(.up) / 100
        let worst = ((distances.max() ?? 0) * 1000).rounded() / 1000
        return "\(different.count) of \(distances.count) pixels (\(percent) %) look different, by up to \(worst) in "
            + "OKLab (allowed: \(tolerance)), between columns \(columns.min() ?? 0) and \(columns.max() ?? 0), rows "
            + "\((different.first ?? 0) / max(width, 1)) and \((different.last ?? 0) / max(width, 1))."
    }

    /// The reference, the actual picture, and the reference faded with red over what differs.
    var sideBySide: CGImage {
        let gap = 8
        var canvas = Canvas(width: 3 * width + 4 * gap, height: height + 2 * gap)
        for y in 0..<height {
            for x in 0..<width {
                let old = reference.contains(x, y) ? reference.pixel(x, y) : nil
                let new = actual.contains(x, y) ? actual.pixel(x, y) : nil
                canvas.set(gap + x, gap + y, old)
                canvas.set(2 * gap + width + x, gap + y, new)
                let isDifferent = distances[y * width + x] > tolerance
                canvas.set(
                    3 * gap + 2 * width + x, gap + y,
                    isDifferent ? Pixel(red: 230, green: 0, blue: 60, alpha: 255) : old?.faded)
            }
        }
        return canvas.image
    }
}

/// A premultiplied sRGB pixel, eight bits a channel.
struct Pixel: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    /// A quarter of the pixel's contrast, on white.
    var faded: Pixel {
        func fade(_ channel: UInt8) -> UInt8 {
            let onWhite = Int(channel) + 255 - Int(alpha)
            return UInt8(255 - (255 - min(onWhite, 255)) / 4)
        }
        return Pixel(red: fade(red), green: fade(green), blue: fade(blue), alpha: 255)
    }
}

extension CGImage {
    fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x < width && y < height }

    fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel {
        let start = (y * width + x) * 4
        return Pixel(
            red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2], alpha: pixels[start + 3])
    }
}

/// A grey sheet to lay pictures on.
private struct Canvas {
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
    mutating func set(_ x: Int, _ y: Int, _ pixel: Pixel?) {
        guard let pixel else { return }
        let start = (y * width + x) * 4
        let paper = 255 - Int(pixel.alpha)
        bytes[start] = UInt8(min(Int(pixel.red) + paper, 255))
        bytes[start + 1] = UInt8(min(Int(pixel.green) + paper, 255))
        bytes[start + 2] = UInt8(min(Int(pixel.blue) + paper, 255))
    }

    var image: CGImage { CGImage(width: width, height: height, pixels: bytes) }
}
