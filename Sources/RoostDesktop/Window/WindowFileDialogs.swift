#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore
    import UniformTypeIdentifiers

    /// The desktop's dialogs for files, over a window.
    @MainActor
    final class WindowFileDialogs {
        /// Nil for dialogs of the app itself.
        private let window: UnsafeMutablePointer<GtkWindow>?
        /// The dialogs that are open. GTK shows one only as long as somebody keeps it.
        private var open: Set<OpaquePointer> = []

        init(_ window: UnsafeMutablePointer<GtkWindow>?) { self.window = window }

        /// Asks for files to read.
        func choose(_ request: FileRequest, _ done: @escaping (FileChoice) -> Void) {
            let dialog = gtk_file_chooser_native_new(
                Self.title("_Open"), window, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)!
            gtk_file_chooser_set_select_multiple(dialog, request.allowsSeveral ? 1 : 0)
            if let filter = Self.filter(request.types) {
                gtk_file_chooser_add_filter(dialog, filter)
                g_object_unref(filter.g)
            }
            show(dialog) { files in done(files.isEmpty ? .cancelled : .files(files)) }
        }

        /// Hands out a file: asks where to save it. The app has a copy of it at once.
        func save(_ data: Data, name: String, type: UTType) -> Result<URL, any Error> {
            let copy: URL
            do {
                let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                copy = folder.appending(path: Self.fileName(name, type))
                try data.write(to: copy)
            } catch {
                return .failure(error)
            }
            let dialog = gtk_file_chooser_native_new(
                Self.title("_Save"), window, GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)!
            gtk_file_chooser_set_current_name(dialog, copy.lastPathComponent)
            show(dialog) { files in
                guard let place = files.first else { return }
                do {
                    try data.write(to: place)
                } catch {
                    Log.warning("\(place.path) could not be saved: \(error.localizedDescription)")
                }
            }
            return .success(copy)
        }

        /// Asks for the place of a document's file.
        func choosePlace(name: String, _ type: UTType, _ done: @escaping (URL?) -> Void) {
            let dialog = gtk_file_chooser_native_new(
                Self.title("_Save"), window, GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)!
            gtk_file_chooser_set_current_name(dialog, name)
            show(dialog) { files in
                guard var place = files.first else { return done(nil) }
                if place.pathExtension.isEmpty, let suffix = type.documentExtension {
                    // The dialog has asked about the name without the extension alone: a file with it stays.
                    var number = 1
                    let name = place
                    repeat {
                        place = name.deletingLastPathComponent().appending(
                            path: name.lastPathComponent + (number > 1 ? " \(number)." : ".") + suffix)
                        number += 1
                    } while FileManager.default.fileExists(atPath: place.path)
                }
                done(place)
            }
        }

        /// A dialog's title in the user's language: the word on GTK's button, without the mark of its key.
        private static func title(_ button: String) -> String {
            String(cString: g_dgettext("gtk40", button)).replacing("_", with: "")
        }

        private func show(_ dialog: OpaquePointer, _ done: @escaping ([URL]) -> Void) {
            open.insert(dialog)
            gtk_native_dialog_set_modal(dialog.cast(), 1)
            connect(dialog, "response") { [weak self] arguments -> Void in
                let files = arguments.int(0) == Int(GTK_RESPONSE_ACCEPT.rawValue) ? Self.files(in: dialog) : []
                self?.open.remove(dialog)
                done(files)
                g_object_unref(dialog.g)
            }
            gtk_native_dialog_show(dialog.cast())
        }

        private static func files(in dialog: OpaquePointer) -> [URL] {
            guard let list = gtk_file_chooser_get_files(dialog) else { return [] }
            defer { g_object_unref(list.g) }
            return (0..<g_list_model_get_n_items(list)).compactMap { index in
                guard let file = g_list_model_get_item(list, index) else { return nil }
                defer { g_object_unref(file) }
                guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
                defer { g_free(path) }
                return URL(filePath: String(cString: path))
            }
        }

        private static func filter(_ types: [UTType]) -> OpaquePointer? {
            let suffixes = types.compactMap(\.documentExtension)
            let names = types.compactMap(\.preferredMIMEType)
            guard !suffixes.isEmpty || !names.isEmpty, let filter = gtk_file_filter_new() else { return nil }
            gtk_file_filter_set_name(filter, suffixes.map { "*." + $0 }.joined(separator: ", "))
            for suffix in suffixes { gtk_file_filter_add_suffix(filter, suffix) }
            for name in names { gtk_file_filter_add_mime_type(filter, name) }
            return filter
        }

        private static func fileName(_ name: String, _ type: UTType) -> String {
            let safe = name.replacing("/", with: "_")
            guard let suffix = type.preferredFilenameExtension, !safe.hasSuffix("." + suffix) else { return safe }
            return safe.contains(".") && UTType(filenameExtension: (safe as NSString).pathExtension) != nil
                ? safe : safe + "." + suffix
        }
    }
#endif
