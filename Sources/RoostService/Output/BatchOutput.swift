import Foundation

/// Where the results of a batch go.
protocol BatchOutput: AnyObject, Sendable {
    /// Whether results must come in the rows' order, and one at a time.
    var isOrdered: Bool { get }
    /// Whether an earlier run has made the row.
    func isDone(_ number: Int) -> Bool
    func write(_ data: Data, _ number: Int) throws
    /// Notes a row that failed.
    func skip(_ number: Int) throws
    /// Completes the output, after the last row.
    func finish() throws
}

extension BatchOutput {
    func isDone(_ number: Int) -> Bool { false }
    func skip(_ number: Int) throws {}
    func finish() throws {}
}

/// The name of a row's file: `0000007.png`.
struct RowName: Sendable {
    let format: RenderFormat

    func name(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(7 - digits.count, 0)) + digits + "." + format.rawValue
    }

    func number(_ name: Substring) -> Int? {
        guard name.hasSuffix("." + format.rawValue) else { return nil }
        return Int(name.dropLast(format.rawValue.count + 1))
    }
}

/// A file of its own for each row, which appears complete or not at all.
final class FolderOutput: BatchOutput {
    let isOrdered = false
    private let folder: URL
    private let names: RowName
    private let resumes: Bool

    init(_ folder: URL, names: RowName, resumes: Bool) throws {
        (self.folder, self.names, self.resumes) = (folder, names, resumes)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func url(_ number: Int) -> URL { folder.appending(path: names.name(number)) }

    func isDone(_ number: Int) -> Bool {
        resumes && FileManager.default.fileExists(atPath: url(number).path)
    }

    func write(_ data: Data, _ number: Int) throws {
        // A name of its own for the part, which a resumed run overwrites: a killed run leaves no other files behind.
        let part = folder.appending(path: "." + names.name(number) + ".partial")
        try data.write(to: part)
        guard rename(part.path, url(number).path) == 0 else { throw ServiceError.unwritable(url(number).path) }
    }
}

/// Results on standard output, each behind its length.
final class StreamOutput: BatchOutput {
    let isOrdered = true
    private let file: Int32

    init(_ file: Int32 = 1) { self.file = file }

    func write(_ data: Data, _ number: Int) throws {
        let length = withUnsafeBytes(of: UInt32(data.count).bigEndian) { Data($0) }
        guard writeAll(length + data, to: file) else { throw ServiceError.unwritable("Standard output") }
    }

    func skip(_ number: Int) throws { try write(Data(), number) }
}
