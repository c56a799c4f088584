import RoostTesting
import SwiftUI
import Testing

@testable import RoostCore

/// `ForEach` over the separate views and the sections of some content.
@MainActor struct ForEachContentTests {
    private struct Spread<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack(spacing: 0) {
                ForEach(subviews: content) { subview in
                    VStack(spacing: 0) {
                        subview
                        Color.red.frame(height: 1)
                    }
                }
            }
        }
    }

    @Test func `Each view of the content becomes one of its own, and keeps its state`() {
        struct Page: View {
            @State private var isLong = false
            var body: some View {
                Spread {
                    Counter()
                    if isLong { Text("more") }
                    Button("Lengthen") { isLong = true }
                }
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let window = AccessibleWindow(Page())
        window.press("count 0")
        window.press("Lengthen")
        window.settle()
        #expect(window.words == ["count 1", "more", "Lengthen"])
    }

    @Test func `Each section shows its header, its rows and its footer where they are put`() {
        struct Titles<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                VStack {
                    ForEach(sections: content) { section in
                        section.footer
                        section.header
                        Text("\(section.content.count) rows")
                    }
                }
            }
        }
        let window = AccessibleWindow(
            Titles {
                Text("loose")
                Section("Head") {
                    Text("a")
                    Text("b")
                }
            })
        #expect(window.words == ["1 rows", "Head", "2 rows"])
    }
}
