#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore

    /// The documents of an app: new ones, those of files, and those that were open last.
    @MainActor
    final class DesktopDocuments {
        private unowned let host: DesktopHost
        private let dialogs = WindowFileDialogs(nil)
        /// The number of files that the menu names.
        private static let recentLimit = 10

        init(_ host: DesktopHost) { self.host = host }

        /// The scenes of documents, by their places among the app's.
        private var kinds: [(scene: Int, kind: DocumentKind)] {
            host.app.scenes.enumerated().compactMap { index, scene in scene.documents.map { (index, $0) } }
        }

        /// The File menu's offers in a window; nil in an app without documents.
        func commands(for document: OpenDocument?) -> DocumentCommands? {
            let kinds = self.kinds
            guard !kinds.isEmpty else { return nil }
            return DocumentCommands(document: document, canCreate: kinds.contains { $0.kind.isEditable }) {
                [weak self] in
                MainActor.assumeIsolated { self?.recent ?? [] }
            }
        }

        // MARK: Windows

        /// Opens a window of a scene, with a new document or with one that the user chooses.
        func start(_ scene: Int, _ kind: DocumentKind) {
            guard let document = kind.makeDocument() else { return choose() }
            host.open(scene, value: document)
        }

        /// Opens a window for a new document.
        ///
        /// - Parameter content: Made by the app; nil for the content of the first scene that makes documents.
        func new(_ content: Any?) {
            for (scene, kind) in kinds {
                let document = content.map { kind.makeDocument(of: $0) } ?? kind.makeDocument()
                if let document { return host.open(scene, value: document) }
            }
            Log.warning(
                "newDocument finds no DocumentGroup for \(content.map { "\(type(of: $0))" } ?? "a new document")")
        }

        /// Asks for files, and opens them. An app whose last window this would have been ends if there are none.
        func choose() {
            dialogs.choose(FileRequest(types: kinds.flatMap(\.kind.readableTypes), allowsSeveral: true)) {
                [weak self] in
                guard let self else { return }
                if case .files(let files) = $0 { files.forEach(self.open) }
                host.endWithoutWindows()
            }
        }

        /// Opens a file, and says in the log why it cannot.
        func open(_ file: URL) {
            do {
                try show(file)
            } catch {
                Log.warning("\(file.path) could not be opened: \(error.localizedDescription)")
            }
        }

        /// Opens a window for a file, or shows the one that is open.
        ///
        /// - Throws: What the document throws, or Foundation.
        func show(_ file: URL) throws {
            let file = file.standardizedFileURL
            if let window = host.windows.first(where: { $0.document?.file == file }) { return window.present() }
            guard let (scene, kind) = kinds.first(where: { $0.kind.accepts(file) }) else {
                throw DesktopError(description: "the app has no documents of this kind")
            }
            host.open(scene, value: try kind.open(file))
        }

        /// Opens the document of a window of the app's last run, and says in the log why it cannot.
        func restore(_ record: WindowRecord, _ scene: Int, _ kind: DocumentKind) {
            do {
                if let draft = record.draft {
                    host.open(scene, value: try kind.restore(draft, of: record.document), record: record)
                } else if let file = record.document {
                    host.open(scene, value: try kind.open(file), record: record)
                } else if let document = kind.makeDocument() {
                    host.open(scene, value: document, record: record)
                }
            } catch {
                let file = record.draft ?? record.document
                Log.warning("\(file?.path ?? "") could not be opened again: \(error.localizedDescription)")
            }
        }

        /// Opens drafts that no window's record names: the app was killed before it wrote the record.
        func restoreDrafts(except known: [URL]) {
            let names = Set(known.map(\.lastPathComponent))
            let drafts = try? FileManager.default.contentsOfDirectory(
                at: WindowRecord.drafts, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            for draft in (drafts ?? []).sorted(by: { $0.path < $1.path }) where !names.contains(draft.lastPathComponent)
            {
                guard let (scene, kind) = kinds.first(where: { $0.kind.accepts(draft) }),
                    host.app.scenes[scene].restores
                else { continue }
                do {
                    host.open(scene, value: try kind.restore(draft, of: nil))
                } catch {
                    Log.warning("\(draft.path) could not be opened again: \(error.localizedDescription)")
                }
            }
        }

        // MARK: Recent files

        private var appName: String { g_get_application_name().map { String(cString: $0) } ?? host.title }

        /// The files that were opened or saved last, the latest first, as the desktop keeps them for all programs.
        private var recent: [URL] {
            var found: [(file: URL, time: Int)] = []
            for info in recentInfos() {
                if gtk_recent_info_has_application(info, appName) != 0, gtk_recent_info_exists(info) != 0,
                    let text = gtk_recent_info_get_uri(info).map({ String(cString: $0) }), let file = URL(string: text),
                    let time = gtk_recent_info_get_modified(info)
                {
                    found.append((file, Int(g_date_time_to_unix(time))))
                }
                gtk_recent_info_unref(info)
            }
            return found.sorted { $0.time > $1.time }.prefix(Self.recentLimit).map(\.file)
        }

        private func recentInfos() -> [OpaquePointer] {
            let list = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
            defer { g_list_free(list) }
            return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
                .compactMap { $0?.pointee.data.map { OpaquePointer($0) } }
        }

        /// Adds a file to the recent ones.
        func note(_ file: URL?) {
            guard let file else { return }
            var data = GtkRecentData()
            data.mime_type = strdup("application/octet-stream")
            data.app_name = strdup(appName)
            data.app_exec = strdup("\(CommandLine.arguments[0]) %f")
            defer { for text in [data.mime_type, data.app_name, data.app_exec] { free(text) } }
            gtk_recent_manager_add_full(gtk_recent_manager_get_default(), file.absoluteString, &data)
        }

        func forgetRecent() {
            for file in recent {
                gtk_recent_manager_remove_item(gtk_recent_manager_get_default(), file.absoluteString, nil)
            }
        }
    }
#endif
