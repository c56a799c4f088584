import Foundation

/// The dates of a package's files at its last build, and which files its folders held.
struct SourceStamps: Codable {
    private var dates: [String: Int64] = [:]
    /// The names of the Swift files, and of the folders, in each folder with sources.
    private var files: [String: Set<String>] = [:]

    init() {}

    /// - Parameters:
    ///   - folders: Those in which files may come and go.
    ///   - start: When the build began that read the files. One that has changed since counts as changed.
    init(of paths: some Sequence<String>, folders: some Sequence<String>, start: Date = .distantFuture) {
        let start = Int64(min(start.timeIntervalSince1970, 9e9) * 1e9)
        for path in paths { dates[path] = Self.date(of: path).map { $0 < start ? $0 : 0 } }
        for folder in folders { files[folder] = Self.swiftFiles(in: folder) }
    }

    /// The dates of the same files as they are now.
    init(renewing stamps: SourceStamps) { self.init(of: stamps.dates.keys, folders: stamps.files.keys) }

    var paths: [String] { Array(dates.keys) }

    var isEmpty: Bool { dates.isEmpty }

    /// The files that have changed since; nil where a file came or went, or nothing is known.
    func changes() -> Set<String>? {
        guard !isEmpty, files.allSatisfy({ Self.swiftFiles(in: $0) == $1 }) else { return nil }
        var changed: Set<String> = []
        for (path, date) in dates {
            guard let now = Self.date(of: path) else { return nil }
            if now != date { changed.insert(path) }
        }
        return changed
    }

    /// Whether one of the files other than some has changed or gone, or nothing is known.
    func haveChanged(besides paths: some Sequence<String>) -> Bool {
        let own = Set(paths)
        return isEmpty || dates.contains { !own.contains($0) && Self.date(of: $0) != $1 }
    }

    private static func swiftFiles(in folder: String) -> Set<String> {
        Set(
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
                $0.hasSuffix(".swift") || !$0.contains(".")
            })
    }

    /// The date of a file's last change, in nanoseconds; nil for no file.
    static func date(of path: String) -> Int64? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    }
}
