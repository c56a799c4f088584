import CoreGraphics
import RoostControls
@_spi(Engine) import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

/// Rows of lazy containers that are inserted, removed and moved under animations.
@MainActor struct LazyTransitionTests {
    struct Rows: View {
        let remote: Remote<[Int]>
        @State private var items = Array(0..<1000)

        var body: some View {
            let _ = remote.binding = $items
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(items, id: \.self) { index in
                        Color.blue.frame(height: 40).accessibilityIdentifier("row \(index)")
                    }
                }
            }
        }
    }

    private let remote = Remote<[Int]>()

    private func live() -> LiveView { LiveView(Rows(remote: remote), size: CGSize(width: 200, height: 400)) }

    private func fills(_ live: LiveView) -> Int {
        live.displayList.entries.count { if case .fill = $0.command { true } else { false } }
    }

    @Test func `Rows glide into the room of a removed row`() {
        let live = live()
        withAnimation(.linear(duration: 1)) { _ = remote.binding.wrappedValue.remove(at: 2) }
        live.update()
        live.advance(by: 0.5)
        #expect(live.top(3) == 100)
        live.advance(by: 1)
        #expect(live.top(3) == 80)
    }

    @Test func `A removed row is drawn until it has faded out`() {
        let live = live()
        let before = fills(live)
        withAnimation(.linear(duration: 1)) { _ = remote.binding.wrappedValue.remove(at: 2) }
        live.update()
        live.advance(by: 0.5)
        #expect(fills(live) == before + 1)
        live.advance(by: 1)
        #expect(fills(live) == before)
    }

    @Test func `Rows in view stay in place while a row is inserted above them`() {
        let live = live()
        live.scroll(by: 4000)
        #expect(live.top(100) == 0)
        withAnimation(.linear(duration: 1)) { remote.binding.wrappedValue.insert(-1, at: 0) }
        live.update()
        for _ in 0..<4 {
            live.advance(by: 0.2)
            #expect(live.top(100) == 0)
        }
    }
}
