import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@MainActor struct TabViewAccessoryTests {
    private struct Page: View {
        var isEnabled = true
        @State private var tab = 0

        var body: some View {
            TabView(selection: $tab) {
                Tab("One", systemImage: "star", value: 0) { Color.red.accessibilityIdentifier("one") }
                Tab("Two", systemImage: "heart", value: 1) { Color.blue.accessibilityIdentifier("two") }
            }
            .tabViewBottomAccessory(isEnabled: isEnabled) {
                Button("Two, please") { tab = 1 }.accessibilityIdentifier("player")
            }
        }
    }

    @Test func `What belongs to a tab view lies above its bar, and content keeps clear of it`() throws {
        let size = CGSize(width: 390, height: 800)
        let live = LiveView(Page(), size: size)
        let player = try #require(live.frame(of: "player"))
        #expect((800 - 83 - 56...800 - 83).contains(player.midY))
        live.tap("player")
        live.update()
        #expect(live.frame(of: "two") != nil)
        #expect(live.frame(of: "player") == player)
    }

    @Test func `It may be left out`() {
        let live = LiveView(Page(isEnabled: false), size: CGSize(width: 390, height: 800))
        #expect(live.frame(of: "player") == nil)
    }
}
