import Foundation
import RoostCore
import UniformTypeIdentifiers

/// The document in a window, as the editor receives it.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; the editor writes its changes through the binding `$document`.
    @Binding public var document: Document
    /// The document's file: nil, as nothing is saved automatically here.
    public var fileURL: URL? { nil }
    /// Whether the document may be changed: true here.
    public let isEditable: Bool
}

/// Windows for documents. A page shows a new document and keeps it as long as its session. No document is opened or
/// saved automatically, which a warning says: use `fileImporter` and `fileExporter`.
nonisolated public struct DocumentGroup<Document: FileDocument, Content: View>: Scene {
    public typealias Body = Never
    private let make: () -> Document
    private let editor: (FileDocumentConfiguration<Document>) -> Content

    /// A window with a new document.
    ///
    /// - Parameters:
    ///   - newDocument: Evaluated when the page opens.
    ///   - editor: Makes the window's content.
    @MainActor @preconcurrency
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        Log.warning("DocumentGroup shows a new document: a page opens and saves none by itself")
        make = newDocument
        self.editor = editor
    }

    /// True: the window opens when the app starts.
    public static var _opensWindow: Bool { true }

    public static func _makeNode(_ view: _SceneView<Self>, _ inputs: _NodeInputs) -> _ViewNodeOf<_SceneView<Self>> {
        makeNode(view, inputs) {
            DocumentWindow(make: $0.make, editor: $0.editor)
        } declared: { group in
            declare(SceneDeclaration(.group) { _ in AnyView(DocumentWindow(make: group.make, editor: group.editor)) })
        }
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
