#if Desktop
    import CGtk
    import Foundation
    import RoostControls
    import RoostCore
    import UniformTypeIdentifiers

    /// Items that other programs get from the app, by the clipboard or by a drag: all forms of a single one, and of several
    /// their texts and files.
    @MainActor
    struct OutgoingContent {
        private let items: [PasteboardItem]

        init(_ items: [PasteboardItem]) { self.items = items }

        /// The content for GDK, which the caller owns; nil where nothing of it can be written.
        func provider() async -> UnsafeMutablePointer<GdkContentProvider>? {
            var providers: [UnsafeMutablePointer<GdkContentProvider>?] = await content().map { name, data in
                let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
                defer { g_bytes_unref(bytes) }
                return gdk_content_provider_new_for_bytes(name, bytes)
            }
            guard !providers.isEmpty else { return nil }
            // The union takes the providers over.
            return gdk_content_provider_new_union(&providers, gsize(providers.count))
        }

        private func content() async -> [(name: String, data: Data)] {
            var content: [(name: String, data: Data)] = []
            let files = items.compactMap(\.file)
            if !files.isEmpty {
                let list = files.map { $0.absoluteString + "\r\n" }.joined()
                content.append(("text/uri-list", Data(list.utf8)))
            }
            if items.count == 1 {
                for form in items[0].forms where UTType(form.type)?.conforms(to: .fileURL) != true {
                    guard let data = await data(of: form) else { continue }
                    content += ContentFormat.names(of: form.type).map { ($0, data) }
                }
            }
            if let texts = items.joinedText, !content.contains(where: { $0.name == ContentFormat.texts[0] }) {
                content += ContentFormat.texts.map { ($0, Data(texts.utf8)) }
            }
            return content
        }

        private func data(of form: PasteboardItem.Form) async -> Data? {
            do {
                let data = try await form.data()
                guard data.count <= WindowClipboard.limit else {
                    Log.warning("\(data.count) bytes of \(form.type) are too many for another program")
                    return nil
                }
                return data
            } catch {
                Log.warning("An item could not be written as \(form.type): \(error)")
                return nil
            }
        }
    }

    extension PasteboardItem {
        /// The file that the item is; nil for anything else.
        fileprivate var file: URL? {
            let url = object as? URL ?? (object as? NSItemProvider)?.url
            return url?.isFileURL == true ? url : nil
        }
    }
#endif
