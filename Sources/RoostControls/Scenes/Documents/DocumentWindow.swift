import Foundation
import RoostCore

/// A question that a document's window asks its user.
enum DocumentQuestion: Equatable {
    /// Whether to keep an untitled document whose window closes.
    case keep
    /// Whether to write over what another program has written.
    case changedElsewhere
    case failed(String, reason: String)
}

/// The content of a document's window.
nonisolated struct DocumentWindow<Document: OpenDocument, Content: View>: View {
    @ObservedObject var document: Document
    let content: @MainActor (Document) -> Content
    @Environment(\.undoManager) private var undoManager

    init(document: Document, content: @escaping @MainActor (Document) -> Content) {
        self.document = document
        self.content = content
    }

    @MainActor var body: some View {
        content(document)
            .preference(key: WindowTitleKey.self, value: Text(verbatim: document.name))
            .environment(
                \.documentConfiguration,
                DocumentConfiguration(fileURL: document.file, isEditable: document.isEditable)
            )
            .onAppear { undoManager?.onChange = { [weak document] in document?.edited() } }
            .alert(title, isPresented: isAsking) {
                answers
            } message: {
                message
            }
    }

    private var isAsking: Binding<Bool> {
        Binding {
            document.question != nil
        } set: {
            if !$0 { document.question = nil }
        }
    }

    private var title: Text {
        switch document.question {
        case .keep: Text("Do you want to keep this new document “\(document.name)”?")
        case .changedElsewhere: Text("The document “\(document.name)” has been changed by another program.")
        case .failed(let title, _): Text(verbatim: title)
        case nil: Text(verbatim: "")
        }
    }

    @MainActor private var message: some View {
        switch document.question {
        case .keep: Text("You can save it, or delete it at once. You can’t undo this action.")
        case .changedElsewhere: Text("Saving writes over those changes; reverting loses your own.")
        case .failed(_, let reason): Text(verbatim: reason)
        case nil: Text(verbatim: "")
        }
    }

    @MainActor @ViewBuilder private var answers: some View {
        switch document.question {
        case .keep:
            Button("Save…") { document.saveAs() }
            Button("Delete", role: .destructive) { document.discard() }
            Button("Cancel", role: .cancel) { document.cancel() }
        case .changedElsewhere:
            Button("Save Anyway", role: .destructive) { document.overwrite() }
            Button("Revert") { document.revert() }
            Button("Cancel", role: .cancel) { document.cancel() }
        case .failed:
            Button("Save As…") { document.saveAs() }
            Button("Discard Changes", role: .destructive) { document.discard() }
            Button("Cancel", role: .cancel) { document.cancel() }
        case nil: EmptyView()
        }
    }
}

/// A document in a host that has no windows for files: a new one, or one that the user chooses to look at.
nonisolated struct DocumentPage: View {
    let kind: DocumentKind
    let window: (OpenDocument) -> AnyView
    @State private var document: OpenDocument?
    @State private var isChoosing = false
    @State private var problem: String?

    @MainActor var body: some View {
        if let document {
            window(document)
        } else if kind.isEditable {
            Color.clear.onAppear {
                Log.warning("DocumentGroup shows a new document: a page opens and saves none by itself")
                document = kind.makeDocument()
            }
        } else {
            VStack(spacing: 12) {
                Button("Open…") { isChoosing = true }
                if let problem { Text(verbatim: problem).foregroundStyle(.secondary) }
            }
            .fileImporter(isPresented: $isChoosing, allowedContentTypes: kind.readableTypes) { result in
                do {
                    document = try kind.open(try result.get())
                } catch {
                    problem = error.localizedDescription
                }
            }
        }
    }
}
