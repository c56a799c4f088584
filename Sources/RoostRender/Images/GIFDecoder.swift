import CoreGraphics

/// Reads the first frame of a GIF.
enum GIFDecoder {
    static func decode(_ bytes: [UInt8]) throws -> CGImage {
        var reader = Reader(bytes: bytes)
        reader.position = 6
        let (width, height) = (try reader.word(), try reader.word())
        try ImageDecoder.check("GIF", width: width, height: height)
        let flags = try reader.byte()
        reader.position += 2
        let globalColors = try reader.colors(flags)
        var transparent: Int?
        while true {
            switch try reader.byte() {
            case 0x21:
                if try reader.byte() == 0xF9 {
                    let content = try reader.blocks()
                    if content.count >= 4, content[0] & 1 != 0 { transparent = Int(content[3]) }
                } else {
                    _ = try reader.blocks()
                }
            case 0x2C:
                let frame = try Frame(&reader, globalColors: globalColors)
                return frame.image(width: width, height: height, transparent: transparent)
            default:
                throw ImageError.malformed("GIF", "it has no frame")
            }
        }
    }

    private struct Frame {
        let left: Int
        let top: Int
        let width: Int
        let height: Int
        let isInterlaced: Bool
        let colors: [UInt32]
        let indices: [UInt8]

        init(_ reader: inout Reader, globalColors: [UInt32]) throws {
            (left, top) = (try reader.word(), try reader.word())
            (width, height) = (try reader.word(), try reader.word())
            try ImageDecoder.check("GIF", width: width, height: height)
            let flags = try reader.byte()
            isInterlaced = flags & 0x40 != 0
            let localColors = try reader.colors(flags)
            colors = localColors.isEmpty ? globalColors : localColors
            let codeSize = Int(try reader.byte())
            guard (1...11).contains(codeSize) else { throw ImageError.malformed("GIF", "its code size is wrong") }
            indices = try GIFDecoder.decompress(try reader.blocks(), codeSize: codeSize, count: width * height)
        }

        func image(width canvasWidth: Int, height canvasHeight: Int, transparent: Int?) -> CGImage {
            var pixels = [UInt8](repeating: 0, count: canvasWidth * canvasHeight * 4)
            let rows = isInterlaced ? Self.interlacedRows(height) : Array(0..<height)
            for (i, row) in rows.enumerated() where top + row < canvasHeight {
                for x in 0..<min(width, max(canvasWidth - left, 0)) {
                    let index = Int(indices[i * width + x])
                    guard index != transparent, index < colors.count else { continue }
                    let offset = ((top + row) * canvasWidth + left + x) * 4
                    for channel in 0..<4 {
                        pixels[offset + channel] = UInt8(truncatingIfNeeded: colors[index] >> (8 * channel))
                    }
                }
            }
            return CGImage(width: canvasWidth, height: canvasHeight, pixels: pixels)
        }

        private static func interlacedRows(_ height: Int) -> [Int] {
            [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
        }
    }

    /// GIF's LZW: codes that grow from `codeSize + 1` to 12 bits.
    private static func decompress(_ bytes: [UInt8], codeSize: Int, count: Int) throws -> [UInt8] {
        let (clear, end) = (1 << codeSize, (1 << codeSize) + 1)
        // A code's string is its prefix's string and one more byte.
        var prefixes = [Int](repeating: 0, count: 4096)
        var suffixes = [UInt8](repeating: 0, count: 4096)
        for i in 0..<min(clear, 256) { suffixes[i] = UInt8(i) }
        var out: [UInt8] = []
        out.reserveCapacity(min(count, bytes.count * 64))
        var (next, bits) = (end + 1, codeSize + 1)
        var previous: Int?
        var (buffer, available, position) = (0, 0, 0)
        var string: [UInt8] = []
        while out.count < count {
            while available < bits {
                guard position < bytes.count else { throw ImageError.malformed("GIF", "the file ends too early") }
                buffer |= Int(bytes[position]) << available
                position += 1
                available += 8
            }
            let code = buffer & ((1 << bits) - 1)
            buffer >>= bits
            available -= bits
            if code == clear {
                (next, bits, previous) = (end + 1, codeSize + 1, nil)
                continue
            }
            if code == end { break }
            guard code < next || (code == next && previous != nil) else {
                throw ImageError.malformed("GIF", "its codes make no sense")
            }
            string.removeAll(keepingCapacity: true)
            var walk = code == next ? previous! : code
            while walk >= clear {
                string.append(suffixes[walk])
                walk = prefixes[walk]
            }
            let first = suffixes[walk]
            string.append(first)
            out.append(contentsOf: string.reversed())
            if code == next { out.append(first) }
            if let previous, next < 4096 {
                prefixes[next] = previous
                suffixes[next] = first
                next += 1
                if next == 1 << bits && bits < 12 { bits += 1 }
            }
            previous = code
        }
        guard out.count >= count else { throw ImageError.malformed("GIF", "the file ends too early") }
        return out
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        mutating func byte() throws -> UInt8 {
            guard position < bytes.count else { throw ImageError.malformed("GIF", "the file ends too early") }
            defer { position += 1 }
            return bytes[position]
        }

        mutating func word() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

        /// A colour table, if the flags announce one, as opaque pixels.
        mutating func colors(_ flags: UInt8) throws -> [UInt32] {
            guard flags & 0x80 != 0 else { return [] }
            return try (0..<(2 << Int(flags & 7))).map { _ in
                let (r, g, b) = (UInt32(try byte()), UInt32(try byte()), UInt32(try byte()))
                return r | g << 8 | b << 16 | 0xFF00_0000
            }
        }

        /// The content of a chain of blocks.
        mutating func blocks() throws -> [UInt8] {
            var content: [UInt8] = []
            while true {
                let length = Int(try byte())
                if length == 0 { return content }
                guard position + length <= bytes.count else {
                    throw ImageError.malformed("GIF", "the file ends too early")
                }
                content += bytes[position..<(position + length)]
                position += length
            }
        }
    }
}
