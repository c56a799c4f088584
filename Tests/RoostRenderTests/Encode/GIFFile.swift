import CoreGraphics
import Foundation

/// An animated GIF decoded by the specification: every frame as a viewer shows it.
struct GIFFile {
    struct Frame {
        /// Opaque, red in the lowest byte.
        var pixels: [UInt32]
        var area: CGRect
        /// Hundredths of a second.
        var delay: Int
    }

    private(set) var frames: [Frame] = []
    private(set) var loopCount: Int?

    struct Malformed: Error {}

    init(_ data: Data) throws {
        var bytes = ArraySlice(data)
        func byte() throws -> Int {
            guard let first = bytes.popFirst() else { throw Malformed() }
            return Int(first)
        }
        func word() throws -> Int { try byte() + byte() << 8 }
        func blocks() throws -> [UInt8] {
            var result: [UInt8] = []
            while case let count = try byte(), count > 0 {
                guard bytes.count >= count else { throw Malformed() }
                result += bytes.prefix(count)
                bytes.removeFirst(count)
            }
            return result
        }
        guard Array(bytes.prefix(6)) == Array("GIF89a".utf8) else { throw Malformed() }
        bytes.removeFirst(6)
        let (width, height) = (try word(), try word())
        _ = (try byte(), try byte(), try byte())
        var canvas = [UInt32](repeating: 0, count: width * height)
        var control: (delay: Int, transparent: Int?) = (0, nil)
        while true {
            switch try byte() {
            case 0x21:
                let label = try byte()
                let content = try blocks()
                if label == 0xF9 {
                    control = (
                        Int(content[1]) | Int(content[2]) << 8, content[0] & 1 == 1 ? Int(content[3]) : nil
                    )
                } else if label == 0xFF {
                    loopCount = Int(content[12]) | Int(content[13]) << 8
                }
            case 0x2C:
                let (x, y, columns, rows) = (try word(), try word(), try word(), try word())
                let flags = try byte()
                let palette = try (0..<(2 << (flags & 7))).map { _ in
                    UInt32(try byte()) | UInt32(try byte()) << 8 | UInt32(try byte()) << 16 | 0xFF00_0000
                }
                let codeBits = try byte()
                let indices = try Self.decompressed(blocks(), codeBits: codeBits)
                guard indices.count == columns * rows else { throw Malformed() }
                for (offset, index) in indices.enumerated() where Int(index) != control.transparent {
                    canvas[(y + offset / columns) * width + x + offset % columns] = palette[Int(index)]
                }
                frames.append(
                    Frame(
                        pixels: canvas, area: CGRect(x: x, y: y, width: columns, height: rows), delay: control.delay))
            case 0x3B: return
            default: throw Malformed()
            }
        }
    }

    private static func decompressed(_ bytes: [UInt8], codeBits: Int) throws -> [UInt8] {
        let clear = 1 << codeBits
        var table: [[UInt8]] = []
        func reset() { table = (0..<clear).map { [UInt8($0)] } + [[], []] }
        reset()
        var (bits, position) = (codeBits + 1, 0)
        var previous: [UInt8]?
        var result: [UInt8] = []
        while true {
            var code = 0
            for bit in 0..<bits {
                guard position / 8 < bytes.count else { throw Malformed() }
                code |= Int(bytes[position / 8] >> (position % 8) & 1) << bit
                position += 1
            }
            if code == clear {
                reset()
                bits = codeBits + 1
                previous = nil
                continue
            }
            if code == clear + 1 { return result }
            if let last = previous {
                guard code <= table.count else { throw Malformed() }
                let entry = code < table.count ? last + [table[code][0]] : last + [last[0]]
                if table.count < 4096 { table.append(entry) }
                if table.count == 1 << bits, bits < 12 { bits += 1 }
            }
            guard code < table.count else { throw Malformed() }
            previous = table[code]
            result += table[code]
        }
    }
}
