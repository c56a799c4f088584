import Foundation

/// Makes PDF417 codes of ISO/IEC 15438.
struct PDF417Code {
    let grid: ModuleGrid

    /// The height of a row in squares.
    private static let rowHeight = 3
    private static let mostRows = 90

    /// Nil for a message that is too long for the asked form.
    /// - Parameters:
    ///   - level: The level of correction, 0…8; nil for one that suits the message's length.
    ///   - columns: The number of columns of words, 1…30; nil to choose by the ratio.
    ///   - rows: The number of rows, 3…90; nil for those that are needed.
    ///   - ratio: The wanted width, as a multiple of the height.
    ///   - isCompact: Whether the right side is left out.
    init?(_ message: Data, level: Int?, columns: Int?, rows: Int?, ratio: Double, isCompact: Bool) {
        let words = Self.words(Array(message))
        let level = level.map { min(max($0, 0), 8) } ?? Self.suitableLevel(words.count)
        let checks = 1 << (level + 1)
        let all = words.count + 1 + checks
        guard all <= 928 else { return nil }
        let candidates = columns.map { [min(max($0, 1), 30)] } ?? Array(1...30)
        var best: (columns: Int, rows: Int, distance: Double)?
        for columns in candidates {
            let needed = max((all + columns - 1) / columns, 3)
            let rows = rows.map { min(max($0, 3), Self.mostRows) } ?? needed
            guard rows >= needed, rows <= Self.mostRows, rows * columns <= 928 else { continue }
            let width = Double(17 * (columns + (isCompact ? 2 : 4)) + 1)
            let distance = abs(log(width / Double(rows * Self.rowHeight)) - log(max(ratio, 0.01)))
            if best.map({ distance < $0.distance }) ?? true { best = (columns, rows, distance) }
        }
        guard let best else { return nil }
        let room = best.columns * best.rows - checks
        let padded = [room] + words + Array(repeating: 900, count: room - words.count - 1)
        grid = Self.draw(
            padded + Self.checkWords(padded, count: checks), columns: best.columns, rows: best.rows, level: level,
            isCompact: isCompact)
    }

    private static func suitableLevel(_ words: Int) -> Int { words <= 40 ? 2 : words <= 160 ? 3 : words <= 320 ? 4 : 5 }

    private static func draw(_ words: [Int], columns: Int, rows: Int, level: Int, isCompact: Bool) -> ModuleGrid {
        var grid = ModuleGrid(
            width: isCompact ? 17 * (columns + 2) + 1 : 17 * (columns + 4) + 1, height: rows * rowHeight)
        for row in 0..<rows {
            var x = 0
            func add(_ bars: Int, _ count: Int) {
                for shift in stride(from: count - 1, through: 0, by: -1) {
                    if bars >> shift & 1 != 0 { for y in 0..<rowHeight { grid[x, row * rowHeight + y] = true } }
                    x += 1
                }
            }
            let table = row % 3
            // What a row's sides tell: the number of rows, the correction, the number of columns.
            let facts = [(rows - 1) / 3, level * 3 + (rows - 1) % 3, columns - 1]
            let left = row / 3 * 30 + facts[table]
            let right = row / 3 * 30 + facts[(table + 2) % 3]
            add(0x1FEA8, 17)
            add(PDF417Patterns.bars(left, table: table), 17)
            for word in words[row * columns..<(row + 1) * columns] {
                add(PDF417Patterns.bars(word, table: table), 17)
            }
            if isCompact {
                add(1, 1)
            } else {
                add(PDF417Patterns.bars(right, table: table), 17)
                add(0x3FA29, 18)
            }
        }
        return grid
    }

    // MARK: Correction

    /// The check words, in the field of 929 numbers.
    private static func checkWords(_ words: [Int], count: Int) -> [Int] {
        // The generator's factors from the lowest power up, without the highest, which is 1.
        var generator = [1]
        var root = 1
        for _ in 0..<count {
            root = root * 3 % 929
            var next = [0] + generator
            for (index, factor) in generator.enumerated() { next[index] = (next[index] + factor * (929 - root)) % 929 }
            generator = next
        }
        var rest = Array(repeating: 0, count: count)
        for word in words {
            let factor = (word + rest[count - 1]) % 929
            for index in stride(from: count - 1, through: 0, by: -1) {
                rest[index] = ((index > 0 ? rest[index - 1] : 0) + 929 * 929 - factor * generator[index]) % 929
            }
        }
        return rest.reversed().map { ($0 == 0) ? 0 : 929 - $0 }
    }

    // MARK: Words

    /// A message's words: text where all of it is text, else bytes.
    private static func words(_ message: [UInt8]) -> [Int] {
        text(message) ?? bytes(message)
    }

    private static func bytes(_ message: [UInt8]) -> [Int] {
        var words = [message.count % 6 == 0 ? 924 : 901]
        let whole = message.count - message.count % 6
        for start in stride(from: 0, to: whole, by: 6) {
            var value = message[start..<start + 6].reduce(0) { $0 << 8 | Int($1) }
            var part: [Int] = []
            for _ in 0..<5 {
                part.append(value % 900)
                value /= 900
            }
            words += part.reversed()
        }
        return words + message[whole...].map { Int($0) }
    }

    private enum Table: Int {
        case upper, lower, mixed, punctuation
    }

    private static let mixed = Dictionary(uniqueKeysWithValues: zip(Array("0123456789&\r\t,:#-.$/+%*=^".utf8), 0...))
    private static let punctuation = Dictionary(
        uniqueKeysWithValues: zip(Array(";<>@[\\]_`~!\r\t,:\n-.$/\"|*()?{}'".utf8), 0...))

    private static func value(_ byte: UInt8, in table: Table) -> Int? {
        switch table {
        case .upper: byte == 32 ? 26 : (65...90).contains(byte) ? Int(byte) - 65 : nil
        case .lower: byte == 32 ? 26 : (97...122).contains(byte) ? Int(byte) - 97 : nil
        case .mixed: byte == 32 ? 26 : mixed[byte]
        case .punctuation: punctuation[byte]
        }
    }

    /// Pairs of characters in four tables; nil for a message with other characters.
    private static func text(_ message: [UInt8]) -> [Int]? {
        var values: [Int] = []
        var table = Table.upper
        for (index, byte) in message.enumerated() {
            if let value = value(byte, in: table) {
                values.append(value)
                continue
            }
            let next = index + 1 < message.count ? message[index + 1] : nil
            guard let step = step(from: table, to: byte, before: next) else { return nil }
            values += step.values
            table = step.table
        }
        if values.count % 2 == 1 { values.append(29) }
        return stride(from: 0, to: values.count, by: 2).map { values[$0] * 30 + values[$0 + 1] }
    }

    /// The way to a character of another table, and the table after it.
    private static func step(from table: Table, to byte: UInt8, before next: UInt8?) -> (values: [Int], table: Table)? {
        if let code = value(byte, in: .upper) {
            switch table {
            case .lower:
                // One capital alone is shifted.
                if next.map({ value($0, in: .lower) != nil }) ?? true { return ([27, code], .lower) }
                return ([28, 28, code], .upper)
            case .mixed: return ([28, code], .upper)
            default: return ([29, code], .upper)
            }
        }
        if let code = value(byte, in: .lower) {
            return table == .punctuation ? ([29, 27, code], .lower) : ([27, code], .lower)
        }
        if let code = value(byte, in: .mixed) {
            return table == .punctuation ? ([29, 28, code], .mixed) : ([28, code], .mixed)
        }
        // One sign alone is shifted: every table but the signs' own can.
        if let code = value(byte, in: .punctuation) { return ([29, code], table) }
        return nil
    }
}
