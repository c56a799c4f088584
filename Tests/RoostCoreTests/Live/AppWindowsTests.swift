import Foundation
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// An app with several windows, as the desktop opens them.
@MainActor struct AppWindowsTests {
    struct Counting: App {
        @State private var count = 0

        var body: some Scene {
            WindowGroup("Counter", id: "counter") {
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
            .defaultSize(width: 300, height: 200)
            .environment(\.lineLimit, 7)

            Window("Other", id: "other") { Other(count: count) }
                .windowResizability(.contentSize)

            WindowGroup(for: Int.self) { $number in Text("Number \(number ?? 0)") }

            Settings { Text("Preferences") }
        }
    }

    struct Other: View {
        let count: Int
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Text("Other \(count)")
            Button("Open") { openWindow(value: 8) }
        }
    }

    struct Menus: App {
        @State private var isBold = false

        var body: some Scene {
            WindowGroup { Text(isBold ? "bold" : "plain") }
                .commands {
                    CommandMenu("Style") {
                        Button("Toggle Bold") { isBold.toggle() }.keyboardShortcut("b")
                    }
                    CommandGroup(replacing: .saveItem) { Button("Save") { isBold = true } }
                    if isBold { CommandMenu("Weight") { Button("Heavier") {} } }
                }
        }
    }

    /// Windows of an app, with the time that passes in all of them.
    final class Desktop {
        let app: AppWindows
        private(set) var windows: [LiveApp] = []
        var requests: [WindowRequest] = []
        /// The items of menus that were chosen.
        private(set) var commands: [WindowCommand] = []
        /// The files of the menu of recent documents.
        var recent: [URL] = []
        private var time = 0.0

        init(_ type: (some App).Type) {
            app = AppWindows(type, environment: .standard)
            _ = app.update(at: 0)
        }

        func open(_ scene: Int, value: Any? = nil, settings: OwnedSettings = OwnedSettings()) -> LiveApp {
            var environment = EnvironmentValues.standard
            environment.windowOpener = WindowOpener(
                hasSettings: { true }, open: { self.requests.append($0) }, close: { _ in })
            let documents = app.scenes[scene].documents.map { kind in
                DocumentCommands(document: value as? OpenDocument, canCreate: kind.isEditable) { self.recent }
            }
            environment.windowCommands = WindowCommands(appName: "App", documents: documents) {
                self.commands.append($0)
            }
            let window = app.makeWindow(
                of: scene, value: value, settings: settings, viewport: Viewport(size: CGSize(width: 400, height: 300)),
                environment: environment)
            windows.append(window)
            advance()
            return window
        }

        func advance() {
            for _ in 0..<60 {
                time += 1 / 60.0
                _ = app.update(at: time)
                for window in windows { _ = window.session.frame(at: time) }
            }
        }

        func labels(_ window: LiveApp) -> [String] {
            func flatten(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
                nodes.flatMap { [$0] + flatten($0.children) }
            }
            return flatten(window.session.accessibilityTree()).map { $0.label.isEmpty ? $0.value : $0.label }
        }

        func press(_ label: String, in window: LiveApp) {
            func find(_ nodes: [AccessibilityNode]) -> AccessibilityNode? {
                nodes.lazy.compactMap { $0.label == label ? $0 : find($0.children) }.first
            }
            guard let node = find(window.session.accessibilityTree()) else { return }
            window.session.send(.access(AccessibilityRequest(.activate, on: node.id)), at: time)
            advance()
        }

        func press(key: KeyEquivalent, modifiers: EventModifiers = .command, in window: LiveApp) {
            window.session.send(.key(KeyEvent(.down, key, modifiers: modifiers)), at: time)
            advance()
        }
    }

    @Test func `Several views of a window stand below each other`() throws {
        let desktop = Desktop(Counting.self)
        let tree = desktop.open(0).session.accessibilityTree()
        let (text, button) = (try #require(tree.first), try #require(tree.last))
        #expect((text.role, button.role) == (.text, .button))
        #expect(text.frame.maxY <= button.frame.minY)
    }

    @Test func `Scenes declare their windows in order`() {
        let scenes = Desktop(Counting.self).app.scenes
        #expect(scenes.map(\.kind) == [.group, .single, .group, .settings])
        #expect(scenes.map(\.id) == ["counter", "other", nil, nil])
        #expect(scenes[0].defaultSize == CGSize(width: 300, height: 200))
        #expect(scenes[1].resizability == .contentSize)
        #expect(scenes[2].valueType == Int.self)
    }

    @Test func `Windows share the state of the app`() {
        let desktop = Desktop(Counting.self)
        let (first, second, other) = (desktop.open(0), desktop.open(0), desktop.open(1))
        desktop.press("Add", in: first)
        desktop.press("Add", in: second)
        #expect(desktop.labels(first).contains("Count 2"))
        #expect(desktop.labels(second).contains("Count 2"))
        #expect(desktop.labels(other).contains("Other 2"))
    }

    @Test func `A window shows the value that it is for`() {
        let desktop = Desktop(Counting.self)
        #expect(desktop.labels(desktop.open(2, value: 5)).contains("Number 5"))
        #expect(desktop.labels(desktop.open(2)).contains("Number 0"))
    }

    @Test func `A view asks its host for another window`() throws {
        let desktop = Desktop(Counting.self)
        desktop.press("Open", in: desktop.open(1))
        let request = try #require(desktop.requests.first)
        guard case .scene(nil, let value) = request.target else { throw Failure() }
        #expect(value as? Int == 8)
    }

    private struct Failure: Error {}

    @Test func `Each window has its title`() {
        let desktop = Desktop(Counting.self)
        #expect(desktop.open(0).window.title(in: .standard) == "Counter")
        #expect(desktop.open(3).window.title(in: .standard) == "Settings")
    }

    @Test func `Commands add menus to the usual ones, in their order`() {
        let desktop = Desktop(Menus.self)
        let labels = desktop.labels(desktop.open(0))
        #expect(
            labels.filter { ["App", "File", "Edit", "Style", "Window", "Help"].contains($0) }
                == ["App", "File", "Edit", "Style", "Window"])
    }

    @Test func `A shortcut of a menu works while the menu is closed`() {
        let desktop = Desktop(Menus.self)
        let window = desktop.open(0)
        desktop.press(key: "b", in: window)
        #expect(desktop.labels(window).contains("bold"))
        #expect(desktop.labels(window).contains("Weight"))
    }

    @Test func `An item in place of a group is in the menu that has the group`() {
        let desktop = Desktop(Menus.self)
        let window = desktop.open(0)
        desktop.press("File", in: window)
        #expect(desktop.labels(window).contains("Save"))
        #expect(!desktop.labels(window).contains("Close"))
        desktop.press("Save", in: window)
        #expect(desktop.labels(window).contains("bold"))
    }

    @Test func `F10 opens the first menu, and arrows open the menus beside it and choose`() {
        let desktop = Desktop(Menus.self)
        let window = desktop.open(0)
        func press(_ keys: KeyEquivalent...) {
            for key in keys { desktop.press(key: key, modifiers: [], in: window) }
        }
        press(KeyEquivalent("\u{F70D}"))
        #expect(desktop.labels(window).contains("Quit"))
        press(.leftArrow)
        #expect(desktop.labels(window).contains("Minimize"))
        press(.leftArrow)
        #expect(desktop.labels(window).contains("Toggle Bold"))
        press(.downArrow, .return)
        #expect(desktop.labels(window).contains("bold"))
        press(.rightArrow)
        #expect(!desktop.labels(window).contains("Minimize"))
    }

    struct Kept: App {
        var body: some Scene {
            Window("Hidden", id: "hidden") { Text("Hidden") }.defaultLaunchBehavior(.suppressed)
            WindowGroup { KeptView() }
            WindowGroup(id: "other") { Text("Other") }
            Window("Shown", id: "shown") { Text("Shown") }
                .defaultLaunchBehavior(.presented)
                .restorationBehavior(.disabled)
        }
    }

    struct KeptView: View {
        @SceneStorage("page") private var page = 1

        var body: some View {
            Button("Turn") { page += 1 }
            Text("Page \(page)")
        }
    }

    @Test func `Each window keeps settings of its own, which another one goes on with`() throws {
        let desktop = Desktop(Kept.self)
        let settings = OwnedSettings()
        let (first, second) = (desktop.open(1, settings: settings), desktop.open(1))
        desktop.press("Turn", in: first)
        #expect(desktop.labels(first).contains("Page 2"))
        #expect(desktop.labels(second).contains("Page 1"))

        let kept = try JSONDecoder().decode(
            [OwnedSettings.Entry].self, from: JSONEncoder().encode(settings.entries))
        let restored = OwnedSettings()
        restored.restore(kept)
        #expect(desktop.labels(desktop.open(1, settings: restored)).contains("Page 2"))
    }

    @Test func `Scenes say whether their windows open at the start and come back`() {
        let app = Desktop(Kept.self).app
        #expect(app.scenesAtLaunch == [1, 3])
        #expect(app.scenes.map(\.restores) == [true, true, true, false])
    }
}
