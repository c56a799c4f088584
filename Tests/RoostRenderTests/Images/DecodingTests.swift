import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct DecodingTests {
    private func message(_ data: Data) -> String? {
        do {
            _ = try ImageDecoder.decode(data)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `An empty file is an error`() {
        #expect(message(Data()) == "The picture is empty.")
    }

    @Test func `An unknown format is an error that shows its first bytes`() {
        #expect(message(Data("<html>".utf8))?.contains("3c 68 74 6d 6c 3e") == true)
    }

    @Test(arguments: ["PNG", "JPEG", "WebP"])
    func `A truncated file is an error that names its format`(format: String) throws {
        let image = sample(width: 120, height: 90, isOpaque: true)
        let data =
            switch format {
            case "PNG": try PNGEncoder().encode(image)
            case "JPEG": try JPEGEncoder().encode(image)
            default: try WebPEncoder().encode(image)
            }
        for length in [9, 30, data.count / 2, data.count - 40] {
            #expect(message(data.prefix(length)) != nil, "\(length) bytes")
        }
        #expect(message(data.prefix(data.count / 2))?.contains("\(format) picture is damaged") == true)
    }

    @Test func `Absurd dimensions are refused`() throws {
        var data = try PNGEncoder().encode(sample(isOpaque: true))
        data.replaceSubrange(16..<24, with: [0, 15, 0, 0, 0, 15, 0, 0])
        // One of two errors: the header's checksum does not match either.
        #expect(message(data) != nil)
        let gif = Data("GIF89a".utf8) + Data([0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0])
        #expect(message(gif)?.contains("65535 × 65535") == true)
    }

    @Test func `A damaged file is an error or a picture of its size`() throws {
        let image = sample(isOpaque: false)
        let files = [
            try PNGEncoder().encode(image), try JPEGEncoder().encode(image), try WebPEncoder().encode(image),
            try WebPEncoder(quality: 0.5).encode(image), Self.gif,
        ]
        var state: UInt64 = 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for file in files {
            for _ in 0..<200 {
                var bytes = file
                for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
                if let decoded = try? ImageDecoder.decode(bytes) {
                    #expect(decoded.pixels.count == decoded.width * decoded.height * 4)
                }
            }
        }
    }

    @Test func `Decoded pixels are premultiplied`() throws {
        let image = CGImage(width: 1, height: 1, pixels: [100, 50, 0, 128])
        let decoded = try ImageDecoder.decode(PNGEncoder().encode(image))
        #expect(isNear(decoded.rgba(0, 0), [100, 50, 0, 128], within: 1))
    }

    // MARK: JPEG orientation

    /// An Exif segment with an orientation, little-endian or big-endian.
    private func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
        let tiff: [UInt8] =
            isLittle
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let content = Array("Exif".utf8) + [0, 0] + tiff
        return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    }

    /// 32 × 16: its left half red, its right half blue; the lower half darker.
    private func photo(_ orientation: UInt8, isLittle: Bool) throws -> CGImage {
        var canvas = Canvas(32, 16)
        canvas.fill(0, 0, 16, 16, .red)
        canvas.fill(16, 0, 16, 16, .blue)
        canvas.fill(0, 8, 32, 8, .gray(0, opacity: 0.5))
        var data = try JPEGEncoder(quality: 1).encode(canvas.image())
        data.insert(contentsOf: exif(orientation, isLittle: isLittle), at: 2)
        return try ImageDecoder.decode(data)
    }

    @Test(arguments: [
        // Where the bright red quarter goes.
        (1, 32, 4, 4), (2, 32, 28, 4), (3, 32, 28, 12), (4, 32, 4, 12), (5, 16, 4, 4), (6, 16, 12, 4), (7, 16, 12, 28),
        (8, 16, 4, 28),
    ])
    func `An Exif orientation turns the picture upright`(orientation: Int, width: Int, x: Int, y: Int) throws {
        for isLittle in [true, false] {
            let image = try photo(UInt8(orientation), isLittle: isLittle)
            #expect(image.width == width)
            #expect(isNear(image.rgb(x, y), [255, 0, 0], within: 12), "\(image.rgb(x, y))")
            #expect((image.encoded == nil) == (orientation != 1))
        }
    }

    // MARK: GIF

    /// 3 × 2 pixels: red, green, blue / blue, clear, red.
    private static let gif: Data = {
        // Codes of three bits: clear 4, the indices, end 5; the table grows to four bits after the fourth index.
        let indices = [0, 1, 2, 2, 3, 0]
        var (bits, size, next, buffer) = ([Bool](), 3, 6, [UInt8]())
        func put(_ code: Int) { for bit in 0..<size { bits.append(code >> bit & 1 == 1) } }
        put(4)
        for (i, index) in indices.enumerated() {
            put(index)
            if i > 0 {
                next += 1
                if next == 1 << size { size += 1 }
            }
        }
        put(5)
        for start in stride(from: 0, to: bits.count, by: 8) {
            buffer.append(
                (start..<min(start + 8, bits.count)).reduce(0) { $0 | (bits[$1] ? 1 << UInt8($1 - start) : 0) })
        }
        var data = Data("GIF89a".utf8)
        data += [3, 0, 2, 0, 0x81, 0, 0]
        data += [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
        data += [0x21, 0xF9, 4, 1, 0, 0, 3, 0]
        data += [0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, UInt8(buffer.count)]
        return data + buffer + [0, 0x3B]
    }()

    @Test func `The first frame of a GIF is read`() throws {
        let image = try ImageDecoder.decode(Self.gif)
        #expect((0..<3).map { image.rgba($0, 0) } == [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]])
        #expect((0..<3).map { image.rgba($0, 1) } == [[0, 0, 255, 255], [0, 0, 0, 0], [255, 0, 0, 255]])
    }
}
