#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore
    import UniformTypeIdentifiers

    /// The desktop's clipboard, and the selection that the middle button pastes.
    @MainActor
    struct WindowClipboard {
        enum Kind { case clipboard, primary }

        /// More bytes are neither taken in nor handed out.
        nonisolated static let limit = 64 << 20

        private static func clipboard(_ kind: Kind) -> OpaquePointer? {
            guard let display = gdk_display_get_default() else { return nil }
            return kind == .clipboard
                ? gdk_display_get_clipboard(display) : gdk_display_get_primary_clipboard(display)
        }

        // MARK: Copying

        static func copy(_ text: String, to kind: Kind = .clipboard) {
            if let clipboard = clipboard(kind) { gdk_clipboard_set_text(clipboard, text) }
        }

        /// Copies items that a view or the app has copied: all forms of a single one, and of several their texts and files.
        static func copy(_ items: [PasteboardItem]) {
            let texts = items.joinedText
            if items.allSatisfy({ $0.object is String }), let texts { return copy(texts) }
            let files = items.compactMap { $0.object as? URL }.filter(\.isFileURL)
            let forms = items.count == 1 ? items[0].forms : []
            Task { @MainActor in
                var content: [(type: String, data: Data)] = []
                if !files.isEmpty {
                    let list = files.map { $0.absoluteString + "\r\n" }.joined()
                    content.append(("text/uri-list", Data(list.utf8)))
                }
                for form in forms where UTType(form.type)?.conforms(to: .fileURL) != true {
                    guard let data = await data(of: form) else { continue }
                    content += ClipboardFormat.names(of: form.type).map { ($0, data) }
                }
                if let texts, !content.contains(where: { $0.type == "text/plain;charset=utf-8" }) {
                    content += ClipboardFormat.texts.map { ($0, Data(texts.utf8)) }
                }
                offer(content)
            }
        }

        private static func data(of form: PasteboardItem.Form) async -> Data? {
            do {
                let data = try await form.data()
                guard data.count <= limit else {
                    Log.warning("\(data.count) bytes of \(form.type) are too many for the clipboard")
                    return nil
                }
                return data
            } catch {
                Log.warning("What was copied could not be written as \(form.type): \(error)")
                return nil
            }
        }

        private static func offer(_ content: [(type: String, data: Data)]) {
            guard let clipboard = clipboard(.clipboard), !content.isEmpty else { return }
            var providers: [OpaquePointer?] = content.map { type, data in
                let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
                defer { g_bytes_unref(bytes) }
                return gdk_content_provider_new_for_bytes(type, bytes)
            }
            // The union takes the providers over.
            let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
            gdk_clipboard_set_content(clipboard, union)
            g_object_unref(UnsafeMutableRawPointer(union))
        }

        // MARK: Pasting

        /// Calls back later, with nil if the clipboard has no text.
        static func read(_ kind: Kind = .clipboard, _ done: @escaping @MainActor (String?) -> Void) {
            guard let clipboard = clipboard(kind) else { return done(nil) }
            let callback = Unmanaged.passRetained(Callback(done)).toOpaque()
            gdk_clipboard_read_text_async(
                clipboard, nil,
                { clipboard, result, callback in
                    let text = clipboard.flatMap { gdk_clipboard_read_text_finish(OpaquePointer($0), result, nil) }
                    defer { g_free(text) }
                    var string: String?
                    if let text {
                        let length = strlen(text)
                        if length <= WindowClipboard.limit {
                            string = String(cString: text)
                        } else {
                            Log.warning("a text of \(length) bytes on the clipboard is too long to paste")
                        }
                    }
                    let callback = Unmanaged<Callback<String?>>.fromOpaque(callback!).takeRetainedValue()
                    MainActor.assumeIsolated { callback.done(string) }
                }, callback)
        }

        /// The items on the clipboard: files, each an item, or one item in all its forms. Their data are read when somebody
        /// asks for them.
        static func readItems(_ done: @escaping @MainActor ([PasteboardItem]) -> Void) {
            guard let clipboard = clipboard(.clipboard) else { return done([]) }
            let names = ClipboardFormat.names(in: gdk_clipboard_get_formats(clipboard))
            if names.contains("text/uri-list") {
                return readData("text/uri-list") { result in
                    let files = ClipboardFormat.files(in: (try? result.get()) ?? Data())
                    done(files.map { .url($0) })
                }
            }
            var types: [String] = []
            let forms = names.compactMap { name -> PasteboardItem.Form? in
                guard let type = ClipboardFormat.type(of: name), !types.contains(type) else { return nil }
                types.append(type)
                return PasteboardItem.Form(type) { try await data(named: name) }
            }
            guard types.contains(UTType.utf8PlainText.identifier) else {
                return done(forms.isEmpty ? [] : [PasteboardItem(object: nil, forms: forms)])
            }
            guard forms.count > 1 else { return read { text in done(text.map { [.pasted($0)] } ?? []) } }
            read { text in done([PasteboardItem(object: nil, forms: forms, text: text)]) }
        }

        private static func data(named name: String) async throws -> Data {
            try await withCheckedThrowingContinuation { continuation in
                readData(name) { continuation.resume(with: $0) }
            }
        }

        private static func readData(_ name: String, _ done: @escaping @MainActor (Result<Data, any Error>) -> Void) {
            guard let clipboard = clipboard(.clipboard) else { return done(.failure(ClipboardError(name))) }
            let callback = Unmanaged.passRetained(Callback(done)).toOpaque()
            name.withCString { name in
                var names: [UnsafePointer<CChar>?] = [name, nil]
                gdk_clipboard_read_async(
                    clipboard, &names, G_PRIORITY_DEFAULT, nil,
                    { clipboard, result, callback in
                        let callback = Unmanaged<Callback<Result<Data, any Error>>>.fromOpaque(callback!)
                            .takeRetainedValue()
                        let stream = clipboard.flatMap {
                            gdk_clipboard_read_finish(OpaquePointer($0), result, nil, nil)
                        }
                        MainActor.assumeIsolated {
                            guard let stream else { return callback.done(.failure(ClipboardError("a form"))) }
                            ClipboardStream(stream, limit: WindowClipboard.limit, callback.done).read()
                        }
                    }, callback)
            }
        }

        private final class Callback<Answer>: Sendable {
            let done: @MainActor (Answer) -> Void
            init(_ done: @escaping @MainActor (Answer) -> Void) { self.done = done }
        }
    }

    struct ClipboardError: Error, CustomStringConvertible {
        let description: String
        init(_ form: String) { description = "the clipboard did not give \(form)" }
    }
#endif
