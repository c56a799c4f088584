#if Desktop
    import CGtk
    import Foundation
    import RoostCore

    /// The desktop's clipboard, and the selection that the middle button pastes.
    @MainActor
    struct WindowClipboard {
        enum Kind { case clipboard, primary }

        /// Longer texts are not taken in, in bytes.
        private nonisolated static let longestText = 64 << 20

        private static func clipboard(_ kind: Kind) -> OpaquePointer? {
            guard let display = gdk_display_get_default() else { return nil }
            return kind == .clipboard
                ? gdk_display_get_clipboard(display) : gdk_display_get_primary_clipboard(display)
        }

        static func copy(_ text: String, to kind: Kind = .clipboard) {
            if let clipboard = clipboard(kind) { gdk_clipboard_set_text(clipboard, text) }
        }

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
                        if length <= WindowClipboard.longestText {
                            string = String(cString: text)
                        } else {
                            Log.warning("a text of \(length) bytes on the clipboard is too long to paste")
                        }
                    }
                    let callback = Unmanaged<Callback>.fromOpaque(callback!).takeRetainedValue()
                    MainActor.assumeIsolated { callback.done(string) }
                }, callback)
        }

        private final class Callback: Sendable {
            let done: @MainActor (String?) -> Void
            init(_ done: @escaping @MainActor (String?) -> Void) { self.done = done }
        }
    }
#endif
