import Foundation

/// The file of a snapshot's reference, and the folder of what a failure leaves.
package struct SnapshotFile {
    package let url: URL
    /// The name of the test's file, without its extension.
    private let testFile: String

    /// - Parameters:
    ///   - base: The file's name without its extension.
    ///   - directory: The reference's folder; nil for `__Snapshots__/<test file>` beside the test's file.
    package init(filePath: String, base: String, pathExtension: String?, directory: String? = nil) {
        testFile = Self.testFile(filePath)
        let folder = directory.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? Self.folder(of: filePath)
        url = folder.appending(component: pathExtension.map { "\(base).\($0)" } ?? base)
    }

    /// The folder of the references of a test's file.
    package static func folder(of filePath: String) -> URL {
        URL(filePath: filePath).deletingLastPathComponent()
            .appending(components: "__Snapshots__", testFile(filePath), directoryHint: .isDirectory)
    }

    private static func testFile(_ path: String) -> String {
        URL(filePath: path).deletingPathExtension().lastPathComponent
    }

    /// The reference; nil where there is none yet.
    package func read() throws -> Data? {
        FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : nil
    }

    package func write(_ data: Data) throws { try Self.write(data, to: url) }

    /// Writes what a failure leaves, and returns its file: the actual value under the reference's name, other things
    /// with a name of their own.
    package func writeArtifact(_ data: Data, named name: String? = nil, pathExtension: String? = nil) throws -> URL {
        var file = Self.artifacts.appending(components: testFile, url.lastPathComponent)
        if let name {
            file = file.deletingPathExtension().appendingPathExtension(name)
            if let pathExtension { file = file.appendingPathExtension(pathExtension) }
        }
        try Self.write(data, to: file)
        return file
    }

    /// `SNAPSHOT_ARTIFACTS`, or `ROOST_SNAPSHOT_DIFFERENCES`, or a folder in the temporary one.
    private static let artifacts: URL = {
        let environment = ProcessInfo.processInfo.environment
        return (environment["SNAPSHOT_ARTIFACTS"] ?? environment["ROOST_SNAPSHOT_DIFFERENCES"])
            .map { URL(filePath: $0, directoryHint: .isDirectory) }
            ?? FileManager.default.temporaryDirectory.appending(
                component: "roost-snapshots", directoryHint: .isDirectory)
    }()

    private static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
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
