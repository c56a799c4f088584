import Foundation
import UniformTypeIdentifiers

extension Transferable {
    /// The value as people read it, for mails and messages: the text or the address that it is, or that stands in for it.
    /// Nothing else can be handed on in these; a warning says so.
    var sharedText: String {
        var current: any Transferable = self
        for _ in 0..<4 {
            if let text = current as? String { return text }
            if let url = current as? URL { return url.absoluteString }
            guard let next = try? type(of: current).ways.lazy.compactMap(\.exportProxy).first?(current) else { break }
            current = next
        }
        Log.warning("ShareLink shares texts and addresses; \(typeName(Self.self)) stands for neither")
        return ""
    }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation<String> {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation<Data> {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation<URL> {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
                throw TransferError(description: "what was dropped is no address")
            }
            return url
        }
        ProxyRepresentation(exporting: \.absoluteString)
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation<AttributedString> {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

extension Image: Transferable {
    /// Pictures are given to what takes pictures, in the same app.
    nonisolated public static var transferRepresentation: some TransferRepresentation<Image> {
        _TransferForms<Image>(_ways: [])
    }
}

extension Color: Transferable {
    /// Colours are given to what takes colours, in the same app.
    nonisolated public static var transferRepresentation: some TransferRepresentation<Color> {
        _TransferForms<Color>(_ways: [])
    }
}
