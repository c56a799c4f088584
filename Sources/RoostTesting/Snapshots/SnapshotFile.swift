import Foundation
import RoostLocks

/// The file of a snapshot's reference, and the folder of its differences.
struct SnapshotFile {
    let url: URL
    private let folder: String
    private let base: String

    /// The line of the test file that uses a reference: a second line with the same one would overwrite it.
    private static let users = Mutex<[URL: Int]>([:])

    init(filePath: String, testName: String, name: String?, line: Int, kind: SnapshotFormat.Kind) throws {
        let testFile = URL(filePath: filePath)
        folder = testFile.deletingPathExtension().lastPathComponent
        let test = Self.fileName(testName.prefix { $0 != "(" })
        base = name.map { "\(test).\(Self.fileName($0))" } ?? test
        url = testFile.deletingLastPathComponent()
            .appending(components: "__Snapshots__", folder, "\(base).\(kind.fileExtension)")
        let user = Self.users.withLock { [url] users in
            let user = users[url] ?? line
            users[url] = user
            return user
        }
        guard user == line else { throw SnapshotError.usedTwice(url: url, lines: [user, line]) }
    }

    /// The reference; nil where there is none yet.
    func read() throws -> Data? {
        FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil
    }

    func write(_ data: Data) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Writes a picture of the difference, and returns its file.
    func writeDifference(_ png: Data) throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        let root =
            environment["ROOST_SNAPSHOT_DIFFERENCES"].map { URL(filePath: $0) }
            ?? FileManager.default.temporaryDirectory.appending(component: "roost-snapshots")
        let file = root.appending(components: folder, "\(base).png")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try png.write(to: file, options: .atomic)
        return file
    }

    private static func fileName(_ text: some StringProtocol) -> String {
        String(text.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }
}

/// The reason why a snapshot cannot be taken or compared.
enum SnapshotError: Error, CustomStringConvertible {
    case usedTwice(url: URL, lines: [Int])
    case unreadable(URL, any Error)

    var description: String {
        switch self {
        case .usedTwice(let url, let lines):
            "Lines \(lines[0]) and \(lines[1]) both use \(url.lastPathComponent); tell them apart with named:."
        case .unreadable(let url, let error):
            "\(url.path) is no picture that can be read: \(error)"
        }
    }
}
