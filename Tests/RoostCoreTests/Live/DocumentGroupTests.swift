import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Documents in windows of the desktop: their files, their changes, and the questions that they ask.
@MainActor final class DocumentGroupTests {
    struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText, UTType(exportedAs: "com.example.note")]
        var text = "new"
        init() {}
        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8)
            else {
                throw CocoaError(.fileReadCorruptFile)
            }
            self.text = text
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    final class Album: ReferenceFileDocument {
        static let readableContentTypes: [UTType] = [.folder]
        @Published var pages: [String] = []
        init() {}
        init(configuration: ReadConfiguration) throws { pages = configuration.file.fileWrappers!.keys.sorted() }
        func snapshot(contentType: UTType) throws -> [String] { pages }
        func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(
                directoryWithFileWrappers: Dictionary(
                    uniqueKeysWithValues: snapshot.map { ($0, FileWrapper(regularFileWithContents: Data($0.utf8))) }))
        }
    }

    struct NotesApp: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { NoteEditor(file: $0) }
            DocumentGroup(newDocument: { Album() }) { file in
                Text("Pages \(file.document.pages.count)")
                Button("Add page") { file.document.pages.append("\(file.document.pages.count)") }
            }
        }
    }

    struct NoteEditor: View {
        let file: FileDocumentConfiguration<Note>
        @Environment(\.undoManager) private var undoManager
        @Environment(\.documentConfiguration) private var configuration
        @Environment(\.newDocument) private var newDocument

        var body: some View {
            Text("Text \(file.document.text)")
            Text("File \(file.fileURL?.lastPathComponent ?? "none") \(configuration?.isEditable == true)")
            Button("Write") { file.$document.wrappedValue.text += "er" }
            Button("Undo it") { undoManager?.undo() }
            Button("Redo it") { undoManager?.redo() }
            Button("Copy it") { newDocument(file.document) }
            Button("Another") { newDocument() }
        }
    }

    struct ViewerApp: App {
        var body: some Scene {
            DocumentGroup(viewing: Note.self) { file in
                Text("Text \(file.document.text) \(file.isEditable)")
            }
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID().uuidString)")
    private var drafts: URL { folder.appending(path: "drafts") }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ text: String) throws -> URL {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }

    private func content(_ file: URL?) -> String? { file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }

    /// A window with a new note, or with that of a file.
    private func note(
        _ file: URL? = nil
    ) throws -> (desktop: AppWindowsTests.Desktop, window: LiveApp, document: OpenDocument) {
        let desktop = AppWindowsTests.Desktop(NotesApp.self)
        let kind = try #require(desktop.app.scenes[0].documents)
        let document = try file.map(kind.open) ?? #require(kind.makeDocument())
        return (desktop, desktop.open(0, value: document), document)
    }

    @Test func `A new document is untitled and has no changes`() throws {
        let (desktop, window, document) = try note()
        #expect(desktop.labels(window).contains("Text new"))
        #expect(desktop.labels(window).contains("File none true"))
        #expect(window.window.title(in: .standard) == "Untitled")
        #expect(!document.isEdited)
    }

    @Test func `The document of a file has its content and its name`() throws {
        let (desktop, window, _) = try note(file("list.txt", "milk"))
        #expect(desktop.labels(window).contains("Text milk"))
        #expect(desktop.labels(window).contains("File list.txt true"))
        #expect(window.window.title(in: .standard) == "list")
    }

    @Test func `An app's own kind of files has the last part of its identifier as extension`() throws {
        let kind = try #require(AppWindowsTests.Desktop(NotesApp.self).app.scenes[0].documents)
        #expect(kind.accepts(URL(filePath: "/a.note")))
        #expect(!kind.accepts(URL(filePath: "/a.png")))
    }

    @Test func `A file that holds no document is refused with its reason`() throws {
        let bad = folder.appending(path: "bad.txt")
        try Data([0xFF, 0xFE, 0xFF]).write(to: bad)
        let kind = try #require(AppWindowsTests.Desktop(NotesApp.self).app.scenes[0].documents)
        #expect(throws: CocoaError.self) { try kind.open(bad) }
        #expect(throws: (any Error).self) { try kind.open(self.folder.appending(path: "none.txt")) }
    }

    @Test func `Saving writes the changes to the file`() throws {
        let file = try file("list.txt", "milk")
        let (desktop, window, document) = try note(file)
        desktop.press("Write", in: window)
        #expect(document.isEdited)
        document.save()
        #expect(content(file) == "milker")
        #expect(!document.isEdited)
    }

    @Test func `Saving an untitled document asks for a place`() throws {
        let (desktop, window, document) = try note()
        let place = folder.appending(path: "first.txt")
        var asked: [String] = []
        document.choosePlace = { name, type, done in
            asked.append("\(name) \(type)")
            done(place)
        }
        desktop.press("Write", in: window)
        document.save()
        #expect(asked == ["Untitled.txt public.plain-text"])
        #expect(content(place) == "newer")
        desktop.advance()
        #expect(window.window.title(in: .standard) == "first")
    }

    @Test func `Reverting takes the file's content again`() throws {
        let (desktop, window, document) = try note(file("list.txt", "milk"))
        desktop.press("Write", in: window)
        document.revert()
        desktop.advance()
        #expect(desktop.labels(window).contains("Text milk"))
        #expect(!document.isEdited)
    }

    @Test func `A change of a value can be undone and done again`() throws {
        let (desktop, window, document) = try note(file("list.txt", "milk"))
        desktop.press("Write", in: window)
        desktop.press("Write", in: window)
        #expect(desktop.labels(window).contains("Text milkerer"))
        desktop.press("Undo it", in: window)
        #expect(desktop.labels(window).contains("Text milker"))
        desktop.press("Undo it", in: window)
        #expect(desktop.labels(window).contains("Text milk"))
        desktop.press("Redo it", in: window)
        #expect(desktop.labels(window).contains("Text milker"))
        #expect(document.isEdited)
    }

    @Test func `Changes of a file are saved without a question`() throws {
        let file = try file("list.txt", "milk")
        let (desktop, window, document) = try note(file)
        desktop.press("Write", in: window)
        document.autosave(draftsIn: drafts)
        #expect(content(file) == "milker")
        #expect(document.draft == nil)
    }

    @Test func `An untitled document's changes come back at the next start, until they are saved`() throws {
        let (desktop, window, document) = try note()
        desktop.press("Write", in: window)
        document.autosave(draftsIn: drafts)
        let draft = try #require(document.draft)
        #expect(content(draft) == "newer")
        let kind = try #require(desktop.app.scenes[0].documents)
        let restored = try kind.restore(draft, of: nil)
        #expect(restored.isEdited && restored.file == nil)
        #expect(desktop.labels(desktop.open(0, value: restored)).contains("Text newer"))
        restored.choosePlace = { _, _, done in done(self.folder.appending(path: "kept.txt")) }
        restored.save()
        #expect(content(folder.appending(path: "kept.txt")) == "newer")
        #expect(!FileManager.default.fileExists(atPath: draft.path))
    }

    @Test func `The changes of another program are not overwritten without a question`() throws {
        let file = try file("list.txt", "milk")
        let (desktop, window, document) = try note(file)
        desktop.press("Write", in: window)
        try Data("bread".utf8).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: Date() + 10], ofItemAtPath: file.path)
        document.autosave(draftsIn: drafts)
        #expect(content(file) == "bread")
        #expect(content(document.draft) == "milker")
        desktop.advance()
        desktop.press("Save Anyway", in: window)
        #expect(content(file) == "milker")
        #expect(document.draft == nil && !document.isEdited)
    }

    @Test func `Reverting takes the changes of another program`() throws {
        let file = try file("list.txt", "milk")
        let (desktop, window, document) = try note(file)
        desktop.press("Write", in: window)
        try Data("bread".utf8).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: Date() + 10], ofItemAtPath: file.path)
        document.save()
        desktop.advance()
        desktop.press("Revert", in: window)
        #expect(desktop.labels(window).contains("Text bread"))
    }

    @Test func `Reverting a document whose window closes closes the window, and nothing closes it later`() throws {
        let file = try file("list.txt", "milk")
        let (desktop, window, document) = try note(file)
        var closed = 0
        desktop.press("Write", in: window)
        try Data("bread".utf8).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: Date() + 10], ofItemAtPath: file.path)
        document.close { closed += 1 }
        desktop.advance()
        #expect(closed == 0)
        desktop.press("Revert", in: window)
        #expect(closed == 1)
        desktop.press("Write", in: window)
        document.autosave(draftsIn: drafts)
        #expect(closed == 1)
    }

    @Test func `Changes of a file that come back at the next start do not write over it without a question`() throws {
        let file = try file("list.txt", "bread")
        let draft = try self.file("draft.txt", "milk")
        let kind = try #require(AppWindowsTests.Desktop(NotesApp.self).app.scenes[0].documents)
        let document = try kind.restore(draft, of: file)
        document.save()
        #expect(content(file) == "bread")
        #expect(document.question == .changedElsewhere)
    }

    @Test func `A window without changes closes at once, and one with a file saves them`() throws {
        let file = try file("list.txt", "milk")
        let (desktop, window, document) = try note(file)
        var closed = 0
        document.close { closed += 1 }
        #expect(closed == 1)
        desktop.press("Write", in: window)
        document.close { closed += 1 }
        #expect(closed == 2)
        #expect(content(file) == "milker")
    }

    @Test func `An untitled document with changes asks before its window closes`() throws {
        let (desktop, window, document) = try note()
        var closed = 0
        desktop.press("Write", in: window)
        document.close { closed += 1 }
        desktop.advance()
        #expect(closed == 0)
        desktop.press("Cancel", in: window)
        #expect(closed == 0 && document.isEdited)
        document.close { closed += 1 }
        desktop.advance()
        desktop.press("Delete", in: window)
        #expect(closed == 1)
    }

    @Test func `A place that cannot be written is named, and nothing is lost`() throws {
        let (desktop, window, document) = try note()
        desktop.press("Write", in: window)
        document.choosePlace = { _, _, done in done(self.folder.appending(path: "missing/note.txt")) }
        var isClosed = false
        document.close { isClosed = true }
        desktop.advance()
        desktop.press("Save…", in: window)
        #expect(
            desktop.labels(window).contains { $0.contains("could not be saved as “note.txt”") },
            "\(desktop.labels(window))")
        #expect(!isClosed && document.isEdited)
        desktop.press("Cancel", in: window)
        #expect(desktop.labels(window).contains("Text newer"))
    }

    @Test func `A document that is an object changes when it publishes a change, and can be a folder`() throws {
        let desktop = AppWindowsTests.Desktop(NotesApp.self)
        let document = try #require(desktop.app.scenes[1].documents?.makeDocument())
        let window = desktop.open(1, value: document)
        let place = folder.appending(path: "album")
        document.choosePlace = { _, _, done in done(place) }
        desktop.press("Add page", in: window)
        desktop.press("Add page", in: window)
        #expect(document.isEdited)
        document.save()
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["0", "1"])
        desktop.press("Add page", in: window)
        document.save()
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["0", "1", "2"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["album"])
    }

    @Test func `A viewer's document is not editable, and its menu saves nothing`() throws {
        let desktop = AppWindowsTests.Desktop(ViewerApp.self)
        let kind = try #require(desktop.app.scenes[0].documents)
        #expect(kind.makeDocument() == nil)
        let window = desktop.open(0, value: try kind.open(file("list.txt", "milk")))
        #expect(desktop.labels(window).contains("Text milk false"))
        desktop.press("File", in: window)
        #expect(desktop.labels(window).contains("Open…"))
        #expect(!desktop.labels(window).contains("Save"))
        #expect(!desktop.labels(window).contains("New"))
    }

    @Test func `The File menu has the documents' items and the recent files`() throws {
        let desktop = AppWindowsTests.Desktop(NotesApp.self)
        desktop.recent = [URL(filePath: "/home/ada/list.txt")]
        let document = try #require(desktop.app.scenes[0].documents?.makeDocument())
        let window = desktop.open(0, value: document)
        desktop.press("File", in: window)
        let items = ["New", "Open…", "Open Recent", "Close", "Save", "Save As…", "Revert to Saved"]
        #expect(desktop.labels(window).filter(items.contains) == items)
        desktop.press("Open Recent", in: window)
        #expect(desktop.labels(window).contains("list.txt"))
        desktop.press("list.txt", in: window)
        guard case .openRecent(let file)? = desktop.commands.last else {
            Issue.record("\(desktop.commands)")
            return
        }
        #expect(file.path == "/home/ada/list.txt")
    }

    @Test func `A view asks for a new document, with content of its own or without`() throws {
        let (desktop, window, _) = try note(file("list.txt", "milk"))
        desktop.press("Copy it", in: window)
        guard case .newDocument(let content?)? = desktop.requests.last?.target else {
            Issue.record("\(desktop.requests)")
            return
        }
        let copy = try #require(desktop.app.scenes[0].documents?.makeDocument(of: content))
        #expect(desktop.labels(desktop.open(0, value: copy)).contains("Text milk"))
        #expect(copy.file == nil)
        desktop.press("Another", in: window)
        guard case .newDocument(nil)? = desktop.requests.last?.target else {
            Issue.record("\(desktop.requests)")
            return
        }
    }
}
