import Foundation
import RoostCore
import UniformTypeIdentifiers

extension Transferable {
    /// The value as people read it, for mails and messages: the text or the address that it is, or that a proxy of it
    /// is. Any other value gives an empty text and a warning.
    var sharedText: String {
        if let text = standingText { return text }
        Log.warning("ShareLink shares texts and addresses; \(typeName(Self.self)) stands for neither")
        return ""
    }

    /// The text or the address that the value is, or that a proxy of it is; nil for any other value.
    var standingText: String? {
        var current: any Transferable = self
        for _ in 0..<4 {
            if let text = current as? String { return text }
            if let url = current as? URL { return url.absoluteString }
            guard let next = try? type(of: current).ways.lazy.compactMap(\.exportProxy).first?(current) else { break }
            current = next
        }
        return nil
    }
}

extension String: Transferable {
    /// A text in UTF-8; it is read from plain text of any kind.
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
    /// The bytes themselves, of no certain kind.
    public static var transferRepresentation: some TransferRepresentation<Data> {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address as data, or its text in its place.
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
    /// The characters alone, without their attributes.
    public static var transferRepresentation: some TransferRepresentation<AttributedString> {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

extension Image: Transferable {
    /// Pictures are exchanged with views that take an `Image`, in the same app, and in no other form.
    nonisolated public static var transferRepresentation: some TransferRepresentation<Image> {
        _TransferForms<Image>(_ways: [])
    }
}

extension Color: Transferable {
    /// Colours are exchanged with views that take a `Color`, in the same app, and in no other form.
    nonisolated public static var transferRepresentation: some TransferRepresentation<Color> {
        _TransferForms<Color>(_ways: [])
    }
}
