import CoreGraphics
import Foundation
import RoostLocks
import Testing

@testable import RoostRender

/// How often the PNG encoder asks for strips.
@Suite struct PNGStripTests {
    private func encode(_ pixel: UInt32, width: Int, height: Int, pixelsPerStrip: Int) throws -> (
        data: Data, draws: Int
    ) {
        let draws = Mutex(0)
        let pixels = [UInt32](repeating: pixel, count: width * height)
        let data = try PNGEncoder().encode(width: width, height: height, pixelsPerStrip: pixelsPerStrip) { rows, use in
            draws.withLock { $0 += 1 }
            pixels.withUnsafeBufferPointer { use($0.baseAddress! + rows.lowerBound * width) }
        }
        return (data, draws.withLock { $0 })
    }

    @Test func `A translucent picture of one strip is drawn once`() throws {
        let (data, draws) = try encode(0x8000_0040, width: 20, height: 10, pixelsPerStrip: 1000)
        #expect(draws == 1)
        let image = try ImageDecoder.decode(data)
        #expect(image.pixels.prefix(4) == [0x40, 0, 0, 0x80])
    }

    @Test func `A translucent picture has the same pixels in many strips as in one`() throws {
        let strips = try encode(0x8000_0040, width: 20, height: 10, pixelsPerStrip: 40)
        let one = try encode(0x8000_0040, width: 20, height: 10, pixelsPerStrip: 1000)
        #expect(try ImageDecoder.decode(strips.data).pixels == ImageDecoder.decode(one.data).pixels)
    }

    @Test func `Each strip of an opaque picture is drawn once`() throws {
        #expect(try encode(0xFF00_0040, width: 20, height: 10, pixelsPerStrip: 40).draws == 5)
    }

    /// Rows that are now like the one above, now like it in stretches of any length: what filters and searches take
    /// shortcuts for.
    @Test(arguments: [1, 4, 5, 15, 16, 17, 33, 64, 257])
    func `An opaque picture whose rows repeat in parts is read as it was written`(width: Int) throws {
        var state: UInt64 = 5
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let height = 40
        var pixels = (0..<width).map { _ in 0xFF00_0000 | UInt32(below(1 << 24)) }
        for row in 1..<height {
            pixels += pixels[(row - 1) * width..<row * width]
            for _ in 0..<below(4) {
                let start = below(width)
                let length = 1 + below(width - start)
                let color = 0xFF00_0000 | UInt32(below(1 << 24))
                for x in start..<start + length { pixels[row * width + x] = below(3) > 0 ? color : color ^ 0xFF }
            }
        }
        let data = try PNGEncoder().encode(width: width, height: height, pixelsPerStrip: 9 * width) { rows, use in
            pixels.withUnsafeBufferPointer { use($0.baseAddress! + rows.lowerBound * width) }
        }
        let expected = pixels.withUnsafeBytes { [UInt8]($0) }
        #expect(try [UInt8](ImageDecoder.decode(data).pixels) == expected)
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, 5), (1 << 40, 1), (1, 1 << 40)])
    func `A size that no file can hold is an error`(width: Int, height: Int) {
        #expect(throws: ImageError.self) {
            try PNGEncoder().encode(width: width, height: height) { _, _ in Issue.record("nothing is to be drawn") }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -1, 1e300])
    func `Any duration of a frame is accepted`(duration: Double) throws {
        let encoder = try AnimatedWebPEncoder(width: 4, height: 4)
        try encoder.add(Sample.image, duration: duration)
        try encoder.add(Sample.image, duration: duration)
        #expect(try encoder.finish().starts(with: Data("RIFF".utf8)))
    }
}
