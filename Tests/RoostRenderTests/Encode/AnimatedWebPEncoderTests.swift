import CoreGraphics
import Foundation
import Testing

@testable import RoostRender

@Suite struct AnimatedWebPEncoderTests {
    @Test func `Frames follow each other at their times`() throws {
        let encoder = try AnimatedWebPEncoder(width: 20, height: 10, loopCount: 2)
        for frame in 0..<3 {
            try encoder.add(picture(20, 10) { x, _ in x == frame * 4 ? 0xFF00_0000 : .max }, duration: 1.0 / 30)
        }
        let file = try chunks(of: encoder.finish())
        #expect(file.map(\.name) == ["VP8X", "ANIM", "ANMF", "ANMF", "ANMF"])
        // The size of the canvas less one, then the number of loops.
        #expect(Array(file[0].content[4..<10]) == [19, 0, 0, 9, 0, 0])
        #expect(Array(file[1].content[4..<6]) == [2, 0])
        let durations = file[2...].map { Int($0.content[12]) | Int($0.content[13]) << 8 }
        #expect(durations == [33, 34, 33])
    }

    @Test func `Later frames hold only the area that changes`() throws {
        let encoder = try AnimatedWebPEncoder(width: 100, height: 100)
        for frame in 0..<2 {
            try encoder.add(
                picture(100, 100) { x, y in x / 2 == 20 + frame && y / 2 == 20 ? 0xFF00_0000 : .max }, duration: 0.1)
        }
        let frames = try chunks(of: encoder.finish()).filter { $0.name == "ANMF" }
        let size = frames[1].content[6..<12]
        #expect(Int(size[size.startIndex]) + 1 <= 4)
    }

    @Test func `A translucent picture keeps its alpha`() throws {
        let encoder = try AnimatedWebPEncoder(width: 4, height: 4)
        try encoder.add(picture(4, 4) { _, _ in 0x8000_0080 }, duration: 1)
        // A single frame is a still picture.
        let image = try ImageDecoder.decode(encoder.finish())
        #expect(image.pixels[3] == 128)
    }

    @Test func `An animation without frames, an empty canvas and a frame of another size are errors`() throws {
        let encoder = try AnimatedWebPEncoder(width: 4, height: 4)
        #expect(throws: ImageError.self) { try encoder.finish() }
        #expect(throws: ImageError.self) { try AnimatedWebPEncoder(width: 0, height: 4) }
        #expect(throws: ImageError.self) { try encoder.add(picture(3, 2) { _, _ in .max }, duration: 1) }
    }

    private func chunks(of data: Data) throws -> [(name: String, content: [UInt8])] {
        var bytes = ArraySlice(data).dropFirst(12)
        var result: [(String, [UInt8])] = []
        while bytes.count >= 8 {
            let name = String(decoding: bytes.prefix(4), as: UTF8.self)
            let size = bytes.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            result.append((name, Array(bytes.dropFirst(8).prefix(size))))
            bytes = bytes.dropFirst(8 + size + size % 2)
        }
        return result
    }
}
