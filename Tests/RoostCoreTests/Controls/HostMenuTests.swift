import SwiftUI
import Testing

@testable import RoostControls
@testable import RoostCore

/// Menus that a host draws itself.
@MainActor struct HostMenuTests {
    struct Items: View {
        @State private var isBold = true
        @State private var side = 2
        @State private var log = "nothing"

        var body: some View {
            Text(verbatim: log)
            Section("Edit") {
                Button("Copy", systemImage: "doc") { log = "copied" }
                Button("Paste") { log = "pasted" }.disabled(true)
                Divider()
                Toggle("Bold", isOn: $isBold)
            }
            Menu("More") {
                Picker("Side", selection: $side) {
                    Text("Left").tag(1)
                    Text("Right").tag(2)
                }
                Menu("Deeper") { Button("Deepest") { log = "deep" } }
            }
        }
    }

    private let window = AccessibleWindow(HostMenu(AnyView(Items())))

    private func words(_ items: [HostMenuItem]) -> [String] {
        items.flatMap { item in
            let mark = (item.isOn ? "✓ " : "") + item.title + (item.isEnabled ? "" : " (off)")
            return switch item.kind {
            case .line: ["---"]
            case .words: ["[\(mark)]"]
            case .action: [mark]
            case .submenu(let rows): [mark] + words(rows).map { "> " + $0 }
            }
        }
    }

    private var items: [HostMenuItem] { HostMenuItem.items(window.tree) }

    private func choose(_ title: String) throws {
        func find(_ items: [HostMenuItem]) -> HostMenuItem? {
            items.lazy.compactMap { item in
                if case .submenu(let rows) = item.kind { find(rows) } else { item.title == title ? item : nil }
            }.first
        }
        let item = try #require(find(items))
        window.session.send(.access(AccessibilityRequest(.activate, on: item.id)), at: window.time)
        window.advance()
    }

    @Test func `Rows have words, ticks, lines and menus of their own`() {
        #expect(
            words(items) == [
                "[nothing]", "---", "[Edit]", "Copy", "Paste (off)", "---", "✓ Bold", "---", "More", "> Left",
                "> ✓ Right", "> Deeper", "> > Deepest",
            ])
    }

    @Test func `A chosen row acts, and the menu follows`() throws {
        try choose("Copy")
        #expect(words(items).first == "[copied]")
        try choose("Bold")
        #expect(words(items).contains("Bold"))
        try choose("Left")
        #expect(words(items).contains("> ✓ Left"))
        try choose("Deepest")
        #expect(words(items).first == "[deep]")
    }

    @Test func `Words in a menu begin where its rows' words do`() throws {
        let card = MenuCard(
            content: Group {
                Text("Words")
                Button("Row") {}
            }, closing: MenuClosing {})
        let window = AccessibleWindow(card)
        let words = try #require(window.node(.text, "Words") ?? window.nodes.first { $0.value == "Words" })
        let row = try #require(window.node(.menuItem, "Row"))
        #expect(words.frame.minX == row.frame.minX + MenuMetrics.touch.inset)
    }
}
