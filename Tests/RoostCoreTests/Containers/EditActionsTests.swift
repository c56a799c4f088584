import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct EditActionsTests {
    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    struct Page: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        var body: some View {
            List($items, editActions: .all) { $item in
                Text(item.name)
                if item.id == 1 { Button("Rename") { item.name = "A" } }
            }
            .environment(\.editMode, .constant(.active))
            .overlay { Text(verbatim: items.map(\.name).joined(separator: "-")) }
        }
    }

    @Test func `A list of bindings writes its elements, and deletes them where it may`() {
        let window = AccessibleWindow(Page())
        #expect(window.shows("a-b-c"))
        window.press("Rename")
        #expect(window.shows("A-b-c"))
        window.press("Delete")
        window.settle()
        #expect(window.shows("b-c"))
    }

    struct Plain: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        @State private var chosen: Int?
        var body: some View {
            VStack {
                List($items) { $item in Text(item.name) }
                List($items, selection: $chosen) { $item in Text(item.name + "!") }
                List($items, id: \.name) { $item in Text(item.name + "?") }
                List { ForEach($items, editActions: .move) { $item in Text(item.name + ".") } }
            }
        }
    }

    @Test func `Lists of bindings have a row for each element`() {
        #expect(AccessibleWindow(Plain()).words == ["a", "b", "a!", "b!", "a?", "b?", "a.", "b."])
    }
}
