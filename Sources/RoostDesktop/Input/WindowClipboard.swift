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
            if items.allSatisfy({ $0.object is String }), let texts = items.joinedText { return copy(texts) }
            Task { @MainActor in
                guard let clipboard = clipboard(.clipboard), let provider = await OutgoingContent(items).provider()
                else { return }
                gdk_clipboard_set_content(clipboard, provider)
                g_object_unref(provider.g)
            }
        }

        // MARK: Pasting

        /// Calls back later, with nil if the clipboard has no text.
        static func read(_ kind: Kind = .clipboard, _ done: @escaping @MainActor (String?) -> Void) {
            guard let clipboard = clipboard(kind) else { return done(nil) }
            whenKnown(clipboard, kind) { readKnown(clipboard, done) }
        }

        private static func readKnown(_ clipboard: OpaquePointer, _ done: @escaping @MainActor (String?) -> Void) {
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
                    let callback = Unmanaged<Callback>.fromOpaque(callback!).takeRetainedValue()
                    MainActor.assumeIsolated { callback.done(string) }
                }, callback)
        }

        /// The items on the clipboard: files, each an item, or one item in all its forms. Their data are read when somebody
        /// asks for them.
        static func readItems(_ done: @escaping @MainActor ([PasteboardItem]) -> Void) {
            guard let clipboard = clipboard(.clipboard) else { return done([]) }
            whenKnown(clipboard, .clipboard) { readKnownItems(clipboard, done) }
        }

        private static func readKnownItems(
            _ clipboard: OpaquePointer, _ done: @escaping @MainActor ([PasteboardItem]) -> Void
        ) {
            let content = OfferedContent.clipboard(clipboard)
            if content.hasFiles { return content.readFiles { files in done(files.map { .url($0) }) } }
            let forms = content.forms
            guard forms.contains(where: { $0.type == UTType.utf8PlainText.identifier }) else {
                return done(forms.isEmpty ? [] : [PasteboardItem(object: nil, forms: forms)])
            }
            read { text in
                guard let text else { return done([]) }
                done(forms.count > 1 ? [PasteboardItem(object: nil, forms: forms, text: text)] : [.pasted(text)])
            }
        }

        // MARK: Waiting

        /// What waits until it is known what is on a clipboard.
        private static var waiting: [Kind: [@MainActor () -> Void]] = [:]
        /// The seconds after which a clipboard of which nothing is known counts as empty.
        private static let patience = 1.0

        /// Calls back once it is known what is on a clipboard: X11 asks the program that has copied something, which may be
        /// slower than the user's hands.
        private static func whenKnown(
            _ clipboard: OpaquePointer, _ kind: Kind, _ action: @escaping @MainActor () -> Void
        ) {
            guard !isKnown(clipboard) else { return action() }
            if waiting[kind] == nil {
                connect(clipboard, "changed") { _ -> Void in if isKnown(clipboard) { goOn(kind) } }
            }
            waiting[kind, default: []].append(action)
            _ = Timer.scheduledTimer(withTimeInterval: patience, repeats: false) { _ in
                MainActor.assumeIsolated { goOn(kind) }
            }
        }

        private static func isKnown(_ clipboard: OpaquePointer) -> Bool {
            guard gdk_clipboard_is_local(clipboard) == 0 else { return true }
            let formats = gdk_clipboard_get_formats(clipboard)
            var (types, names): (gsize, gsize) = (0, 0)
            _ = gdk_content_formats_get_gtypes(formats, &types)
            _ = gdk_content_formats_get_mime_types(formats, &names)
            return types + names > 0
        }

        private static func goOn(_ kind: Kind) {
            let actions = waiting[kind] ?? []
            waiting[kind] = []
            for action in actions { action() }
        }

        private final class Callback: Sendable {
            let done: @MainActor (String?) -> Void
            init(_ done: @escaping @MainActor (String?) -> Void) { self.done = done }
        }
    }
#endif
