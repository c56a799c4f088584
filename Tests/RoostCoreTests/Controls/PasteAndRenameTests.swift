import Foundation
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Buttons whose work the environment decides, and older forms of fields.
@MainActor struct PasteAndRenameTests {
    private struct Paste: View {
        @State private var texts = "nothing"
        var body: some View {
            Text(texts)
            PasteButton(payloadType: String.self) { texts = $0.joined(separator: ", ") }
        }
    }

    /// Pasting reads on a task of the main actor.
    private func wait(for text: String, in window: AccessibleWindow) async {
        for _ in 0..<1000 where !window.shows(text) {
            await Task.yield()
            window.advance()
        }
        #expect(window.shows(text))
    }

    @Test func `A paste button hands over what the reader has copied`() async {
        var answer: (([PasteboardItem]) -> Void)?
        let window = AccessibleWindow(Paste()) { $0.readClipboard = { answer = $0 } }
        window.press("Paste")
        answer?([.pasted("from elsewhere")])
        await wait(for: "from elsewhere", in: window)
    }

    @Test func `Without the reader's leave it hands over what the app has copied`() async {
        let pasteboard = WindowPasteboard()
        pasteboard.items = [.text("own"), .picture(1) { Data() }]
        let window = AccessibleWindow(Paste()) {
            $0.pasteboard = pasteboard
            $0.readClipboard = { $0([]) }
        }
        window.press("Paste")
        await wait(for: "own", in: window)
    }

    @Test func `A rename button is disabled until something can be renamed`() {
        struct Page: View {
            @State private var name = "old"
            let canRename: Bool
            var body: some View {
                Text(name)
                if canRename { RenameButton().renameAction { name = "new" } } else { RenameButton() }
            }
        }
        #expect(AccessibleWindow(Page(canRename: false)).node(.button, "Rename")?.isEnabled == false)
        let window = AccessibleWindow(Page(canRename: true))
        window.press("Rename")
        #expect(window.shows("new"))
    }

    @Test func `A toolbar with nothing in it adds nothing`() {
        let with = AccessibleWindow(NavigationStack { Text("x").toolbar {} })
        let without = AccessibleWindow(NavigationStack { Text("x") })
        #expect(with.nodes.map(\.frame) == without.nodes.map(\.frame))
    }

    @Test func `A gauge style of the app's own gets the labels of marked values`() {
        struct Marks: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.markedValueLabels }
        }
        let gauge = Gauge(value: 0.5) {
            Text("speed")
        } currentValueLabel: {
            Text("50")
        } markedValueLabels: {
            Text("mark")
        }
        let view = gauge.gaugeStyle(Marks()).accessibilityElement(children: .contain)
        #expect(Log.collecting { AccessibleWindow(view) }.warnings.isEmpty)
        let warnings = Log.collecting { AccessibleWindow(gauge) }.warnings
        #expect(warnings.contains { $0.hasPrefix("Gauge's markedValueLabels are not drawn") })
    }

    @Test func `A column sorts by a comparator of the app's own, and turns its order round`() {
        struct Item: Identifiable, Hashable {
            let id: Int
        }
        struct Backwards: SortComparator {
            var order = SortOrder.forward
            func compare(_ a: Item, _ b: Item) -> ComparisonResult {
                a.id == b.id
                    ? .orderedSame : (a.id > b.id) == (order == .forward) ? .orderedAscending : .orderedDescending
            }
        }
        struct Page: View {
            @State private var order: [Backwards] = []
            let items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                Table(items.sorted(using: order), sortOrder: $order) {
                    TableColumn("Number", sortUsing: Backwards()) { Text("\($0.id)") }
                }
                .environment(\.horizontalSizeClass, .regular)
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.words.suffix(2) == ["1", "2"])
        window.press("Number")
        window.settle()
        #expect(window.words.suffix(2) == ["2", "1"])
        window.press("Number, ascending")
        window.settle()
        #expect(window.words.suffix(2) == ["1", "2"])
    }
}
