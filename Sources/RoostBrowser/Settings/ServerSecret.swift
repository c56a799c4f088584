import Foundation
import RoostCore

/// The secret with which an app signs its visitors' settings.
///
/// `ROOST_SECRET` sets it. Otherwise it is made at random once and kept in a file that only the app's user can read, so
/// that it outlives a restart. The file is in systemd's `STATE_DIRECTORY`, else under the user's own state.
enum ServerSecret {
    /// The least number of characters of `ROOST_SECRET`.
    static let leastLength = 32

    static func load(app: String, environment: [String: String]) -> [UInt8] {
        if let secret = environment["ROOST_SECRET"], !secret.isEmpty { return Array(secret.utf8) }
        guard let folder = folder(app, environment) else { return warned(app, "there is no folder for it") }
        do {
            return try kept(in: folder)
        } catch {
            return warned(app, "\(folder.path) cannot be used (\(error.localizedDescription))")
        }
    }

    private static func folder(_ app: String, _ environment: [String: String]) -> URL? {
        func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        // systemd may name several folders.
        if let state = path("STATE_DIRECTORY") { return URL(filePath: String(state.prefix { $0 != ":" })) }
        let base = path("XDG_STATE_HOME") ?? path("HOME").map { $0 + "/.local/state" }
        return base.map { URL(filePath: $0).appending(path: "roost/\(app)") }
    }

    /// The secret in the file, which is made if it is missing. If several processes make one, the first wins.
    private static func kept(in folder: URL) throws -> [UInt8] {
        let file = folder.appending(path: "secret")
        if let known = try? Data(contentsOf: file), known.count >= leastLength { return Array(known) }
        let files = FileManager.default
        try files.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let draft = folder.appending(path: "secret-\(ProcessInfo.processInfo.processIdentifier)")
        guard files.createFile(atPath: draft.path, contents: Data(random()), attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteNoPermission) }
        defer { try? files.removeItem(at: draft) }
        _ = link(draft.path, file.path)
        return Array(try Data(contentsOf: file))
    }

    private static func warned(_ app: String, _ reason: String) -> [UInt8] {
        Log.warning(
            "What visitors of \(app) set will be forgotten when it restarts: \(reason) to keep a secret in. Set STATE_DIRECTORY, or ROOST_SECRET to \(leastLength) random characters."
        )
        return random()
    }

    static func random() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
