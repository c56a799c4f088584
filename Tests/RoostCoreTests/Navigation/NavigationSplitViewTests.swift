import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

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

    @Test(arguments: [true, false])
    func `A stack in a column has the column's bar and its way back`(isWide: Bool) {
        let window = AccessibleWindow(StackInDetail(), size: CGSize(width: isWide ? 1000 : 390, height: 700)) {
            $0.horizontalSizeClass = isWide ? .regular : .compact
        }
        window.press("Soup")
        window.settle()
        #expect(window.words.count { $0 == "Detail" } == 1)
        window.press("More")
        window.settle()
        #expect(window.shows("screen 1"))
        #expect(window.words.count { $0 == "Back" } + window.words.count { $0 == "Detail" } == 1)
        window.press("Detail")
        window.settle()
        #expect(window.shows("More"))
        guard !isWide else { return }
        window.press("Back")
        window.settle()
        #expect(window.shows("Soup"))
        #expect(!window.shows("More"))
    }

    struct StackInDetail: View {
        @State private var chosen: String?
        var body: some View {
            NavigationSplitView {
                List(["Soup"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
            } detail: {
                NavigationStack {
                    NavigationLink("More", value: 1)
                        .navigationTitle("Detail")
                        .navigationDestination(for: Int.self) { Text("screen \($0)") }
                }
            }
        }
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

    struct Choosing: View {
        @State private var chosen: String?
        @State private var column = NavigationSplitViewColumn.sidebar
        let setsColumn: Bool
        var body: some View {
            let names = ["one", "two"]
            if setsColumn {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Button("Jump") { column = .detail }
                } detail: {
                    Text("detail")
                }
            } else {
                NavigationSplitView {
                    List(names, id: \.self, selection: $chosen) { Text($0) }
                } detail: {
                    Text("chosen \(chosen ?? "none")")
                }
            }
        }
    }

    @Test func `Without room, a row that is chosen in the sidebar's list brings up the next column`() throws {
        let window = AccessibleWindow(Choosing(setsColumn: false))
        let row = try #require(window.nodes.first { $0.label == "two" })
        window.tap(CGPoint(x: row.frame.midX, y: row.frame.midY))
        window.settle()
        #expect(window.shows("chosen two"))
        window.press("Back")
        window.settle()
        #expect(window.shows("one"))
        #expect(!window.shows("chosen two"))
    }

    @Test func `The column on top can be set`() {
        let window = AccessibleWindow(Choosing(setsColumn: true))
        window.press("Jump")
        window.settle()
        #expect(window.shows("detail"))
        window.press("Back")
        window.settle()
        #expect(window.shows("Jump"))
    }
}
