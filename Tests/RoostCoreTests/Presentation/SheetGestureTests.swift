import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct SheetGestureTests {
    struct Page: View {
        @State private var isPresented = true
        @State private var detent = PresentationDetent.medium
        let isForbidden: Bool
        var body: some View {
            Text(isPresented ? "open" : "closed").sheet(isPresented: $isPresented) {
                Text(detent == .medium ? "medium" : "large")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .presentationDetents([.medium, .large], selection: $detent)
                    .interactiveDismissDisabled(isForbidden)
            }
        }
    }

    /// A finger that moves over a second's quarter, rests and leaves.
    private func drag(_ window: AccessibleWindow, from: CGFloat, to: CGFloat) {
        window.send(.began, at: CGPoint(x: 195, y: from))
        for step in 1...15 {
            window.advance(by: 1 / 60.0)
            window.send(.moved, at: CGPoint(x: 195, y: from + (to - from) * CGFloat(step) / 15))
        }
        window.advance(by: 0.3)
        window.send(.moved, at: CGPoint(x: 195, y: to))
        window.send(.ended, at: CGPoint(x: 195, y: to))
        window.settle()
    }

    @Test func `Drawn down far enough a sheet goes, drawn a little it comes back`() {
        let window = AccessibleWindow(Page(isForbidden: false))
        drag(window, from: 450, to: 520)
        #expect(window.shows("medium"))
        drag(window, from: 450, to: 800)
        #expect(window.words == ["closed"])
    }

    @Test func `Drawn up a sheet rests at its larger height, and says so`() {
        let window = AccessibleWindow(Page(isForbidden: false))
        drag(window, from: 450, to: 120)
        #expect(window.shows("large"))
        #expect(window.nodes.first { $0.label == "large" }?.frame.minY ?? 0 < 500)
        drag(window, from: 60, to: 400)
        #expect(window.shows("medium"))
    }

    @Test func `A sheet that forbids it stays however far it is drawn`() {
        let window = AccessibleWindow(Page(isForbidden: true))
        drag(window, from: 450, to: 840)
        #expect(window.shows("medium"))
    }

    @Test func `Taps inside a sheet do not end it`() {
        let window = AccessibleWindow(Page(isForbidden: false))
        window.tap(CGPoint(x: 195, y: 700))
        window.settle()
        #expect(window.shows("medium"))
    }

    @Test func `Drawn inwards from its edge, a screen leaves the navigation stack`() {
        struct Page: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
                }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.shows("screen 1"))
        window.send(.began, at: CGPoint(x: 5, y: 400))
        for step in 1...15 {
            window.advance(by: 1 / 60.0)
            window.send(.moved, at: CGPoint(x: 5 + 20 * CGFloat(step), y: 400))
        }
        window.send(.ended, at: CGPoint(x: 305, y: 400))
        window.settle()
        #expect(window.shows("root"))
    }

    /// A finger that moves and is then taken away by the host.
    private func cancelledDrag(_ window: AccessibleWindow, from: CGPoint, by: CGSize) {
        window.send(.began, at: from)
        for step in 1...15 {
            let part = CGFloat(step) / 15
            window.advance(by: 1 / 60.0)
            window.send(.moved, at: CGPoint(x: from.x + by.width * part, y: from.y + by.height * part))
        }
        window.send(.cancelled, at: CGPoint(x: from.x + by.width, y: from.y + by.height))
        window.settle()
    }

    @Test func `A sheet goes back to its place when the drag is cancelled`() {
        let window = AccessibleWindow(Page(isForbidden: false))
        let before = window.node(.text, "medium")?.frame
        cancelledDrag(window, from: CGPoint(x: 195, y: 450), by: CGSize(width: 0, height: 200))
        #expect(before != nil)
        #expect(window.node(.text, "medium")?.frame == before)
    }

    @Test func `A screen goes back to its place when the swipe is cancelled`() {
        struct Page: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
                }
            }
        }
        let window = AccessibleWindow(Page())
        let before = window.node(.text, "screen 1")?.frame
        cancelledDrag(window, from: CGPoint(x: 5, y: 400), by: CGSize(width: 300, height: 0))
        #expect(before != nil)
        #expect(window.node(.text, "screen 1")?.frame == before)
    }

    // MARK: What scrolls in a sheet

    private struct Basket: View {
        @State private var isPresented = true
        @State private var detent = PresentationDetent.medium
        var body: some View {
            Text(isPresented ? "\(detent == .medium ? "medium" : "large")" : "closed").sheet(isPresented: $isPresented)
            {
                List(0..<40, id: \.self) { Text("Item \($0)") }
                    .presentationDetents([.medium, .large], selection: $detent)
                    .presentationBackgroundInteraction(.enabled)
            }
        }
    }

    /// Where the first item is, or nothing once it has gone.
    private func top(_ window: AccessibleWindow) -> CGFloat? { window.nodes.first { $0.label == "Item 0" }?.frame.minY }

    @Test func `Rows that a sheet uncovers come while the finger draws it up`() {
        for isByContent in [true, false] {
            let window = AccessibleWindow(Basket())
            window.settle()
            let first = window.nodes.filter { $0.label.hasPrefix("Item") }.count
            let y: CGFloat = isByContent ? 700 : 440
            window.send(.began, at: CGPoint(x: 195, y: y))
            for step in 1...15 {
                window.advance(by: 1 / 60.0)
                window.send(.moved, at: CGPoint(x: 195, y: y - 20 * CGFloat(step)))
            }
            // 300 points more have room for five rows at least.
            #expect(window.nodes.filter { $0.label.hasPrefix("Item") }.count >= first + 4)
        }
    }

    @Test func `A finger on content that is at its top draws the sheet, and then the content`() throws {
        let window = AccessibleWindow(Basket())
        window.settle()
        let before = try #require(top(window))
        drag(window, from: 700, to: 350)
        #expect(window.shows("large"))
        // The content has come up with the sheet, and no further.
        let after = try #require(top(window))
        #expect(after < before - 300)
        drag(window, from: 600, to: 300)
        #expect(window.shows("large"))
        #expect(top(window) ?? -.infinity < after - 200)
        // Not at its top, it scrolls.
        drag(window, from: 400, to: 500)
        #expect(window.shows("large"))
    }

    @Test func `A finger that pulls content down from its top brings the sheet down, and away`() {
        let window = AccessibleWindow(Basket())
        window.settle()
        drag(window, from: 700, to: 350)
        drag(window, from: 300, to: 650)
        #expect(window.shows("medium"))
        drag(window, from: 600, to: 840)
        #expect(window.shows("closed"))
    }
}
