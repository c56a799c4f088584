import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct InspectorTests {
    struct Page: View {
        @State private var isOpen = true
        var body: some View {
            Button("Toggle") { isOpen.toggle() }
                .inspector(isPresented: $isOpen) {
                    Button("Close") { isOpen = false }.inspectorColumnWidth(min: 100, ideal: 200, max: 300)
                }
        }
    }

    @Test func `Details are a column where there is room and a sheet where there is none`() throws {
        let wide = AccessibleWindow(Page(), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        wide.settle()
        #expect(wide.words == ["Toggle", "Close"])
        #expect(try #require(wide.node(.button, "Close")).frame.minX > 800)
        wide.press("Toggle")
        wide.settle()
        #expect(wide.words == ["Toggle"])
        let narrow = AccessibleWindow(Page())
        narrow.settle()
        #expect(narrow.words == ["Close"])
        narrow.press("Close")
        narrow.settle()
        #expect(narrow.words == ["Toggle"])
    }

    struct Documents: App {
        struct Note: FileDocument {
            static var readableContentTypes: [UTType] { [.plainText] }
            var text = "new"
            init() {}
            init(configuration: ReadConfiguration) throws {}
            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                FileWrapper(regularFileWithContents: Data(text.utf8))
            }
        }

        var body: some Scene {
            MenuBarExtra("Extra", systemImage: "star") { Text("extra") }
            DocumentGroup(newDocument: Note()) { file in
                Button("Write") { file.document.text += "er" }
                Text(verbatim: file.document.text)
            }
        }
    }

    struct Values: App {
        var body: some Scene {
            WindowGroup("Number", id: "n", for: Int.self) { $number in
                Button("Up") { number += 1 }
                Text("number \(number)")
            } defaultValue: {
                4
            }
        }
    }

    @MainActor @Test func `An app of documents shows a new one, and one of values the default one`() {
        let documents = AccessibleWindow(AppView(Documents.self))
        documents.settle()
        documents.press("Write")
        #expect(documents.shows("newer"))
        let values = AccessibleWindow(AppView(Values.self))
        values.press("Up")
        #expect(values.shows("number 5"))
    }
}
