import SwiftUI
import Testing

@_spi(Engine) @testable import RoostCore

/// Rotors are named actions that lead to views.
@MainActor struct RotorTests {
    private struct Page: View {
        @Namespace private var namespace
        @State private var prepared = "no"

        var body: some View {
            VStack {
                Text("prepared: \(prepared)")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40) { number in
                            Button("Row \(number)") {}
                                .frame(height: 100)
                                .id(number)
                        }
                        Button("Last") {}.accessibilityRotorEntry(id: "last", in: namespace)
                    }
                }
                .accessibilityRotor("Marks") {
                    ForEach([5, 30], id: \.self) { number in AccessibilityRotorEntry("Row \(number)", id: number) }
                    AccessibilityRotorEntry(Text("End"), id: "last", in: namespace) { prepared = "yes" }
                }
            }
        }
    }

    @Test func `A rotor's entries are actions that scroll to their views and move the focus there`() throws {
        let window = AccessibleWindow(Page())
        let area = try #require(window.nodes.first { $0.role == .scrollArea })
        #expect(area.actions == ["Marks: Row 5", "Marks: Row 30", "Marks: End"])
        window.session.send(.access(AccessibilityRequest(.custom(1), on: area.id)), at: window.time)
        window.settle()
        let row = try #require(window.node(.button, "Row 30"))
        #expect(row.frame.minY >= 0 && row.frame.maxY <= 844)
        #expect(row.isFocused)
    }

    @Test func `An entry prepares what it leads to`() throws {
        let window = AccessibleWindow(Page())
        let area = try #require(window.nodes.first { $0.role == .scrollArea })
        window.session.send(.access(AccessibilityRequest(.custom(2), on: area.id)), at: window.time)
        window.settle()
        #expect(window.shows("prepared: yes"))
        #expect(try #require(window.node(.button, "Last")).isFocused)
    }

    @Test func `Parts of a text are read by their words`() {
        let words = "one two"
        let window = AccessibleWindow(
            Text(verbatim: words).accessibilityRotor("Words", textRanges: [words.range(of: "two")!]))
        #expect(window.tree[0].actions == ["Words: two"])
    }
}
