#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore

    /// A window that was open when the app ended, to open again.
    struct WindowRecord: Codable {
        /// The scene's id, or its place among the app's scenes.
        var scene: String
        /// The value that the window is for, as JSON.
        var value: Data?
        /// The file of the window's document.
        var document: URL?
        /// The file that keeps the document's changes.
        var draft: URL?
        /// In points.
        var width: Int
        var height: Int
        var isMaximized: Bool
        /// The window's `SceneStorage`.
        var settings: [OwnedSettings.Entry]

        /// The app's own folder among the user's states. It is named after the program.
        private static var folder: URL {
            let name = g_get_prgname().map { String(cString: $0) } ?? "app"
            return URL(filePath: String(cString: g_get_user_state_dir())).appending(path: name)
        }

        private static var file: URL { folder.appending(path: "windows.json") }

        /// The folder of documents' changes that are in no file of the user's.
        static var drafts: URL { folder.appending(path: "drafts") }

        /// The records of the app's last run, in the order in which its windows opened. A file that cannot be read
        /// counts as none.
        static func load() -> [WindowRecord] {
            guard let data = try? Data(contentsOf: file) else { return [] }
            return (try? JSONDecoder().decode([WindowRecord].self, from: data)) ?? []
        }

        static func save(_ records: [WindowRecord]) {
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
                try JSONEncoder().encode(records).write(to: file, options: .atomic)
            } catch {
                Log.warning("the windows' state is not kept: \(error.localizedDescription)")
            }
        }

        /// The value for a scene whose windows are for values of a type.
        func value(of type: Any.Type?) -> Any? {
            guard let value, let type = type as? any Decodable.Type else { return nil }
            return try? JSONDecoder().decode(type, from: value)
        }
    }

    extension SceneDeclaration {
        /// The scene's name in records.
        func recordName(at index: Int) -> String { id ?? "#\(index)" }
    }
#endif
