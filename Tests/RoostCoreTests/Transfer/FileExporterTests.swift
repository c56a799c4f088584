import Foundation
import SwiftUI
import Testing

@testable import RoostCore

/// Documents that a window hands to its reader.
@MainActor struct FileExporterTests {
    struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws { text = "" }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    final class Shelf {
        var saved: [String] = []
        var finish: () -> Void = {}
        var lines: [String] = []
    }

    struct Page: View {
        let shelf: Shelf
        @State private var isPresented = false
        @State private var note: Note?

        var body: some View {
            VStack {
                Text(isPresented ? "open" : "closed")
                Button("Export") { isPresented = true }
                Button("Write") { note = Note(text: "words") }
            }
            .fileExporter(isPresented: $isPresented, document: note, contentType: .plainText) { _ in shelf.finish() }
        }
    }

    private func window(_ shelf: Shelf) -> AccessibleWindow {
        AccessibleWindow(Page(shelf: shelf)) {
            $0.windowFiles = WindowFiles { _, _ in
            } save: { data, name, _ in
                shelf.saved.append("\(name): \(String(decoding: data, as: UTF8.self))")
                return .success(URL(filePath: "/tmp/\(name)"))
            }
        }
    }

    @Test func `A document that comes while the exporter is presented is handed out`() async {
        let shelf = Shelf()
        let window = window(shelf)
        window.press("Export")
        // As with Apple's, the exporter waits for a document.
        #expect(window.shows("open") && shelf.saved.isEmpty)
        await withCheckedContinuation { done in
            shelf.finish = { done.resume() }
            window.press("Write")
        }
        #expect(shelf.saved == ["Untitled.txt: words"])
        window.advance()
        #expect(window.shows("closed"))
    }
}
