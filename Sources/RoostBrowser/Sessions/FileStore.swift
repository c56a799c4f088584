import Foundation
import RoostLocks

/// The folder with the files of all sessions, and the limit of their bytes.
///
/// The process holds a lock on its folder. The lock goes when the process ends, in whatever way. A folder that nobody
/// has locked was left behind, and the next process deletes it.
final class FileStore: Sendable {
    let limit: UInt64
    private let parent: URL
    private let state = Mutex(State())

    private struct State {
        var used: UInt64 = 0
        var folder: URL?
        /// The descriptor of the open folder, which holds the lock.
        var descriptor: Int32 = -1
    }

    private static let prefix = "roost-files-"

    /// - Parameter parent: The place of the folder, which is made for the first file.
    init(limit: UInt64, in parent: URL = FileManager.default.temporaryDirectory) {
        (self.limit, self.parent) = (limit, parent)
    }

    deinit { removeAll() }

    /// Reserves room. Returns false if there is not enough.
    func reserve(_ bytes: UInt64) -> Bool {
        state.withLock { state in
            let (sum, overflow) = state.used.addingReportingOverflow(bytes)
            guard !overflow, sum <= limit else { return false }
            state.used = sum
            return true
        }
    }

    func release(_ bytes: UInt64) { state.withLock { $0.used -= min($0.used, bytes) } }

    /// Makes a new folder for a session's files.
    func makeFolder() throws -> URL {
        let own = try state.withLock { state in
            if let folder = state.folder { return folder }
            let (folder, descriptor) = try makeLockedFolder()
            (state.folder, state.descriptor) = (folder, descriptor)
            return folder
        }
        let new = own.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(
            at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return new
    }

    private func makeLockedFolder() throws -> (URL, Int32) {
        // A process that starts just now may delete the folder before it is locked.
        for _ in 0..<8 {
            var template = Array(parent.appendingPathComponent(Self.prefix + "XXXXXX").path.utf8CString)
            guard mkdtemp(&template) != nil else { break }
            let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if let descriptor = Self.lock(path) { return (URL(fileURLWithPath: path, isDirectory: true), descriptor) }
        }
        throw CocoaError(.fileWriteUnknown)
    }

    /// Deletes all files at the end of the process.
    func removeAll() {
        state.withLock { state in
            if let folder = state.folder { try? FileManager.default.removeItem(at: folder) }
            if state.descriptor >= 0 { close(state.descriptor) }
            state = State()
        }
    }

    /// Deletes the folders that ended processes of this user left behind.
    func sweep() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(Self.prefix) {
            let path = parent.appendingPathComponent(name).path
            guard let descriptor = Self.lock(path) else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(descriptor)
        }
    }

    /// Locks a folder of this user. Nil if another process holds the lock, or if this is no such folder.
    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
            status.st_nlink > 0
        else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
