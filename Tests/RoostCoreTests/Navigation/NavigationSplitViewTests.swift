import SwiftUI
import Testing

@testable import RoostCore

@MainActor struct NavigationSplitViewTests {
    struct Page: View {
        @State private var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("Two", value: 2)
                    Button("Hide") { visibility = .detailOnly }
                }
                .navigationDestination(for: Int.self) { Text("detail \($0)") }
            } detail: {
                Text("nothing chosen")
            }
        }
    }

    @Test func `With room there are columns, and what is chosen in the first comes up in the last`() {
        let window = AccessibleWindow(Page(), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        #expect(window.words == ["One", "Two", "Hide", "nothing chosen"])
        window.press("One")
        window.settle()
        #expect(window.shows("detail 1"))
        #expect(window.node(.button, "Two")?.frame.maxX ?? 999 < 320)
        window.press("Two")
        window.settle()
        #expect(window.shows("detail 2"))
        #expect(!window.shows("detail 1"))
        window.press("Hide")
        #expect(!window.shows("One"))
        #expect(window.shows("detail 2"))
    }

    @Test func `Without room it is a stack that begins with the sidebar`() {
        let window = AccessibleWindow(Page())
        #expect(window.words == ["One", "Two", "Hide"])
        window.press("One")
        window.settle()
        #expect(window.shows("detail 1"))
        window.press("Back")
        window.settle()
        #expect(window.shows("One"))
    }

    @Test func `What is chosen moves over what is in its column`() {
        let window = AccessibleWindow(Page(), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        window.settle()
        window.press("One")
        window.advance(by: 0.05)
        #expect(window.shows("nothing chosen"))
        window.settle()
        #expect(!window.shows("nothing chosen"))
        #expect(window.shows("detail 1"))
    }
}
