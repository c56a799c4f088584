import CoreGraphics
import Foundation
import RoostPicture
import Testing

@testable import RoostRender

/// Small files that claim many pixels.
@Suite struct PictureLimitTests {
    private static let side = 8000

    /// A small file of a format whose header says that it is 8000 × 8000.
    private func claim(_ format: String) throws -> Data {
        let image = CGImage(width: 8, height: 8, pixels: [UInt8](repeating: 255, count: 256))
        let (high, low) = (UInt8(Self.side >> 8), UInt8(Self.side & 255))
        switch format {
        case "PNG":
            var bytes = [UInt8](try PNGEncoder().encode(image))
            bytes.replaceSubrange(16..<24, with: [0, 0, high, low, 0, 0, high, low])
            let checksum = Self.crc(bytes[12..<29])
            bytes.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) })
            return Data(bytes)
        case "JPEG":
            var bytes = [UInt8](try JPEGEncoder().encode(image))
            let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1]) })
            bytes.replaceSubrange((frame + 5)..<(frame + 9), with: [high, low, high, low])
            return Data(bytes)
        case "WebP":
            var bytes = [UInt8](try WebPEncoder().encode(image))
            // Width and height less one, 14 bits each; the upper four bits stay.
            let size = (Self.side - 1) | (Self.side - 1) << 14 | Int(bytes[24] & 0xF0) << 24
            for index in 0..<4 { bytes[21 + index] = UInt8(truncatingIfNeeded: size >> (8 * index)) }
            return Data(bytes)
        default:
            return Data("GIF89a".utf8) + Data([low, high, low, high, 0, 0, 0])
        }
    }

    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
        }
        return ~sum
    }

    @Test(arguments: ["PNG", "JPEG", "WebP", "GIF"])
    func `A small file that claims 64 megapixels is refused`(format: String) throws {
        let file = try claim(format)
        #expect(file.count < 2000)
        #expect(throws: ImageError.tooLarge(format, width: Self.side, height: Self.side)) {
            try ImageDecoder.decode(file)
        }
    }

    @Test func `The limit is a number of megapixels, and 32 for a malformed one`() {
        #expect(ImageDecoder.limit(nil) == 32_000_000)
        #expect(ImageDecoder.limit("64") == 64_000_000)
        #expect(ImageDecoder.limit("0") == 32_000_000)
        #expect(ImageDecoder.limit("many") == 32_000_000)
        #expect(ImageDecoder.limit("9223372036854775807") == 32_000_000)
    }

    @Test func `A JPEG with faults is not passed on as it is`() throws {
        let image = CGImage(width: 16, height: 16, pixels: [UInt8](repeating: 128, count: 1024))
        let file = try JPEGEncoder().encode(image)
        #expect(try ImageDecoder.decode(file).encoded == file)
        // Bytes between two segments, which readers skip with a warning.
        let faulty = file.prefix(2) + Data([0x00, 0x11, 0x22]) + file.dropFirst(2)
        let decoded = try? ImageDecoder.decode(faulty)
        #expect(decoded?.encoded == nil)
    }
}
