import Foundation

/// Reads the rows of a file one by one.
final class RowReader {
    private let lines: LineReader
    /// The names of a CSV file's columns; nil for JSON lines.
    private var columns: [String]?

    /// - Parameter path: A file of JSON lines or, by its name, CSV; "-" for JSON lines on standard input.
    init(path: String) throws {
        if path == "-" {
            lines = LineReader(FileHandle.standardInput)
            return
        }
        guard let handle = FileHandle(forReadingAtPath: path) else { throw ServiceError.unreadable(path) }
        lines = LineReader(handle)
        if path.lowercased().hasSuffix(".csv") { columns = nextRecord() ?? [] }
    }

    func next() -> (any RowInput)? {
        if let columns {
            return nextRecord().map { CSVRow(fields: Dictionary(zip(columns, $0)) { first, _ in first }) }
        }
        while let line = lines.next() {
            if line.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return JSONRow(json: line) }
        }
        return nil
    }

    /// The fields of the next record, which goes on over lines while a quote is open.
    private func nextRecord() -> [String]? {
        guard var record = lines.next() else { return nil }
        while record.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1, let line = lines.next() {
            record += [0x0A] + line
        }
        return Self.fields(of: record)
    }

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

/// Reads the lines of a file, with little of it in memory.
final class LineReader {
    private let handle: FileHandle
    private var buffer = Data()
    private var isAtEnd = false

    init(_ handle: FileHandle) { self.handle = handle }

    /// The next line, without its end.
    func next() -> Data? {
        var searched = buffer.startIndex
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                let line = buffer[buffer.startIndex..<end]
                buffer = buffer[(end + 1)...]
                return trimmed(line)
            }
            if isAtEnd { break }
            let count = buffer.count
            let part = (try? handle.read(upToCount: 1 << 16)) ?? nil
            isAtEnd = part?.isEmpty ?? true
            buffer = Data(buffer) + (part ?? Data())
            searched = buffer.startIndex + count
        }
        guard !buffer.isEmpty else { return nil }
        defer { buffer = Data() }
        return trimmed(buffer)
    }

    private func trimmed(_ line: Data) -> Data { line.last == 0x0D ? Data(line.dropLast()) : Data(line) }
}
