import CoreGraphics
import Foundation
import Testing

@testable import RoostRender

@Suite struct GIFEncoderTests {
    @Test func `Decoded frames have the pixels of the encoded ones`() throws {
        let frames = (0..<5).map { frame in
            picture(40, 30) { x, y in
                (frame * 7..<frame * 7 + 5).contains(x) && y > 10 ? 0xFF20_40E0 : 0xFFF0_F0F0
            }
        }
        let file = try encoded(frames)
        let decoded = try GIFFile(file)
        #expect(decoded.frames.map(\.pixels) == frames.map { words($0) })
    }

    @Test func `A later frame stores only the area that changes`() throws {
        let frames = (0..<2).map { frame in
            picture(200, 200) { x, y in x == 50 && y == 60 + frame ? 0xFF00_0000 : .max }
        }
        let decoded = try GIFFile(encoded(frames))
        #expect(decoded.frames[1].area == CGRect(x: 50, y: 60, width: 1, height: 2))
    }

    @Test func `A frame equal to the one before only lengthens that one`() throws {
        let same = picture(8, 8) { _, _ in 0xFF00_00FF }
        let other = picture(8, 8) { _, _ in 0xFFFF_0000 }
        let decoded = try GIFFile(encoded([same, same, same, other], duration: 0.1))
        #expect(decoded.frames.map(\.delay) == [30, 10])
    }

    @Test func `Delays are rounded to hundredths of a second without drifting`() throws {
        let frames = (0..<31).map { frame in picture(4, 4) { x, _ in x == frame % 4 ? 0xFF00_0000 : .max } }
        let decoded = try GIFFile(encoded(frames, duration: 1.0 / 30))
        #expect(Set(decoded.frames.map(\.delay)) == [3, 4])
        #expect(decoded.frames.dropLast().map(\.delay).reduce(0, +) == 100)
    }

    @Test func `Up to 255 colours are exact`() throws {
        let rainbow = picture(16, 15) { x, y in 0xFF00_0000 | UInt32(x * 16) | UInt32(y * 16) << 8 }
        #expect(try GIFFile(encoded([rainbow])).frames[0].pixels == words(rainbow))
    }

    @Test func `More colours than the table holds become near ones`() throws {
        let gradient = picture(256, 64) { x, y in 0xFF00_0000 | UInt32(x) | UInt32(y * 4) << 8 | 0x40_0000 }
        let decoded = try GIFFile(encoded([gradient])).frames[0].pixels
        for (a, b) in zip(decoded, words(gradient)) {
            for shift in [0, 8, 16] {
                #expect(abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) <= 16)
            }
        }
    }

    @Test func `Noise that fills the code table is decoded exactly`() throws {
        var state: UInt32 = 1
        let noise = picture(200, 200) { _, _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return 0xFF00_0000 | ((state >> 24) & 0x7F)
        }
        #expect(try GIFFile(encoded([noise])).frames[0].pixels == words(noise))
    }

    @Test func `Translucent pixels are laid over white`() throws {
        let half = picture(2, 2) { _, _ in 0x8000_0080 }
        #expect(try GIFFile(encoded([half])).frames[0].pixels.allSatisfy { $0 == 0xFF7F_7FFF })
    }

    @Test func `The decoder of still pictures reads the first frame`() throws {
        let frame = picture(9, 7) { x, y in (x + y) % 2 == 0 ? 0xFF00_FF00 : 0xFF11_2233 }
        let image = try ImageDecoder.decode(encoded([frame]))
        #expect(image.pixels == frame.pixels)
    }

    @Test func `The file states how often it repeats after the first run`() throws {
        func loops(_ count: Int) throws -> Int? {
            var encoder = try GIFEncoder(width: 2, height: 2, loopCount: count)
            try encoder.add(picture(2, 2) { _, _ in .max }, duration: 1)
            return try GIFFile(encoder.finish()).loopCount
        }
        #expect(try loops(0) == 0)
        #expect(try loops(1) == nil)
        #expect(try loops(3) == 2)
    }

    @Test func `An animation without frames, an empty canvas and a frame of another size are errors`() throws {
        var encoder = try GIFEncoder(width: 2, height: 2)
        #expect(throws: ImageError.self) { try encoder.finish() }
        #expect(throws: ImageError.self) { try GIFEncoder(width: 0, height: 2) }
        #expect(throws: ImageError.self) { try encoder.add(picture(3, 2) { _, _ in .max }, duration: 1) }
    }

    @Test(arguments: [.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, 1e9])
    func `A time that is none, or too long for the file, is one that the file can hold`(seconds: Double) throws {
        let frames = (0..<4).map { number in picture(2, 2) { _, _ in 0xFF00_0000 + UInt32(number) } }
        let delays = try GIFFile(encoded(frames, duration: seconds)).frames.map(\.delay)
        #expect(delays == Array(repeating: seconds > 0 ? 65_535 : 2, count: 4))
    }

    private func encoded(_ frames: [CGImage], duration: Double = 0.1) throws -> Data {
        var encoder = try GIFEncoder(width: frames[0].width, height: frames[0].height)
        for frame in frames { try encoder.add(frame, duration: duration) }
        return try encoder.finish()
    }
}

/// A picture of premultiplied pixels, red in the lowest byte.
func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
        for x in 0..<width {
            let pixel = color(x, y)
            for shift in [0, 8, 16, 24] { bytes.append(UInt8((pixel >> shift) & 255)) }
        }
    }
    return CGImage(width: width, height: height, pixels: bytes)
}

private func words(_ image: CGImage) -> [UInt32] {
    image.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
}
