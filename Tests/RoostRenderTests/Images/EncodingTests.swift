import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

/// A picture with soft and hard edges, opaque or not.
func sample(width: Int = 37, height: Int = 23, isOpaque: Bool) -> CGImage {
    let pixels = (0..<(width * height)).flatMap { i -> [UInt8] in
        let (x, y) = (i % width, i / width)
        let alpha = isOpaque ? 255 : x % 5 == 0 ? 0 : 55 + y * 200 / max(height, 1)
        let color = [x * 255 / max(width, 1), y * 255 / max(height, 1), x > 20 ? 200 : 30]
        return color.map { UInt8($0 * alpha / 255) } + [UInt8(alpha)]
    }
    return CGImage(width: width, height: height, pixels: pixels)
}

private func largestDifference(_ a: CGImage, _ b: CGImage) -> Int {
    zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

@Suite struct EncodingTests {
    @Test func `An opaque PNG is written as RGB and decoded exactly`() throws {
        let image = sample(isOpaque: true)
        let data = try PNGEncoder().encode(image)
        #expect(data[25] == 2, "an opaque picture is written as RGB")
        #expect(try ImageDecoder.decode(data).pixels == image.pixels)
    }

    @Test func `A translucent PNG is written as RGBA and decoded to within one level`() throws {
        let image = sample(isOpaque: false)
        let data = try PNGEncoder().encode(image)
        #expect(data[25] == 6, "a translucent picture is written as RGBA")
        #expect(largestDifference(try ImageDecoder.decode(data), image) <= 1)
    }

    @Test(arguments: [(1, 1), (1, 300), (300, 1), (2, 2)])
    func `A small PNG is decoded exactly`(width: Int, height: Int) throws {
        let image = sample(width: width, height: height, isOpaque: true)
        let decoded = try ImageDecoder.decode(PNGEncoder().encode(image))
        #expect(decoded.width == width && decoded.height == height)
        #expect(decoded.pixels == image.pixels)
    }

    @Test func `The bytes of a PNG are the same each time`() throws {
        let image = sample(isOpaque: false)
        #expect(try PNGEncoder().encode(image) == PNGEncoder().encode(image))
    }

    @Test func `The end chunk of a PNG has its checksum`() throws {
        let data = [UInt8](try PNGEncoder().encode(sample(isOpaque: true)))
        #expect(Array(data.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }

    @Test(arguments: ["flat", "noise", "stripes", "text", "pattern", "clear"])
    func `The PNG writer is lossless and deterministic, and saves a tenth of the bytes`(kind: String) throws {
        // Large enough for several chunks and blocks.
        let (width, height) = (701, 467)
        var state: UInt64 = 7
        let pixels = (0..<(width * height)).flatMap { i -> [UInt8] in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let random = UInt8(truncatingIfNeeded: state >> 40)
            return switch kind {
            case "flat": [9, 9, 9, 255]
            case "noise": [random, UInt8(truncatingIfNeeded: state >> 48), UInt8(truncatingIfNeeded: state >> 56), 255]
            case "pattern": [UInt8(i % 37), UInt8(i % 41), UInt8(i * i % 13), 255]
            case "clear": i % 5 == 0 ? [0, 0, 0, 0] : [random / 2, 0, 0, 128]
            case "stripes": [UInt8(i % 251), UInt8(i / width & 255), 0, 255]
            default: random < 20 ? [random, 0, 0, 255] : [255, 255, 255, 255]
            }
        }
        let image = CGImage(width: width, height: height, pixels: pixels)
        let data = try PNGEncoder().encode(image)
        #expect(try ImageDecoder.decode(data).pixels == image.pixels)
        #expect(data.count < pixels.count * 9 / 10)
        #expect(try PNGEncoder().encode(image) == data)
    }

    @Test func `One clear pixel in the last strip makes the PNG one with alpha`() throws {
        // In the last row of the last strip, and nowhere else.
        var pixels = [UInt8](repeating: 255, count: 500 * 700 * 4)
        pixels.replaceSubrange(pixels.count - 4..<pixels.count, with: [0, 0, 0, 0])
        let image = CGImage(width: 500, height: 700, pixels: pixels)
        let data = try PNGEncoder().encode(image)
        #expect(data[25] == 6)
        #expect(try ImageDecoder.decode(data).pixels == pixels)
    }

    @Test func `A picture drawn straight to a file has the bytes of the encoded picture`() throws {
        var canvas = Canvas(300, 300)
        canvas.fill(
            0, 0, 300, 300,
            .linearGradient(ResolvedGradient(.pureRed, .pureBlue), start: .zero, end: CGPoint(x: 300, y: 300)))
        canvas.fill(Path(ellipseIn: CGRect(x: 20, y: 100, width: 250, height: 190)), .white)
        // The second picture is large enough for several strips.
        for scale in [2.0, 5.0] {
            let direct = try Rasterizer().png(canvas.list, scale: scale)
            #expect(try direct == PNGEncoder().encode(canvas.image(scale: scale, on: nil)))
        }
        #expect(throws: RasterError.self) { try Rasterizer().png(DisplayList(size: .zero), scale: 1) }
    }

    @Test func `A JPEG is near its picture, and a lower quality takes fewer bytes`() throws {
        let image = sample(isOpaque: true)
        let decoded = try ImageDecoder.decode(JPEGEncoder(quality: 1).encode(image))
        #expect(decoded.width == image.width && decoded.height == image.height)
        #expect(largestDifference(decoded, image) < 16)
        let (low, high) = (try JPEGEncoder(quality: 0.1).encode(image), try JPEGEncoder(quality: 0.95).encode(image))
        #expect(low.count < high.count)
    }

    @Test func `A JPEG shows transparency as white`() throws {
        let clear = CGImage(width: 16, height: 16, pixels: [UInt8](repeating: 0, count: 1024))
        #expect(try ImageDecoder.decode(JPEGEncoder().encode(clear)).rgba(8, 8) == [255, 255, 255, 255])
    }

    @Test func `A lossless WebP is decoded to within one level`() throws {
        for isOpaque in [true, false] {
            let image = sample(isOpaque: isOpaque)
            let decoded = try ImageDecoder.decode(WebPEncoder().encode(image))
            #expect(largestDifference(decoded, image) <= 1)
        }
    }

    @Test(arguments: [(64, 48), (63, 47), (1, 1)])
    func `A lossy WebP is near its picture, opaque or not`(_ width: Int, _ height: Int) throws {
        for alpha in [UInt8(255), 254] {
            let pixels = (0..<width * height).flatMap { index -> [UInt8] in
                // Slow ramps: chroma is a quarter as fine.
                [UInt8(index % width * 3), UInt8(index / width * 4), UInt8(200 - index % width), 255]
                    .map { UInt8(Int($0) * Int(alpha) / 255) }
            }
            let image = CGImage(width: width, height: height, pixels: pixels)
            let decoded = try ImageDecoder.decode(WebPEncoder(quality: 1).encode(image))
            #expect(decoded.width == width && decoded.height == height)
            #expect(largestDifference(decoded, image) <= 16)
        }
    }

    @Test func `A lossy WebP of lower quality takes fewer bytes`() throws {
        let image = sample(width: 200, height: 150, isOpaque: true)
        let decoded = try ImageDecoder.decode(WebPEncoder(quality: 0.3).encode(image))
        #expect(decoded.width == 200)
        #expect(try WebPEncoder(quality: 0.1).encode(image).count < WebPEncoder(quality: 0.9).encode(image).count)
    }
}
