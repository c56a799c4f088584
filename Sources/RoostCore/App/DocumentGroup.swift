import Foundation
import UniformTypeIdentifiers

/// What a document's window knows of it.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    /// The document's file: none, as nothing is saved by itself here.
    public var fileURL: URL? { nil }
    public let isEditable: Bool
}

/// Windows for documents. A page shows a new one, and keeps it as long as its session; nothing opens or saves others by
/// itself, which a warning says: `fileImporter` and `fileExporter` do.
nonisolated public struct DocumentGroup<Document: FileDocument, Content: View>: Scene {
    public typealias Body = Never
    private let make: () -> Document
    private let editor: (FileDocumentConfiguration<Document>) -> Content

    @MainActor @preconcurrency
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        Log.warning("DocumentGroup shows a new document: a page opens and saves none by itself")
        make = newDocument
        self.editor = editor
    }

    public static var _opensWindow: Bool { true }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        SceneContentNode(view, inputs) { DocumentWindow(make: $0.make, editor: $0.editor) }
    }
}

nonisolated private struct DocumentWindow<Document: FileDocument, Content: View>: View {
    let make: () -> Document
    let editor: (FileDocumentConfiguration<Document>) -> Content
    @State private var document: Document?

    @MainActor var body: some View {
        if document != nil {
            editor(
                FileDocumentConfiguration(
                    document: Binding(get: { document ?? make() }, set: { document = $0 }), isEditable: true))
        } else {
            Color.clear.onAppear { document = make() }
        }
    }
}
