import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct KeyPressTests {
    final class Heard { var events: [String] = [] }
    let heard = Heard()

    @Test func `Keys bubble from the focused view outwards until somebody handles them`() {
        let view = Color.red.focusable()
            .onKeyPress("a") {
                heard.events.append("inner")
                return .ignored
            }
            .onKeyPress("a") {
                heard.events.append("middle")
                return .handled
            }
            .onKeyPress("a") {
                heard.events.append("outer")
                return .handled
            }
        let live = LiveView(view)
        live.press(.tab)
        live.press("a")
        #expect(heard.events == ["inner", "middle"])
    }

    @Test func `A view without the focus hears nothing`() {
        let view = VStack {
            Color.red.focusable()
            Color.blue.focusable().onKeyPress("a") {
                heard.events.append("blue")
                return .handled
            }
        }
        let live = LiveView(view)
        live.press(.tab)
        live.press("a")
        #expect(heard.events.isEmpty)
    }

    @Test func `Each phase goes to those who ask for it`() {
        let view = Color.red.focusable()
            .onKeyPress(phases: .all) {
                heard.events.append($0.phase.debugDescription)
                return .ignored
            }
        let live = LiveView(view)
        live.press(.tab)
        heard.events = []
        live.send(.key(KeyEvent(.down, "x")))
        live.send(.key(KeyEvent(.repeated, "x")))
        live.send(.key(KeyEvent(.up, "x")))
        #expect(heard.events == ["[down]", "[repeat]", "[up]"])
    }

    @Test func `Keys are chosen by set and by what they type`() {
        let view = Color.red.focusable()
            .onKeyPress(keys: [.upArrow, .downArrow]) { _ in
                heard.events.append("arrow")
                return .handled
            }
            .onKeyPress(characters: .decimalDigits) {
                heard.events.append($0.characters)
                return .handled
            }
        let live = LiveView(view)
        live.press(.tab)
        for key in [KeyEquivalent.upArrow, "7", "x", .downArrow] { live.press(key) }
        #expect(heard.events == ["arrow", "7", "arrow"])
    }

    @Test func `Commands come after keys that nobody took`() {
        let view = Color.red.focusable()
            .onMoveCommand { heard.events.append("\($0)") }
            .onExitCommand { heard.events.append("exit") }
        let live = LiveView(view)
        live.press(.tab)
        live.press(.leftArrow)
        live.press(.escape)
        #expect(heard.events == ["left", "exit"])
    }

    @Test func `A shortcut presses its button wherever the focus is`() {
        let view = VStack {
            Color.red.focusable()
            HStack { Button("Save") { heard.events.append("save") }.keyboardShortcut("s") }
            Button("Other") { heard.events.append("other") }.keyboardShortcut("s", modifiers: [.command, .shift])
            Button("Off") { heard.events.append("off") }.keyboardShortcut("d").disabled(true)
        }
        let live = LiveView(view)
        live.press("s", .command)
        live.press(.tab)
        live.press("S", [.command, .shift])
        live.press("d", .command)
        live.press("s")
        #expect(heard.events == ["save", "other"])
    }

    @Test func `Return and escape press the default and the cancel button`() {
        let view = VStack {
            Button("OK") { heard.events.append("ok") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { heard.events.append("cancel") }.keyboardShortcut(.cancelAction)
        }
        let live = LiveView(view)
        live.press(.return)
        live.press(.escape)
        #expect(heard.events == ["ok", "cancel"])
    }

    @Test func `A host is told the shortcuts that do something, but for plain keys`() {
        struct Page: View {
            let isOff: Bool
            var body: some View {
                VStack {
                    Button("Save") {}.keyboardShortcut("s")
                    Button("Save") {}.keyboardShortcut("s")
                    Button("Kill") {}.keyboardShortcut("k", modifiers: .control)
                    Button("Off") {}.keyboardShortcut("d").disabled(isOff)
                    Button("OK") {}.keyboardShortcut(.defaultAction)
                    Text("No button").keyboardShortcut("t")
                }
            }
        }
        let (save, kill) = (KeyboardShortcut("s"), KeyboardShortcut("k", modifiers: .control))
        #expect(LiveView(Page(isOff: true)).graph.commandShortcuts() == [save, kill])
        #expect(LiveView(Page(isOff: false)).graph.commandShortcuts() == [save, kill, KeyboardShortcut("d")])
        let presented = LiveView(Page(isOff: false).sheet(isPresented: .constant(true)) { Text("A") })
        #expect(presented.graph.commandShortcuts() == [])
    }

    @Test func `A shortcut goes with the view that named it`() {
        struct Page: View {
            @State private var isShown = true
            var body: some View {
                if isShown { Button("Save") { heard.events.append("save") }.keyboardShortcut("s") }
                Button("Hide") { isShown = false }.disabled(!isShown).keyboardShortcut("h")
            }
            let heard: Heard
        }
        let live = LiveView(Page(heard: heard))
        live.press("s", .command)
        live.press("h", .command)
        live.press("s", .command)
        #expect(heard.events == ["save"])
        #expect(live.graph.commandShortcuts() == [])
    }

    @Test func `A hidden button keeps its shortcut`() {
        let live = LiveView(
            Button("OK") { heard.events.append("ok") }.keyboardShortcut(.defaultAction).hidden())
        live.press(.return)
        #expect(heard.events == ["ok"])
    }
}
