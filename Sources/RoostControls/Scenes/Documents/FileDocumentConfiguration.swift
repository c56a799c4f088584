import Combine
import Foundation
import RoostCore

/// The document in a window, as its content receives it.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; the editor writes its changes through the binding `$document`. Each can be undone.
    @Binding public var document: Document
    /// The document's file; nil for an untitled one, and on a page.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public let isEditable: Bool

    init(_ open: ValueDocument<Document>) {
        _document = Binding {
            open.value
        } set: { value in
            nonisolated(unsafe) let (open, value) = (open, value)
            runIsolated { open.set(value, WindowServices.current?.undoManager) }
        }
        fileURL = open.file
        isEditable = open.isEditable
    }
}

/// The document in a window, as its content receives it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. Bindings to its properties are those of `$document`.
    @ObservedObject public var document: Document
    /// The document's file; nil for an untitled one, and on a page.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public let isEditable: Bool

    init(_ open: ObjectDocument<Document>) {
        _document = ObservedObject(wrappedValue: open.object)
        fileURL = open.file
        isEditable = open.isEditable
    }
}

/// The facts about a window's document for its views.
public struct DocumentConfiguration: Sendable {
    /// The document's file; nil for an untitled one, and on a page.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool
}

extension EnvironmentValues {
    /// The window's document; nil in a window of another scene.
    @Entry public internal(set) var documentConfiguration: DocumentConfiguration? = nil
}
