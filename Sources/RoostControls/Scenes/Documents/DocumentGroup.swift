import RoostCore
import UniformTypeIdentifiers

/// Windows for documents, each of a file of its own.
///
/// On the desktop a window has a menu bar whose File menu makes, opens, saves and reverts documents. A document with a
/// file is saved by itself: three seconds after a change, and when its window loses the focus, closes or ends with the
/// app. An untitled one is kept, and comes back at the next start. A page shows a new document and keeps it as long as its
/// session, which a warning says: use `fileImporter` and `fileExporter` there.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never
    private let kind: DocumentKind
    private let window: (OpenDocument) -> AnyView

    private init(_ kind: DocumentKind, window: @escaping (OpenDocument) -> AnyView) {
        self.kind = kind
        self.window = window
    }

    /// True: the window opens when the app starts.
    public static var _opensWindow: Bool { true }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        makeNode(view, inputs) {
            DocumentPage(kind: $0.kind, window: $0.window)
        } declared: { group in
            var declaration = SceneDeclaration(.group) { value in
                (value as? OpenDocument).map(group.window) ?? AnyView(EmptyView())
            }
            declaration.documents = group.kind
            return declare(declaration)
        }
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Windows that edit documents that are values. A change through the configuration's binding can be undone.
    ///
    /// - Parameters:
    ///   - newDocument: Evaluated for each new document.
    ///   - editor: Makes a window's content.
    @MainActor @preconcurrency
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(values: newDocument, editor)
    }

    /// Windows that show documents that are values, and do not change them.
    @MainActor @preconcurrency
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(values: nil, viewer)
    }

    nonisolated private init(
        values make: (() -> Document)?, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentKind(values: make)) { document in
            guard let document = document as? ValueDocument<Document> else { return AnyView(EmptyView()) }
            // The window's passes call it, and nothing else.
            nonisolated(unsafe) let content = content
            return AnyView(DocumentWindow(document: document) { content(FileDocumentConfiguration($0)) })
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Windows that edit documents that are objects. A document has changed when it publishes a change, or when an undo is
    /// registered in its window.
    ///
    /// - Parameters:
    ///   - newDocument: Makes each new document.
    ///   - editor: Makes a window's content.
    @MainActor @preconcurrency
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(objects: newDocument, editor)
    }

    /// Windows that show documents that are objects, and do not change them.
    @MainActor @preconcurrency
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(objects: nil, viewer)
    }

    nonisolated private init(
        objects make: (() -> Document)?,
        _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentKind(objects: make)) { document in
            guard let document = document as? ObjectDocument<Document> else { return AnyView(EmptyView()) }
            // The window's passes call it, and nothing else.
            nonisolated(unsafe) let content = content
            return AnyView(DocumentWindow(document: document) { content(ReferenceFileDocumentConfiguration($0)) })
        }
    }
}
