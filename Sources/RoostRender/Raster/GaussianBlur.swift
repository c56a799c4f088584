import Foundation
import RoostKernels

/// Blurs bytes or pixels with a bell curve of finite reach.
///
/// 1. Wide curves work on a picture reduced by a power of two, aligned to the device's origin so that strips match.
/// 2. Every row, then every column is convolved with the curve.
/// 3. The result is enlarged again by linear interpolation.
enum GaussianBlur {
    /// The curve. Apple's is not quite a Gaussian, and not quite the same for blurs and shadows; these meet the
    /// recorded profiles (cases.json `gfx-B1`, `gfx-B1b`, `pst-SH3`, `pst-SH3b`) within two levels.
    enum Profile {
        case blur, shadow

        /// Where the curve ends, in standard deviations.
        func cut(_ sigma: Double) -> Double {
            switch self {
            case .blur: min(max(3 - (sigma - 4) * 0.1, 2.4), 3)
            case .shadow: 2.361
            }
        }

        /// The curve's height at a distance in standard deviations.
        func value(_ distance: Double, cut: Double) -> Double {
            guard distance < cut else { return 0 }
            switch self {
            case .blur:
                // The wider the curve, the more its foot is lowered to the ground at the cut.
                let lowering = 0.71 * (3 - cut) / 0.6
                return exp(-distance * distance / 2) - lowering * exp(-cut * cut / 2)
            case .shadow:
                return pow(1 - (distance / cut) * (distance / cut), 1.61)
            }
        }

        /// How far ink may spread, in pixels, with a margin for reduced pictures.
        func reach(_ sigma: Double) -> Double { sigma > 0 ? 3.1 * sigma + 4 : 0 }

        /// From this standard deviation on the picture is halved first.
        var wide: Double { self == .blur ? 8 : 12 }
    }

    /// The standard deviation in pixels, at most 512: wider blurs leave nothing of a picture to recognise.
    static func sigma(_ radius: Double, _ stretch: Double) -> Double {
        let sigma = radius * stretch
        return sigma > 0 ? min(sigma, 512) : 0
    }

    /// The input of a blur: `channels` (1 or 4) bytes a pixel, nothing outside of `bounds`.
    struct Source {
        let base: UnsafePointer<UInt8>
        let bounds: PixelRect
        let channels: Int
        /// Whether the outermost pixels continue outside, so that the edges stay hard.
        let isClamped: Bool
    }

    struct Memory {
        fileprivate var reduced = ScratchBuffer<UInt8>()
        fileprivate var row = ScratchBuffer<UInt8>()
        fileprivate var columns = ScratchBuffer<UInt8>()
        fileprivate var result = ScratchBuffer<UInt8>()
        /// For callers: the bytes to blur, and the blurred ones.
        var input = ScratchBuffer<UInt8>()
        var output = ScratchBuffer<UInt8>()
        fileprivate var weights = ScratchBuffer<UInt32>()

        func free() {
            for buffer in [reduced, row, columns, result, input, output] { buffer.free() }
            weights.free()
        }
    }

    /// Blurs into `area`, whose rows follow each other in `out`.
    static func apply(
        _ source: Source, sigmaX: Double, sigmaY: Double, profile: Profile, area: PixelRect,
        into out: UnsafeMutablePointer<UInt8>, memory: inout Memory
    ) {
        let (shiftX, shiftY) = (shift(sigmaX, profile), shift(sigmaY, profile))
        if shiftX == 0 && shiftY == 0 {
            let (x, y) = (Curve(sigmaX, profile), Curve(sigmaY, profile))
            convolve(source, x, y, area, out, &memory)
            return
        }
        let small = reduce(source, shiftX, shiftY, &memory.reduced)
        // Enlarging looks one pixel to each side.
        let smallArea = PixelRect(
            minX: (area.minX >> shiftX) - 1, minY: (area.minY >> shiftY) - 1, maxX: (area.maxX >> shiftX) + 2,
            maxY: (area.maxY >> shiftY) + 2)
        memory.result.reserve(smallArea.width * smallArea.height * source.channels)
        let result = memory.result.base
        let (x, y) = (Curve(sigmaX, profile, shift: shiftX), Curve(sigmaY, profile, shift: shiftY))
        convolve(small, x, y, smallArea, result, &memory)
        enlarge(result, smallArea, shiftX, shiftY, source.channels, area, out)
    }

    /// The side of the squares that a wide blur reduces to one pixel.
    static func grid(_ sigma: Double, _ profile: Profile) -> Int { 1 << shift(sigma, profile) }

    private static func shift(_ sigma: Double, _ profile: Profile) -> Int {
        var (shift, rest) = (0, sigma)
        while rest >= profile.wide && shift < 16 {
            rest /= 2
            shift += 1
        }
        return shift
    }

    /// A curve's weights in pixels, which may be reduced ones.
    private struct Curve {
        private let profile: Profile
        private let cut: Double
        /// In reduced pixels, less the blur that reducing and enlarging add.
        private let sigma: Double
        let radius: Int

        init(_ sigma: Double, _ profile: Profile, shift: Int = 0) {
            self.profile = profile
            cut = profile.cut(sigma)
            let factor = Double(1 << shift)
            let own = (factor * factor - 1) / 12 + (factor * factor - 1) / 6
            self.sigma = max(sigma * sigma - own, 0).squareRoot() / factor
            radius = self.sigma > 0.05 ? Int((cut * self.sigma).rounded(.up)) : 0
        }

        /// Weights from the middle outwards that add up to 65536.
        func fill(_ weights: UnsafeMutablePointer<UInt32>) {
            let values = (0...radius).map { radius == 0 ? 1 : profile.value(Double($0) / sigma, cut: cut) }
            let total = values[0] + 2 * values.dropFirst().reduce(0, +)
            var rest = 65536
            for i in stride(from: radius, to: 0, by: -1) {
                let weight = Int((values[i] / total * 65536).rounded())
                weights[i] = UInt32(weight)
                rest -= 2 * weight
            }
            weights[0] = UInt32(max(rest, 0))
        }
    }

    // MARK: Steps

    private static func reduce(
        _ source: Source, _ shiftX: Int, _ shiftY: Int, _ buffer: inout ScratchBuffer<UInt8>
    ) -> Source {
        let bounds = source.bounds
        let small = PixelRect(
            minX: bounds.minX >> shiftX, minY: bounds.minY >> shiftY, maxX: ((bounds.maxX - 1) >> shiftX) + 1,
            maxY: ((bounds.maxY - 1) >> shiftY) + 1)
        let channels = source.channels
        buffer.reserve(small.width * small.height * channels)
        let half = (1 << (shiftX + shiftY)) >> 1
        for y in small.minY..<small.maxY {
            let out = buffer.base + (y - small.minY) * small.width * channels
            for x in small.minX..<small.maxX {
                for channel in 0..<channels {
                    var sum = half
                    for row in (y << shiftY)..<((y + 1) << shiftY) {
                        let inside = min(max(row, bounds.minY), bounds.maxY - 1)
                        if !source.isClamped && inside != row { continue }
                        let line = source.base + (inside - bounds.minY) * bounds.width * channels + channel
                        for column in (x << shiftX)..<((x + 1) << shiftX) {
                            let near = min(max(column, bounds.minX), bounds.maxX - 1)
                            if near == column || source.isClamped {
                                sum += Int(line[(near - bounds.minX) * channels])
                            }
                        }
                    }
                    out[(x - small.minX) * channels + channel] = UInt8(sum >> (shiftX + shiftY))
                }
            }
        }
        return Source(base: buffer.base, bounds: small, channels: channels, isClamped: source.isClamped)
    }

    private static func convolve(
        _ source: Source, _ across: Curve, _ down: Curve, _ area: PixelRect,
        _ out: UnsafeMutablePointer<UInt8>, _ memory: inout Memory
    ) {
        let (radiusX, radiusY) = (across.radius, down.radius)
        memory.weights.reserve(radiusX + radiusY + 2)
        let weightsX = memory.weights.base
        let weightsY = weightsX + radiusX + 1
        across.fill(weightsX)
        down.fill(weightsY)

        let channels = source.channels
        let bytes = area.width * channels
        let bounds = source.bounds
        let rows = area.height + 2 * radiusY
        memory.row.reserve((area.width + 2 * radiusX) * channels)
        memory.columns.reserve(rows * bytes)
        for i in 0..<rows {
            let y = area.minY - radiusY + i
            let inside = min(max(y, bounds.minY), bounds.maxY - 1)
            let line = memory.columns.base + i * bytes
            if inside != y && !source.isClamped {
                line.update(repeating: 0, count: bytes)
                continue
            }
            if y > bounds.minY && inside != y && y > area.minY - radiusY {
                line.update(from: line - bytes, count: bytes)
                continue
            }
            copyRow(
                source, y: inside, from: area.minX - radiusX, count: area.width + 2 * radiusX, into: memory.row.base)
            roost_convolve(
                memory.row.base + radiusX * channels, channels, weightsX, Int32(radiusX), Int32(bytes), line)
        }
        for y in 0..<area.height {
            roost_convolve(
                memory.columns.base + (y + radiusY) * bytes, bytes, weightsY, Int32(radiusY), Int32(bytes),
                out + y * bytes)
        }
    }

    /// Copies a row with the pixels beside it.
    private static func copyRow(
        _ source: Source, y: Int, from x: Int, count: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        let channels = source.channels
        let bounds = source.bounds
        let line = source.base + (y - bounds.minY) * bounds.width * channels
        let start = min(max(bounds.minX - x, 0), count)
        let end = min(max(bounds.maxX - x, start), count)
        func pad(_ range: Range<Int>, _ pixel: UnsafePointer<UInt8>) {
            for i in range {
                for channel in 0..<channels { out[i * channels + channel] = source.isClamped ? pixel[channel] : 0 }
            }
        }
        pad(0..<start, line)
        if end > start {
            (out + start * channels).update(
                from: line + (x + start - bounds.minX) * channels, count: (end - start) * channels)
        }
        pad(end..<count, line + (bounds.width - 1) * channels)
    }

    private static func enlarge(
        _ small: UnsafePointer<UInt8>, _ smallArea: PixelRect, _ shiftX: Int, _ shiftY: Int, _ channels: Int,
        _ area: PixelRect, _ out: UnsafeMutablePointer<UInt8>
    ) {
        /// The pixel before a position, and the share of the next in 1/256.
        func place(_ pixel: Int, _ shift: Int) -> (index: Int, share: Int) {
            let position = (((2 * pixel + 1) << 8) >> (shift + 1)) - 128
            return (position >> 8, position & 255)
        }
        let stride = smallArea.width * channels
        for y in area.minY..<area.maxY {
            let (row, shareY) = place(y, shiftY)
            let upper = small + (row - smallArea.minY) * stride
            let lower = upper + stride
            let line = out + (y - area.minY) * area.width * channels
            for x in area.minX..<area.maxX {
                let (column, shareX) = place(x, shiftX)
                let left = (column - smallArea.minX) * channels
                for channel in 0..<channels {
                    let i = left + channel
                    let a = Int(upper[i]) * (256 - shareY) + Int(lower[i]) * shareY
                    let b = Int(upper[i + channels]) * (256 - shareY) + Int(lower[i + channels]) * shareY
                    line[(x - area.minX) * channels + channel] =
                        UInt8((a * (256 - shareX) + b * shareX + 32768) >> 16)
                }
            }
        }
    }
}
