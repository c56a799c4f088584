import Foundation

/// Makes Code 128 barcodes of ISO/IEC 15417, of characters 0…127.
struct Code128 {
    /// The widths of bars and spaces, six for each symbol; the last one ends a code.
    private static let widths =
        """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(whereSeparator: \.isWhitespace).map { $0.utf8.map { Int($0) - 48 } }

    private enum Table: Int {
        /// Control characters and capitals; all printed characters; pairs of digits.
        case a = 101
        case b = 100
        case c = 99

        var start: Int {
            switch self {
            case .a: 103
            case .b: 104
            case .c: 105
            }
        }
    }

    private let symbols: [Int]

    /// Nil for an empty message and for characters beyond 127.
    init?(_ message: Data) {
        let bytes = Array(message)
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
        var symbols: [Int] = []
        var table: Table?
        func use(_ next: Table) {
            guard table != next else { return }
            symbols.append(table == nil ? next.start : next.rawValue)
            table = next
        }
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].prefix { (48...57).contains($0) }.count
            let isWhole = index == 0 && digits == bytes.count && digits % 2 == 0
            // Pairs save room from four digits on at an end, from six on inside.
            let enough = index == 0 || index + digits == bytes.count ? 4 : 6
            if isWhole || digits >= enough || (table == .c && digits >= 2) {
                // An odd digit goes before the pairs.
                if digits % 2 == 1, table != .c {
                    use(table ?? .b)
                    symbols.append(Self.value(bytes[index], in: table ?? .b))
                    index += 1
                }
                use(.c)
                for _ in 0..<digits / 2 {
                    symbols.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1]) - 48)
                    index += 2
                }
                continue
            }
            let byte = bytes[index]
            use(byte < 32 ? .a : byte >= 96 ? .b : table == .a ? .a : .b)
            symbols.append(Self.value(byte, in: table ?? .b))
            index += 1
        }
        let sum = symbols.enumerated().reduce(symbols[0]) { $0 + $1.offset * $1.element }
        symbols.append(sum % 103)
        symbols.append(106)
        self.symbols = symbols
    }

    private static func value(_ byte: UInt8, in table: Table) -> Int {
        table == .a && byte < 32 ? Int(byte) + 64 : Int(byte) - 32
    }

    /// - Parameter height: The bars' height in pixels.
    func grid(height: Int) -> ModuleGrid {
        var row: [Bool] = []
        for symbol in symbols {
            for (index, width) in Self.widths[symbol].enumerated() {
                row += Array(repeating: index % 2 == 0, count: width)
            }
        }
        var grid = ModuleGrid(width: row.count, height: height)
        for y in 0..<height { for x in row.indices { grid[x, y] = row[x] } }
        return grid
    }
}
