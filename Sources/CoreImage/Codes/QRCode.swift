import Foundation

/// Makes QR codes of ISO/IEC 18004: models 1 to 40, in the mode that takes least room for the whole message.
struct QRCode {
    /// How much of a code may be damaged: 7, 15, 25 or 30 %.
    enum Correction: Int {
        case low, medium, quartile, high

        init?(_ letter: String) {
            switch letter.uppercased() {
            case "L": self = .low
            case "M": self = .medium
            case "Q": self = .quartile
            case "H": self = .high
            default: return nil
            }
        }

        /// The level's number in a code.
        var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    let grid: ModuleGrid

    /// Nil for a message that is too long.
    init?(_ message: Data, correction: Correction) {
        let mode = Mode(message)
        guard
            let version = (1...40).first(where: {
                mode.length(of: message.count, version: $0) <= Self.dataWords($0, correction) * 8
            })
        else { return nil }
        let words = Self.protected(
            mode.words(message, version: version, capacity: Self.dataWords(version, correction)),
            version, correction)
        var drawing = QRDrawing(version: version)
        drawing.place(words)
        grid = drawing.masked(correction)
    }

    /// How characters become bits.
    private enum Mode {
        case numeric, alphanumeric, bytes

        private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
        private static let values = Dictionary(uniqueKeysWithValues: zip(characters, 0...))

        init(_ message: Data) {
            self =
                if message.allSatisfy({ (48...57).contains($0) }) && !message.isEmpty {
                    .numeric
                } else if message.allSatisfy({ Self.values[$0] != nil }) && !message.isEmpty {
                    .alphanumeric
                } else { .bytes }
        }

        private var indicator: Int {
            switch self {
            case .numeric: 1
            case .alphanumeric: 2
            case .bytes: 4
            }
        }

        private func countBits(_ version: Int) -> Int {
            let size = version < 10 ? 0 : version < 27 ? 1 : 2
            return switch self {
            case .numeric: [10, 12, 14][size]
            case .alphanumeric: [9, 11, 13][size]
            case .bytes: [8, 16, 16][size]
            }
        }

        /// The bits of a message.
        func length(of count: Int, version: Int) -> Int {
            let data =
                switch self {
                case .numeric: count / 3 * 10 + [0, 4, 7][count % 3]
                case .alphanumeric: count / 2 * 11 + count % 2 * 6
                case .bytes: count * 8
                }
            return 4 + countBits(version) + data
        }

        func words(_ message: Data, version: Int, capacity: Int) -> [Int] {
            var bits = BitString()
            bits.append(indicator, count: 4)
            bits.append(message.count, count: countBits(version))
            let bytes = Array(message)
            switch self {
            case .numeric:
                for start in stride(from: 0, to: bytes.count, by: 3) {
                    let part = bytes[start..<min(start + 3, bytes.count)]
                    bits.append(part.reduce(0) { $0 * 10 + Int($1) - 48 }, count: [0, 4, 7, 10][part.count])
                }
            case .alphanumeric:
                for start in stride(from: 0, to: bytes.count, by: 2) {
                    let part = bytes[start..<min(start + 2, bytes.count)]
                    bits.append(part.reduce(0) { $0 * 45 + (Self.values[$1] ?? 0) }, count: [0, 6, 11][part.count])
                }
            case .bytes: for byte in bytes { bits.append(Int(byte), count: 8) }
            }
            bits.append(0, count: min(4, capacity * 8 - bits.count))
            bits.append(0, count: (8 - bits.count % 8) % 8)
            var words = stride(from: 0, to: bits.count, by: 8).map { bits.value(at: $0, count: 8) }
            let padding = [0xEC, 0x11]
            for index in 0..<max(0, capacity - words.count) { words.append(padding[index % 2]) }
            return words
        }
    }

    // MARK: Correction

    private static let field = GaloisField(polynomial: 0x11D)

    /// The check words of each block, by correction and version.
    private static let checkWords: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    /// The number of blocks, by correction and version.
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
            18, 19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
            40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// The modules of a version that hold words, in bytes.
    private static func allWords(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let marks = version / 7 + 2
            modules -= (25 * marks - 10) * marks - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    private static func dataWords(_ version: Int, _ correction: Correction) -> Int {
        allWords(version)
            - checkWords[correction.rawValue][version - 1] * blocks[correction.rawValue][version - 1]
    }

    /// The words in blocks, each with its check words, and all of them mixed.
    private static func protected(_ words: [Int], _ version: Int, _ correction: Correction) -> [Int] {
        let count = blocks[correction.rawValue][version - 1]
        let checks = checkWords[correction.rawValue][version - 1]
        let (short, longBlocks) = (words.count / count, words.count % count)
        var parts: [[Int]] = []
        var start = 0
        for index in 0..<count {
            let length = short + (index >= count - longBlocks ? 1 : 0)
            parts.append(Array(words[start..<start + length]))
            start += length
        }
        var mixed: [Int] = []
        for index in 0...short { mixed += parts.compactMap { index < $0.count ? $0[index] : nil } }
        let checked = parts.map { field.checkWords($0, count: checks, base: 0) }
        for index in 0..<checks { mixed += checked.map { $0[index] } }
        return mixed
    }
}
