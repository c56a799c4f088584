import SwiftUI
import Testing

@testable import RoostCore

/// Keys that come faster than frames.
@MainActor struct QuickKeyTests {
    struct Steps: View {
        @State private var isOpen = false
        @State private var word = "closed"

        var body: some View {
            Text(verbatim: word)
            Button("Open") { isOpen = true }.keyboardShortcut("o", modifiers: [])
            if isOpen { Button("Go") { word = "gone" }.keyboardShortcut("g", modifiers: []) }
        }
    }

    @Test func `A key meets the views that the key before it has made`() {
        let window = AccessibleWindow(Steps())
        for key in ["o", "g"] as [KeyEquivalent] {
            window.session.send(.key(KeyEvent(.down, key, modifiers: [])), at: window.time)
        }
        window.advance()
        #expect(window.shows("gone"))
    }
}
