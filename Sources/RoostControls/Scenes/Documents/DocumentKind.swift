import Foundation
import UniformTypeIdentifiers

/// The documents of a scene, for a host that opens and saves them.
package struct DocumentKind {
    package let readableTypes: [UTType]
    /// Makes an untitled document; nil where documents are only shown.
    let make: (() -> OpenDocument)?
    let read: (FileDocumentReadConfiguration) throws -> OpenDocument
    /// Makes an untitled document of a value or an object that the app has made; nil for one of another kind.
    let adopt: (Any) -> OpenDocument?

    init<Document: FileDocument>(values make: (() -> Document)?) {
        let isEditable = make != nil
        readableTypes = Document.readableContentTypes
        self.make = make.map { make in { ValueDocument(make(), isEditable: true) } }
        read = { ValueDocument(try Document(configuration: $0), isEditable: isEditable) }
        adopt = { ($0 as? Document).map { ValueDocument($0, isEditable: isEditable) } }
    }

    init<Document: ReferenceFileDocument>(objects make: (() -> Document)?) {
        let isEditable = make != nil
        readableTypes = Document.readableContentTypes
        self.make = make.map { make in { ObjectDocument(make(), isEditable: true) } }
        read = { ObjectDocument(try Document(configuration: $0), isEditable: isEditable) }
        adopt = { ($0 as? Document).map { ObjectDocument($0, isEditable: isEditable) } }
    }

    package var isEditable: Bool { make != nil }

    /// An untitled document; nil where documents are only shown.
    package func makeDocument() -> OpenDocument? { make?() }

    /// An untitled document of content that the app has made; nil for content of another kind.
    package func makeDocument(of content: Any) -> OpenDocument? { adopt(content) }

    /// Reads the document of a file.
    ///
    /// - Throws: What the document throws, or Foundation for a file that cannot be read.
    package func open(_ file: URL) throws -> OpenDocument {
        guard let type = type(of: file) else { throw CocoaError(.fileReadUnsupportedScheme) }
        let document = try read(FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: file)))
        document.opened(file, as: type)
        return document
    }

    /// Reads the changes of a document that were kept for the next start.
    ///
    /// - Parameter file: The document's own file; nil for an untitled one.
    package func restore(_ draft: URL, of file: URL?) throws -> OpenDocument {
        let document = try open(draft)
        document.restored(from: draft, file: file)
        return document
    }

    /// Whether a file's name is that of a document.
    package func accepts(_ file: URL) -> Bool { type(of: file) != nil }

    /// The kind of a file among those that can be read; nil for another file.
    private func type(of file: URL) -> UTType? {
        let suffix = file.pathExtension.lowercased()
        let type = UTType(filenameExtension: suffix) ?? .data
        return readableTypes.first { type.conforms(to: $0) || $0.documentExtension == suffix }
    }
}

extension UTType {
    /// The extension of a document's file. An app's own kind, whose extension Apple's systems find in its property list,
    /// has the last part of its identifier: `com.example.sketch` has `sketch`.
    package var documentExtension: String? {
        if let known = preferredFilenameExtension { return known }
        guard !identifier.hasPrefix("public."), let last = identifier.split(separator: ".").last else { return nil }
        return String(last)
    }
}
