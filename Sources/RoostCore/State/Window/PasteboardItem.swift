import Foundation

/// Something that was copied: an object of the app, and the forms in which other programs take it.
package struct PasteboardItem: Sendable {
    /// The item as data of one kind.
    package struct Form: Sendable {
        /// The identifier of a uniform type, such as `public.png`.
        package let type: String
        package let data: @Sendable () async throws -> Data

        package init(_ type: String, data: @escaping @Sendable () async throws -> Data) {
            self.type = type
            self.data = data
        }
    }

    /// The object itself, for the app that has copied it; nil for an item of another program.
    package let object: (any Sendable)?
    /// The best form first.
    package let forms: [Form]
    /// The text that the item is, or that stands for it; nil for none.
    package let text: String?

    package init(object: (any Sendable)?, forms: [Form], text: String? = nil) {
        self.object = object
        self.forms = forms
        self.text = text
    }

    package static func text(_ text: String) -> PasteboardItem {
        PasteboardItem(object: text, forms: [Form("public.utf8-plain-text") { Data(text.utf8) }], text: text)
    }

    /// What a reader has copied as a text: an address, where the text consists of one of the web.
    package static func pasted(_ text: String) -> PasteboardItem {
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text), url.host != nil,
            ["http", "https"].contains(url.scheme)
        else { return .text(text) }
        return .url(url)
    }

    package static func url(_ url: URL) -> PasteboardItem {
        let address = url.absoluteString
        let kinds = url.isFileURL ? ["public.file-url"] : ["public.url", "public.utf8-plain-text"]
        return PasteboardItem(
            object: url, forms: kinds.map { Form($0) { Data(address.utf8) } },
            text: url.isFileURL ? url.path(percentEncoded: false) : address)
    }

    /// A picture, an object of whichever type.
    package static func picture(
        _ picture: any Sendable, png: @escaping @Sendable () async throws -> Data
    ) -> PasteboardItem {
        PasteboardItem(object: picture, forms: [Form("public.png", data: png)])
    }
}
