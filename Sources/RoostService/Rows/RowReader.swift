import Foundation

/// Reads the rows of a file one by one.
final class RowReader {
    private let lines: ByteReader
    /// The names of a CSV file's columns; nil for JSON lines.
    private var columns: [String]?
    /// Whether the whole file is one row.
    private var isOneRow = false

    /// - Parameter path: A file of JSON lines or, by its name, CSV or one row of JSON; "-" for JSON lines on standard input.
    init(path: String) throws {
        if path == "-" {
            lines = ByteReader(0)
            return
        }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw ServiceError.unreadable(path) }
        lines = ByteReader(file, ownsFile: true)
        if path.lowercased().hasSuffix(".csv") { columns = try nextRecord() ?? [] }
        isOneRow = path.lowercased().hasSuffix(".json")
    }

    /// The next row; nil behind the last one.
    func next() throws -> RowInput? {
        if let columns {
            return try nextRecord().map { try .texts(Dictionary(zip(columns, $0)) { first, _ in first }) }
        }
        if isOneRow {
            var json = Data()
            while let line = try lines.line() { json += line + [0x0A] }
            return json.isEmpty ? nil : RowInput(json: json)
        }
        while let line = try lines.line() {
            if line.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return RowInput(json: line) }
        }
        return nil
    }

    /// The fields of the next record, which goes on over lines while a quote is open.
    private func nextRecord() throws -> [String]? {
        guard var record = try lines.line() else { return nil }
        var isOpen = Self.opensQuote(record)
        while isOpen, let line = try lines.line() {
            record += [0x0A] + line
            guard record.count <= ByteReader.longestLine else { throw ServiceError.tooLong("A row") }
            if Self.opensQuote(line) { isOpen = false }
        }
        return Self.fields(of: record)
    }

    /// Whether the number of quotes is odd.
    private static func opensQuote(_ line: Data) -> Bool { line.count { $0 == UInt8(ascii: "\"") } % 2 == 1 }

    /// Divides a record at commas outside of quotes. Two quotes inside of quotes are one.
    static func fields(of record: Data) -> [String] {
        var fields: [[UInt8]] = [[]]
        var isQuoted = false
        // Whether the byte before was a quote that ended a quoted part: another one then stands for itself.
        var hasEnded = false
        for byte in record {
            switch byte {
            case UInt8(ascii: "\""):
                if hasEnded { fields[fields.count - 1].append(byte) }
                hasEnded = isQuoted
                isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted:
                fields.append([])
                hasEnded = false
            default:
                fields[fields.count - 1].append(byte)
                hasEnded = false
            }
        }
        return fields.map { String(decoding: $0, as: UTF8.self) }
    }
}
