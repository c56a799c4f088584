import CoreGraphics

/// Where two pictures do not look alike, though edges may be up to half a point elsewhere.
///
/// A pixel is strange if one of the pictures has a level there that the other one has nowhere near: not between the
/// darkest and the brightest pixel within half a point. So edges may be softer, and lie between other pixels; what is
/// missing, or has moved by a point, has strange pixels however faint it is.
struct PictureStrangeness {
    /// How far a pixel's like may be, in points.
    let reach: CGFloat

    let reference: CGImage
    let actual: CGImage
    private let scale: CGFloat
    private let width: Int
    private let height: Int
    /// Of each pixel the number of strange ones that are above it or in its row, and not to the right of it. The first
    /// row and column are zero.
    private var sums: [Int32]

    init(_ comparison: PictureComparison) {
        (reference, actual, scale) = (comparison.reference, comparison.actual, comparison.scale)
        (width, height) = (comparison.width, comparison.height)
        let radius = Int(0.5 * scale)
        reach = CGFloat(radius) / scale
        sums = [Int32](repeating: 0, count: (width + 1) * (height + 1))
        for y in 0..<height {
            var count: Int32 = 0
            for x in 0..<width {
                if comparison.differences[y * width + x] > 0, isStrange(x, y, radius) { count += 1 }
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + count
            }
        }
    }

    private func isStrange(_ x: Int, _ y: Int, _ radius: Int) -> Bool {
        guard reference.contains(x, y), actual.contains(x, y) else { return true }
        return !Levels(around: x, y, radius, in: actual).contain(reference.pixel(x, y))
            || !Levels(around: x, y, radius, in: reference).contain(actual.pixel(x, y))
    }

    /// Whether a piece of a picture and its surroundings of a point look alike in both. A few strange pixels are no more
    /// than a speck that is not ink.
    func spares(_ piece: InkMap.Piece, of image: CGImage) -> Bool {
        guard piece.outline.isEmpty else {
            // What is inside an outline is a piece of its own.
            return piece.outline.allSatisfy {
                spares(Int($0.start), Int($0.row), Int($0.end), Int($0.row) + 1, of: image)
            }
        }
        func pixels(_ length: CGFloat) -> Int { Int((length * scale).rounded()) }
        let frame = piece.frame
        return spares(
            pixels(frame.minX), pixels(frame.minY), pixels(frame.maxX), pixels(frame.maxY), of: image)
    }

    private func spares(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, of image: CGImage) -> Bool {
        let (margin, speck) = (Int(scale.rounded()), InkMap.leastLength(scale) - 1)
        return count(left - margin, top - margin, right + margin, bottom + margin, image) <= speck * speck
    }

    /// The number of strange pixels from `left` to before `right`, and from `top` to before `bottom`.
    private func count(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ image: CGImage) -> Int {
        let (left, right) = (max(left, 0), min(right, image.width))
        let (top, bottom) = (max(top, 0) * (width + 1), min(bottom, image.height) * (width + 1))
        return Int(sums[bottom + right] - sums[top + right] - sums[bottom + left] + sums[top + left])
    }
}

/// The levels of a pixel and its neighbours.
private struct Levels {
    private var least = SIMD4<UInt8>(repeating: 255)
    private var greatest = SIMD4<UInt8>(repeating: 0)

    init(around x: Int, _ y: Int, _ radius: Int, in image: CGImage) {
        for row in max(y - radius, 0)...min(y + radius, image.height - 1) {
            for column in max(x - radius, 0)...min(x + radius, image.width - 1) {
                let levels = image.pixel(column, row).levels
                least = pointwiseMin(least, levels)
                greatest = pointwiseMax(greatest, levels)
            }
        }
    }

    /// Whether a pixel's levels are among these, or nearly so: by the three levels that tell ink from an area, and an
    /// eighth of the contrast.
    func contain(_ pixel: PicturePixel) -> Bool {
        let slack = 3 &+ (greatest &- least) / 8
        let levels = pixel.levels
        let (above, below) = (pointwiseMax(levels, greatest) &- greatest, least &- pointwiseMin(levels, least))
        return all(above .<= slack) && all(below .<= slack)
    }
}

extension PicturePixel {
    fileprivate var levels: SIMD4<UInt8> { SIMD4(red, green, blue, alpha) }
}
