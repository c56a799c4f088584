import CDeflate
import Foundation

/// Undoes the compression of a PDF file's streams.
enum PDFFilters {
    /// The greatest length of a stream's content.
    static let maximumBytes = 64 << 20

    /// A stream's content; nil if it is damaged or needs a filter that is not here. A JPEG picture stays as it is.
    static func content(
        of stream: PDFStream, resolve: (PDFValue?) -> PDFValue
    ) -> (bytes: [UInt8], isJPEG: Bool)? {
        func list(_ keys: String...) -> [PDFValue] {
            let value = keys.lazy.compactMap { stream.dictionary[$0] }.first.map { resolve($0) } ?? .null
            if let array = value.array { return array.map { resolve($0) } }
            if case .null = value { return [] }
            return [value]
        }
        let names = list("Filter", "F").compactMap(\.name)
        let parameters = list("DecodeParms", "DP")
        var bytes = stream.bytes
        for (index, name) in names.prefix(8).enumerated() {
            let settings = (index < parameters.count ? parameters[index].dictionary : nil) ?? [:]
            func setting(_ key: String, _ missing: Int) -> Int { resolve(settings[key]).integer ?? missing }
            let decoded: [UInt8]?
            switch name {
            case "FlateDecode", "Fl":
                decoded = inflated(bytes).flatMap { unpredicted($0, setting) }
            case "LZWDecode", "LZW":
                decoded = unpacked(bytes, early: setting("EarlyChange", 1)).flatMap { unpredicted($0, setting) }
            case "ASCIIHexDecode", "AHx": decoded = hexadecimal(bytes)
            case "ASCII85Decode", "A85": decoded = ascii85(bytes)
            case "RunLengthDecode", "RL": decoded = runs(bytes)
            case "DCTDecode", "DCT": return index == names.count - 1 ? (Array(bytes), true) : nil
            default: decoded = nil
            }
            guard let decoded, decoded.count <= maximumBytes else { return nil }
            bytes = decoded[...]
        }
        return (Array(bytes), false)
    }

    private static func inflated(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard bytes.count > 2, let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        return bytes.withUnsafeBytes { input in
            var room = max(1024, min(input.count * 4, maximumBytes))
            while true {
                var count = 0
                var status = LIBDEFLATE_SUCCESS
                let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
                    status = libdeflate_zlib_decompress(
                        decompressor, input.baseAddress, input.count, buffer.baseAddress, room, &count)
                    if status != LIBDEFLATE_SUCCESS, status != LIBDEFLATE_INSUFFICIENT_SPACE {
                        // The checksum may be wrong or missing.
                        status = libdeflate_deflate_decompress_ex(
                            decompressor, input.baseAddress! + 2, input.count - 2, buffer.baseAddress, room, nil, &count
                        )
                    }
                    filled = status == LIBDEFLATE_SUCCESS ? count : 0
                }
                if status == LIBDEFLATE_SUCCESS { return output }
                guard status == LIBDEFLATE_INSUFFICIENT_SPACE, room < maximumBytes else { return nil }
                room = min(room * 4, maximumBytes)
            }
        }
    }

    /// Undoes the predictors of PNG and TIFF.
    private static func unpredicted(_ bytes: [UInt8], _ setting: (String, Int) -> Int) -> [UInt8]? {
        let predictor = setting("Predictor", 1)
        guard predictor > 1 else { return bytes }
        let (colors, bits, columns) = (
            setting("Colors", 1), setting("BitsPerComponent", 8), setting("Columns", 1)
        )
        guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits), (1...1_000_000).contains(columns) else {
            return nil
        }
        let step = max(1, colors * bits / 8)
        let row = (colors * bits * columns + 7) / 8
        if predictor == 2 {
            guard bits == 8 else { return nil }
            var result = bytes
            for start in stride(from: 0, to: bytes.count, by: row) {
                for index in (start + step)..<max(start + step, min(start + row, bytes.count)) {
                    result[index] &+= result[index - step]
                }
            }
            return result
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var above = [UInt8](repeating: 0, count: row)
        var index = 0
        while index < bytes.count {
            let kind = bytes[index]
            var line = [UInt8](repeating: 0, count: row)
            for place in 0..<min(row, bytes.count - index - 1) {
                let left = place >= step ? line[place - step] : 0
                let corner = place >= step ? above[place - step] : 0
                let predicted: UInt8
                switch kind {
                case 1: predicted = left
                case 2: predicted = above[place]
                case 3: predicted = UInt8((Int(left) + Int(above[place])) / 2)
                case 4: predicted = paeth(Int(left), Int(above[place]), Int(corner))
                default: predicted = 0
                }
                line[place] = bytes[index + 1 + place] &+ predicted
            }
            result += line
            above = line
            index += row + 1
        }
        return result
    }

    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
        let estimate = left + above - corner
        let (a, b, c) = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
        return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var scanner = PDFScanner([UInt8(ascii: "<")] + bytes + [UInt8(ascii: ">")])
        if case .string(let result)? = scanner.value() { return result }
        return []
    }

    private static func ascii85(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var group: [UInt32] = []
        func flush() {
            guard group.count > 1 else { return }
            let count = group.count - 1
            let digits = group + [UInt32](repeating: 84, count: 5 - group.count)
            let value = digits.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            for index in 0..<count { result.append(UInt8(value >> UInt32(24 - 8 * index) & 255)) }
            group = []
        }
        for byte in bytes {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), group.isEmpty {
                result += [0, 0, 0, 0]
            } else if (33...117).contains(byte) {
                group.append(UInt32(byte) - 33)
                if group.count == 5 { flush() }
            } else if !PDFScanner.isSpace(byte) {
                return nil
            }
        }
        flush()
        return result
    }

    private static func runs(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex, bytes[index] != 128, result.count <= maximumBytes {
            let length = Int(bytes[index])
            index += 1
            if length < 128 {
                let end = min(index + length + 1, bytes.endIndex)
                result += bytes[index..<end]
                index = end
            } else if index < bytes.endIndex {
                result += [UInt8](repeating: bytes[index], count: 257 - length)
                index += 1
            }
        }
        return result
    }

    private static func unpacked(_ bytes: ArraySlice<UInt8>, early: Int) -> [UInt8]? {
        var result: [UInt8] = []
        var table: [[UInt8]] = []
        func reset() { table = (0..<256).map { [UInt8($0)] } + [[], []] }
        reset()
        var (buffer, bits, width) = (0, 0, 9)
        var last: [UInt8] = []
        for byte in bytes {
            buffer = (buffer << 8 | Int(byte)) & 0xFF_FFFF
            bits += 8
            guard bits >= width else { continue }
            bits -= width
            let code = buffer >> bits & (1 << width - 1)
            if code == 257 { break }
            if code == 256 {
                reset()
                (width, last) = (9, [])
                continue
            }
            let entry: [UInt8]
            if code < table.count {
                entry = table[code]
            } else {
                guard let first = last.first else { return nil }
                entry = last + [first]
            }
            guard let first = entry.first, result.count + entry.count <= maximumBytes else { return nil }
            result += entry
            if !last.isEmpty, table.count < 4096 { table.append(last + [first]) }
            last = entry
            let size = table.count + (early == 0 ? 0 : 1)
            width = size > 2047 ? 12 : size > 1023 ? 11 : size > 511 ? 10 : 9
        }
        return result
    }
}
