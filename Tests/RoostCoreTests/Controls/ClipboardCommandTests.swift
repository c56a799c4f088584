import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Copy, cut and paste outside of fields, as a host sends them.
@MainActor struct ClipboardCommandTests {
    struct Note: Codable, Transferable, Equatable {
        var words: String
        static var transferRepresentation: some TransferRepresentation<Note> {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.note"))
            ProxyRepresentation(exporting: \.words)
        }
    }

    struct Notes: View {
        @State var notes = [Note(words: "milk"), Note(words: "bread")]
        var body: some View {
            List(notes, id: \.words) { Text($0.words) }
                .copyable(Array(notes.prefix(1)))
                .cuttable(for: Note.self) { [notes.removeFirst()] }
                .pasteDestination(for: Note.self) {
                    notes += $0
                } validator: {
                    $0.filter { !$0.words.isEmpty }
                }
        }
    }

    private let pasteboard = WindowPasteboard()

    private func window(_ view: some View) -> AccessibleWindow {
        AccessibleWindow(view) { $0.pasteboard = pasteboard }
    }

    private func wait(for text: String, in window: AccessibleWindow) async {
        for _ in 0..<1000 where !window.shows(text) {
            await Task.yield()
            window.advance()
        }
        #expect(window.shows(text))
    }

    @Test func `A copied value is there in its own form and as the text that stands for it`() async throws {
        let window = window(Notes())
        #expect(window.session.perform(.copy, at: window.time))
        let item = try #require(pasteboard.items.first)
        #expect(item.text == "milk")
        #expect(item.forms.map(\.type) == ["com.example.note", "public.utf8-plain-text"])
        #expect(try await item.forms[0].data() == JSONEncoder().encode(Note(words: "milk")))
    }

    @Test func `A cut value leaves its view, and comes back where it is pasted`() async throws {
        let window = window(Notes())
        #expect(window.session.perform(.cut, at: window.time))
        window.advance()
        #expect(!window.shows("milk"))
        #expect(window.session.perform(.paste(pasteboard.items), at: window.time))
        await wait(for: "milk", in: window)
    }

    @Test func `Data of another program are pasted as a value, but not those that the validator refuses`() async {
        let window = window(Notes())
        func note(_ words: String) -> PasteboardItem {
            PasteboardItem(
                object: nil,
                forms: [.init("com.example.note") { try JSONEncoder().encode(Note(words: words)) }])
        }
        #expect(window.session.perform(.paste([note(""), note("eggs")]), at: window.time))
        await wait(for: "eggs", in: window)
        #expect(!window.session.perform(.paste([PasteboardItem(object: nil, forms: [])]), at: window.time))
    }

    @Test func `The view around the focus comes first, and one that is disabled takes nothing`() {
        var taken: [String] = []
        let view = VStack {
            Button("a") {}.onCopyCommand {
                taken.append("a"); return [NSItemProvider(object: NSString("a"))]
            }
            Button("b") {}.onCopyCommand {
                taken.append("b"); return [NSItemProvider(object: NSString("b"))]
            }
            .disabled(true)
            Button("c") {}.onCopyCommand {
                taken.append("c"); return [NSItemProvider(object: NSString("c"))]
            }
        }
        let window = window(view)
        window.session.graph.moveFocus(to: window.node(.button, "c")?.id)
        #expect(window.session.perform(.copy, at: window.time))
        #expect(taken == ["c"])
        #expect(pasteboard.items.first?.text == "c")
    }

    @Test func `A view takes what can be had as one of its kinds`() {
        var kinds: [[String]] = []
        let window = window(
            Text("x").onPasteCommand(of: [.image]) { kinds.append($0.flatMap(\.registeredTypeIdentifiers)) })
        #expect(!window.session.perform(.paste([.text("words")]), at: window.time))
        #expect(window.session.perform(.paste([.text("words"), .picture(1) { Data() }]), at: window.time))
        #expect(kinds == [["public.png"]])
    }

    @Test func `A view on a screen below a sheet takes no command`() {
        let page = Text("page").copyable(["page"]).sheet(isPresented: .constant(true)) { Text("sheet") }
        #expect(!window(page).session.perform(.copy, at: 0))
    }

    @Test func `A file is one of a file's kinds, and its address can be read from it`() async throws {
        let file = URL(filePath: "/tmp/letter.txt")
        let provider = PasteboardItem.url(file).provider
        #expect(provider.hasItemConformingToTypeIdentifier("public.file-url"))
        #expect(try await provider.value(as: URL.self) == file)
        #expect(
            !NSItemProvider(transferring: URL(string: "https://example.com")!).hasItemConformingToTypeIdentifier(
                "public.file-url"))
    }

    @Test func `Data registered with a provider are there for whoever asks, and an answer given twice counts once`()
        async throws
    {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { done in
            done(Data([1, 2]), nil)
            done(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(try await provider.data(of: .image) == Data([1, 2]))
    }
}
