#if Desktop
    import CGtk
    import Foundation
    import UniformTypeIdentifiers

    /// The names of forms on the desktop's clipboard and in drags, which are MIME types, and the uniform types that they
    /// stand for.
    enum ContentFormat {
        /// The names of plain text, the one that programs prefer first.
        static let texts = ["text/plain;charset=utf-8", "text/plain"]

        /// Marks a type that has no MIME type: an app's own.
        private static let ownPrefix = "application/x-uniform-type;identifier="

        /// The names under which data of a uniform type are offered.
        static func names(of identifier: String) -> [String] {
            guard let type = UTType(identifier) else { return [] }
            if type.conforms(to: .plainText) { return texts }
            return [type.preferredMIMEType ?? ownPrefix + identifier]
        }

        /// The uniform type of a name; nil for the clipboard's own names, such as TARGETS.
        static func type(of name: String) -> String? {
            if texts.contains(name) || name == "UTF8_STRING" { return UTType.utf8PlainText.identifier }
            if name.hasPrefix(ownPrefix) { return String(name.dropFirst(ownPrefix.count)) }
            guard name.contains("/") else { return nil }
            return UTType(mimeType: name)?.identifier
        }

        /// The names of formats, the best first.
        static func names(in formats: OpaquePointer?) -> [String] {
            guard let formats else { return [] }
            var count: gsize = 0
            guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
            return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
        }

        /// The files of a list of addresses; lines that begin with # are remarks.
        static func files(in list: Data) -> [URL] {
            String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
                .filter { !$0.hasPrefix("#") }
                .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
                .filter { $0.isFileURL || $0.host() != nil }
        }
    }
#endif
