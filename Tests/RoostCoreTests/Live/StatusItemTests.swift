import SwiftUI
import Testing

@testable import RoostControls
@testable import RoostCore

/// Menu bar extras, as the desktop's panel shows them.
@MainActor struct StatusItemTests {
    struct Player: App {
        @State private var isShown = true
        @State private var track = 1

        var body: some Scene {
            MenuBarExtra("Track \(track)", systemImage: "play", isInserted: $isShown) {
                Button("Next") { track += 1 }
                Button("Hide") { isShown = false }
            }
            WindowGroup { Text("Track \(track)") }
            MenuBarExtra("Volume") { Text("Loud") }.menuBarExtraStyle(.window)
        }
    }

    private let app = AppWindows(Player.self, environment: .standard)

    init() { _ = app.update(at: 0) }

    private func press(_ title: String, in menu: LiveSession) throws {
        _ = menu.frame(at: 0)
        let row = try #require(HostMenuItem.items(menu.accessibilityTree()).first { $0.title == title })
        menu.send(.access(AccessibilityRequest(.activate, on: row.id)), at: 0)
        _ = app.update(at: 1)
    }

    private var environment: EnvironmentValues { .standard }

    @Test func `A status item opens no window at the start`() {
        #expect(app.scenesAtLaunch == [1])
        #expect(app.scenes.map(\.kind) == [.statusItem, .group, .statusItem])
    }

    @Test func `A style makes an item's menu a window`() {
        #expect(app.scenes.map { $0.statusItem?.opensWindow } == [false, nil, true])
    }

    @Test func `A row of the menu changes the app, and the item's name follows`() throws {
        let menu = app.makeStatusMenu(of: 0, environment: environment)
        let label = app.makeStatusLabel(of: 0, environment: environment)
        _ = label.frame(at: 0)
        #expect(label.accessibilityTree().map(\.label) == ["Track 1"])
        try press("Next", in: menu)
        _ = label.frame(at: 1)
        #expect(label.accessibilityTree().map(\.label) == ["Track 2"])
    }

    @Test func `An item that is no longer inserted goes`() throws {
        #expect(app.scenes[0].statusItem?.isInserted == true)
        try press("Hide", in: app.makeStatusMenu(of: 0, environment: environment))
        #expect(app.scenes[0].statusItem?.isInserted == false)
    }
}
