import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct TextSelectionTests {
    private struct Page: View {
        @State private var text = "Hello, bird"
        @State private var selection: TextSelection?

        private var selected: String {
            guard case .selection(let range)? = selection?.indices else { return "nothing" }
            return String(text[range])
        }

        var body: some View {
            VStack {
                TextField("Text", text: $text, selection: $selection).accessibilityIdentifier("field")
                Text(selected).accessibilityIdentifier("selected \(selected)")
                Text(text).accessibilityIdentifier("text \(text)")
                Button("Bird") {
                    selection = TextSelection(range: text.range(of: "bird") ?? text.startIndex..<text.startIndex)
                }
                .accessibilityIdentifier("bird")
            }
        }
    }

    @Test func `A field tells what is selected, and selects what it is told`() {
        let live = LiveView(Page(), size: CGSize(width: 300, height: 300))
        #expect(live.frame(of: "selected nothing") != nil)
        live.press(.tab)
        live.press("a", .command)
        live.update()
        #expect(live.frame(of: "selected Hello, bird") != nil)
        live.tap("bird")
        live.update()
        #expect(live.frame(of: "selected bird") != nil)
        live.type("egg")
        live.update()
        #expect(live.frame(of: "text Hello, egg") != nil)
    }

    @Test func `A selection that lies beyond the text is its end`() {
        let long = "Some words"
        let selection = TextSelection(range: long.index(long.startIndex, offsetBy: 5)..<long.endIndex)
        #expect(selection.offsets(in: "ab") == 2..<2)
        #expect(!selection.isInsertion && TextSelection(insertionPoint: long.startIndex).isInsertion)
    }
}
