import Foundation
import RoostLocks

/// A format of archives that are written from the first file to the last one.
protocol ArchiveFormat: Sendable {
    /// The bytes before and behind a file's.
    static func frame(_ name: String, _ data: Data) throws -> (head: Data, tail: Data)
    /// Reads the file at an offset; nil if no complete one is there.
    static func entry(_ archive: ArchiveFile, at offset: Int) -> ArchiveEntry?
    /// The bytes behind the last file.
    static func end(_ archive: ArchiveFile, upTo end: Int, write: (Data) throws -> Void) throws
}

/// A file in an archive.
struct ArchiveEntry {
    var name: Substring
    /// The offset behind the file.
    var end: Int
}

/// An archive of one file for each row, in the rows' order.
///
/// It has another name, `out.tar.partial`, until it is complete. A resumed run keeps the files that are complete there,
/// cuts off what is behind them, and goes on. So the archive is the same as that of a run without a kill.
final class ArchiveOutput<Format: ArchiveFormat>: BatchOutput {
    let isOrdered = true
    private let path: String
    private let partial: String
    private let names: RowName
    private let archive: ArchiveFile
    /// The rows that an earlier run has made: in order, as it wrote them.
    private let done: IndexedRows
    private let end: Mutex<Int>

    init(_ path: String, names: RowName, resumes: Bool) throws {
        (self.path, self.names, partial) = (path, names, path + ".partial")
        if resumes, !FileManager.default.fileExists(atPath: partial) { rename(path, partial) }
        archive = try ArchiveFile(partial, empty: !resumes)
        var (offset, rows) = (0, IndexedRows())
        while let entry = Format.entry(archive, at: offset), let number = names.number(entry.name) {
            rows.append(number)
            offset = entry.end
        }
        try archive.cut(offset)
        done = rows
        end = Mutex(offset)
    }

    func isDone(_ number: Int) -> Bool { done.contains(number) }

    func write(_ data: Data, _ number: Int) throws {
        let (head, tail) = try Format.frame(names.name(number), data)
        for part in [head, data, tail] { try archive.append(part) }
        end.withLock { $0 += head.count + data.count + tail.count }
    }

    func finish() throws {
        try Format.end(archive, upTo: end.withLock { $0 }) { try archive.append($0) }
        guard rename(partial, path) == 0 else { throw ServiceError.unwritable(path) }
    }
}

/// Numbers in rising order, as ranges: a million rows that are all there are one range.
struct IndexedRows: Sendable {
    private var ranges: [ClosedRange<Int>] = []

    mutating func append(_ number: Int) {
        if let last = ranges.last, last.upperBound + 1 == number {
            ranges[ranges.count - 1] = last.lowerBound...number
        } else {
            ranges.append(number...number)
        }
    }

    func contains(_ number: Int) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(number)
    }
}

/// An archive's file: read anywhere, written at its end.
final class ArchiveFile: Sendable {
    private let path: String
    private let file: Int32

    init(_ path: String, empty: Bool) throws {
        self.path = path
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | (empty ? O_TRUNC : 0), 0o644)
        guard file >= 0 else { throw ServiceError.unwritable(path) }
    }

    deinit { close(file) }

    var length: Int { max(Int(lseek(file, 0, SEEK_END)), 0) }

    /// The bytes at an offset; nil if there are fewer.
    func bytes(_ count: Int, at offset: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var have = 0
        while have < count {
            let got = bytes.withUnsafeMutableBytes {
                pread(file, $0.baseAddress! + have, count - have, off_t(offset + have))
            }
            guard got > 0 else { return nil }
            have += got
        }
        return bytes
    }

    /// Removes everything behind an offset. What is appended comes there.
    func cut(_ offset: Int) throws {
        guard ftruncate(file, off_t(offset)) == 0, lseek(file, off_t(offset), SEEK_SET) >= 0 else {
            throw ServiceError.unwritable(path)
        }
    }

    func append(_ data: Data) throws {
        guard writeAll(data, to: file) else { throw ServiceError.unwritable(path) }
    }
}
