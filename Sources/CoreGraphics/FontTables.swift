/// The tables of the first font in a file, read without trust: a place outside the file has no number.
struct FontTables: Sendable {
    private let bytes: Data
    private var tables: [String: Range<Int>] = [:]

    /// Nil unless the bytes begin as a TrueType or OpenType font, or a collection of them, with the needed tables.
    init?(_ data: Data) {
        bytes = data
        var start = 0
        if let kind = tag(at: 0), kind == "ttcf" {
            guard let first = long(at: 12) else { return nil }
            start = first
        }
        guard let version = long(at: start), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
            let count = short(at: start + 4)
        else { return nil }
        for index in 0..<count {
            let record = start + 12 + 16 * index
            guard let name = tag(at: record), let offset = long(at: record + 8), let length = long(at: record + 12),
                offset <= data.count, length <= data.count - offset
            else { return nil }
            tables[name] = offset..<offset + length
        }
        guard integer("head", at: 18) ?? 0 > 0, tables["maxp"] != nil, tables["name"] != nil else { return nil }
    }

    /// A number of two bytes in a table.
    func integer(_ table: String, at offset: Int) -> Int? {
        guard let range = tables[table], offset + 2 <= range.count else { return nil }
        return short(at: range.lowerBound + offset)
    }

    func signed(_ table: String, at offset: Int) -> Int? {
        integer(table, at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    /// A name by its number in the format: the English one for Windows, else that for the Macintosh.
    func name(_ id: Int) -> String? {
        guard let table = tables["name"], let count = integer("name", at: 2), let strings = integer("name", at: 4)
        else { return nil }
        var found: String?
        for index in 0..<count {
            let record = 6 + 12 * index
            guard let platform = integer("name", at: record), let language = integer("name", at: record + 4),
                let length = integer("name", at: record + 8), let offset = integer("name", at: record + 10)
            else { return found }
            guard integer("name", at: record + 6) == id, strings + offset + length <= table.count else { continue }
            let start = bytes.startIndex + table.lowerBound + strings + offset
            let text = bytes[start..<start + length]
            switch (platform, language) {
            case (3, 0x0409): return String(data: text, encoding: .utf16BigEndian)
            case (1, 0) where found == nil: found = String(data: text, encoding: .macOSRoman)
            default: break
            }
        }
        return found
    }

    private func short(at offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        let start = bytes.startIndex + offset
        return Int(bytes[start]) << 8 | Int(bytes[start + 1])
    }

    private func long(at offset: Int) -> Int? {
        guard let high = short(at: offset), let low = short(at: offset + 2) else { return nil }
        return high << 16 | low
    }

    private func tag(at offset: Int) -> String? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        let start = bytes.startIndex + offset
        return String(decoding: bytes[start..<start + 4], as: UTF8.self)
    }
}
