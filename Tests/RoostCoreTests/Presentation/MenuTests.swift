import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct MenuTests {
    struct Page: View {
        @State private var last = "nothing"
        @State private var wraps = false
        @State private var order = 1
        var body: some View {
            VStack {
                Text(last)
                Menu("Options") {
                    Button("Copy") { last = "copied" }
                    Button("Delete", role: .destructive) { last = "deleted" }.disabled(true)
                    Toggle("Wrap", isOn: $wraps)
                    Menu("More") {
                        Button("Deep") { last = "deep" }
                    }
                }
                Text(wraps ? "wraps" : "cuts")
            }
        }
    }

    @Test func `A menu opens from its button, and choosing closes it and acts`() {
        let window = AccessibleWindow(Page())
        #expect(window.words == ["nothing", "Options", "cuts"])
        window.press("Options")
        window.settle()
        #expect(window.tree.map(\.role) == [.menu])
        #expect(window.words == ["Copy", "Delete", "Wrap", "More"])
        #expect(window.node(.menuItem, "Delete")?.isEnabled == false)
        window.press(.menuItem, "Copy")
        window.settle()
        #expect(window.words == ["copied", "Options", "cuts"])
    }

    /// Its builder may end before the menu opens, as in Apple's.
    private func options(@ViewBuilder content: () -> some View) -> some View {
        Menu {
            content()
        } label: {
            Text("Options")
        }
    }

    @Test func `A function may pass its builder on to a menu`() {
        let window = AccessibleWindow(options { Button("Copy") {} })
        window.press("Options")
        window.settle()
        #expect(window.words == ["Copy"])
    }

    @Test func `A toggle in a menu turns, and closes it`() {
        let window = AccessibleWindow(Page())
        window.press("Options")
        window.settle()
        window.press(.toggle, "Wrap")
        window.settle()
        #expect(window.shows("wraps"))
    }

    @Test func `Choosing in a menu of a menu closes both`() {
        let window = AccessibleWindow(Page())
        window.press("Options")
        window.settle()
        window.press(.menuItem, "More")
        window.settle()
        #expect(window.words == ["Deep"])
        window.press(.menuItem, "Deep")
        window.settle()
        #expect(window.words == ["deep", "Options", "cuts"])
    }

    @Test func `Escape and a tap outside close a menu`() {
        let window = AccessibleWindow(Page())
        window.press("Options")
        window.settle()
        window.type(.escape)
        window.settle()
        #expect(window.shows("Options"))
        window.press("Options")
        window.settle()
        window.tap(CGPoint(x: 5, y: 5))
        window.settle()
        #expect(window.shows("Options"))
    }

    @Test func `Arrows move through a menu's rows, and return chooses`() {
        let window = AccessibleWindow(Page())
        window.press("Options")
        window.settle()
        window.type(.downArrow)
        window.type(.downArrow)
        window.type(.upArrow)
        window.type(.return)
        window.settle()
        #expect(window.shows("copied"))
    }

    @Test func `A picker tells its name and value, and opens the menu of its options`() {
        struct Page: View {
            @State private var size = 1
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("Small").tag(0)
                    Text("Middle").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.menu)
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.node(.picker, "Size")?.value == "Middle")
        window.press(.picker, "Size")
        window.settle()
        #expect(window.words == ["Small", "Middle", "Large"])
        #expect(window.node(.menuItem, "Middle")?.isSelected == true)
        window.press(.menuItem, "Large")
        window.settle()
        #expect(window.node(.picker, "Size")?.value == "Large")
    }

    @Test func `A context menu opens when its view is held, and as an action`() {
        struct Page: View {
            @State private var last = "row"
            var body: some View {
                Text(last).contextMenu {
                    Button("Copy") { last = "copied" }
                    Button("Share") { last = "shared" }
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.send(.began, at: CGPoint(x: 195, y: 422))
        window.advance(by: 0.7)
        window.send(.ended, at: CGPoint(x: 195, y: 422))
        window.settle()
        #expect(window.words == ["Copy", "Share"])
        window.press(.menuItem, "Copy")
        window.settle()
        #expect(window.words == ["copied"])
        #expect(window.tree[0].actions == ["Show Menu"])
        window.send(.custom(0), to: .text, "copied")
        window.settle()
        #expect(window.words == ["Copy", "Share"])
    }

    @Test func `A menu with an action of its own runs it when pressed and opens when held`() {
        struct Page: View {
            @State private var last = "nothing"
            var body: some View {
                VStack {
                    Text(last)
                    Menu("Add") {
                        Button("Add two") { last = "two" }
                    } primaryAction: {
                        last = "one"
                    }
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("Add")
        #expect(window.shows("one"))
        window.send(.custom(0), to: .button, "Add")
        window.settle()
        #expect(window.words == ["Add two"])
    }

    struct Previewed: View {
        @State private var last = "nothing"
        var body: some View {
            VStack {
                Text(last)
                Color.red.frame(width: 60, height: 60)
                    .accessibilityElement()
                    .accessibilityLabel("Red")
                    .contextMenu {
                        Button("Paint") { last = "painted" }
                    } preview: {
                        Text("A closer look").frame(width: 200, height: 120)
                    }
            }
        }
    }

    @Test func `A context menu's preview stands above its actions, and a tap on it closes both`() throws {
        let window = AccessibleWindow(Previewed())
        let red = try #require(window.nodes.first { $0.label == "Red" })
        let middle = CGPoint(x: red.frame.midX, y: red.frame.midY)
        func hold() {
            window.send(.began, at: middle)
            window.advance(by: 0.6)
            window.send(.ended, at: middle)
            window.settle()
        }
        hold()
        #expect(window.words == ["A closer look", "Paint"])
        let preview = try #require(window.node(.text, "A closer look")?.frame)
        let paint = try #require(window.node(.menuItem, "Paint")?.frame)
        #expect(preview.maxY < paint.minY)
        window.tap(CGPoint(x: preview.midX, y: preview.midY))
        window.settle()
        #expect(window.shows("nothing"))
        hold()
        window.press(.menuItem, "Paint")
        window.settle()
        #expect(window.shows("painted"))
    }

    @Test func `A click with the control key opens a context menu`() throws {
        let window = AccessibleWindow(Previewed())
        let red = try #require(window.nodes.first { $0.label == "Red" })
        let middle = CGPoint(x: red.frame.midX, y: red.frame.midY)
        for phase in [PointerEvent.Phase.began, .ended] {
            let event = PointerEvent(phase, at: middle, kind: .mouse, modifiers: .control)
            window.session.send(.pointer(event), at: window.time)
        }
        window.settle()
        #expect(window.shows("Paint"))
    }

    @Test func `A row under the mouse is marked, unless it is disabled`() throws {
        let window = AccessibleWindow(
            Color.red.accessibilityLabel("Ground").contextMenu {
                Button("Paint") {}
                Button("Fade") {}.disabled(true)
            })
        click(window, at: CGPoint(x: 100, y: 100))
        func fills(over name: String) throws -> Int {
            let row = try #require(window.nodes.first { $0.label == name }?.frame)
            window.send(.hovered, at: CGPoint(x: row.midX, y: row.midY), kind: .mouse)
            window.settle()
            return window.session.graph.displayList(size: CGSize(width: 390, height: 844)).entries.count
        }
        window.send(.hovered, at: CGPoint(x: 300, y: 700), kind: .mouse)
        window.settle()
        let none = window.session.graph.displayList(size: CGSize(width: 390, height: 844)).entries.count
        #expect(try fills(over: "Paint") == none + 1)
        #expect(try fills(over: "Fade") == none)
    }

    @Test func `A row with an icon is drawn anew where the mouse comes`() throws {
        let window = AccessibleWindow(
            Color.red.accessibilityLabel("Ground").contextMenu {
                Button("Paint", systemImage: "trash") {}
                Button("Fade", systemImage: "trash") {}
            })
        click(window, at: CGPoint(x: 100, y: 100))
        func entries() throws -> Int {
            window.session.needsWholeFrame()
            return try #require(window.session.frame(at: window.time)).entries.count
        }
        let before = try entries()
        let row = try #require(window.node(.menuItem, "Paint")?.frame)
        window.send(.hovered, at: CGPoint(x: row.midX, y: row.midY), kind: .mouse)
        window.settle()
        #expect(try entries() == before + 1)
    }

    // MARK: The mouse's other button

    private func click(_ window: AccessibleWindow, at point: CGPoint) {
        window.session.send(.secondaryClick(point), at: window.time)
        window.settle()
    }

    @Test func `A click of the other button opens a context menu with its corner there, without the preview`() throws {
        let window = AccessibleWindow(Previewed(), size: CGSize(width: 800, height: 844))
        let red = try #require(window.nodes.first { $0.label == "Red" }).frame
        click(window, at: CGPoint(x: red.midX, y: red.midY))
        #expect(window.words == ["Paint"])
        let paint = try #require(window.node(.menuItem, "Paint")?.frame)
        #expect(abs(paint.minX - red.midX) < 1)
        #expect(paint.minY > red.midY && paint.minY < red.midY + 20)
        window.press(.menuItem, "Paint")
        window.settle()
        #expect(window.shows("painted"))
    }

    @Test func `At the window's far corner a menu opens towards the middle`() throws {
        let window = AccessibleWindow(
            Color.red.accessibilityLabel("Ground").contextMenu { Button("Paint") {} })
        click(window, at: CGPoint(x: 385, y: 800))
        let paint = try #require(window.node(.menuItem, "Paint")?.frame)
        #expect(paint.maxX <= 386 && paint.minX > 100)
        #expect(paint.maxY < 800)
    }

    @Test func `A second click of the other button beside a menu closes it`() {
        let window = AccessibleWindow(
            Color.red.accessibilityLabel("Ground").contextMenu { Button("Paint") {} })
        click(window, at: CGPoint(x: 100, y: 100))
        #expect(window.words == ["Paint"])
        click(window, at: CGPoint(x: 100, y: 700))
        #expect(window.words == ["Ground"])
    }

    @Test func `Of menus in one another the innermost opens, and a disabled view has none`() {
        struct Page: View {
            let isDisabled: Bool
            var body: some View {
                Color.red
                    .overlay {
                        Color.blue.frame(width: 100, height: 100)
                            .contextMenu { Button("Inner") {} }
                            .disabled(isDisabled)
                    }
                    .contextMenu { Button("Outer") {} }
            }
        }
        for (isDisabled, menu) in [(false, "Inner"), (true, "Outer")] {
            let window = AccessibleWindow(Page(isDisabled: isDisabled))
            click(window, at: CGPoint(x: 195, y: 422))
            #expect(window.words == [menu])
        }
    }

    @Test func `The menu of a row opens from all of the row`() throws {
        let window = AccessibleWindow(List { Text("Row").contextMenu { Button("Paint") {} } })
        let row = try #require(window.nodes.first { $0.label == "Row" }).frame
        click(window, at: CGPoint(x: 360, y: row.midY))
        #expect(window.words == ["Paint"])
    }

    @Test func `A click of the other button ends a press, and one that means nothing is ignored`() {
        struct Page: View {
            @State private var taps = 0
            var body: some View {
                Color.red.accessibilityLabel("\(taps) taps").onTapGesture { taps += 1 }
                    .contextMenu { Button("Paint") {} }
            }
        }
        let window = AccessibleWindow(Page())
        let place = CGPoint(x: 100, y: 100)
        window.send(.began, at: place, kind: .mouse)
        click(window, at: place)
        window.send(.ended, at: place, kind: .mouse)
        window.settle()
        #expect(window.words == ["Paint"])
        window.type(.escape)
        window.settle()
        for point in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity), CGPoint(x: 1e9, y: -1e9)] {
            click(window, at: point)
        }
        #expect(window.words == ["0 taps"])
    }

    @Test func `The window knows whether the mouse is over something that takes its other button`() {
        let window = AccessibleWindow(
            Color.red.frame(width: 100, height: 100).contextMenu { Button("Paint") {} })
        func isTaken(_ point: CGPoint) -> Bool {
            window.send(.hovered, at: point, kind: .mouse)
            return window.session.takesSecondaryClick
        }
        #expect(isTaken(CGPoint(x: 195, y: 422)))
        #expect(!isTaken(CGPoint(x: 10, y: 10)))
        #expect(isTaken(CGPoint(x: 195, y: 422)))
        window.send(.left, at: .zero, kind: .mouse)
        #expect(!window.session.takesSecondaryClick)
    }

    @Test func `The key for menus opens the menu of what has it`() {
        let window = AccessibleWindow(
            VStack {
                Button("Press") {}.contextMenu { Button("Paint") {} }
                Button("Plain") {}
            })
        #expect(window.node(.button, "Press")?.hasMenu == true)
        #expect(window.node(.button, "Plain")?.hasMenu == false)
        window.send(.showMenu, to: .button, "Plain")
        window.settle()
        #expect(window.words == ["Press", "Plain"])
        window.send(.showMenu, to: .button, "Press")
        window.settle()
        #expect(window.words == ["Paint"])
    }

    // MARK: Pickers

    @Test func `A picker in a menu opens over it, and choosing closes both`() {
        struct Page: View {
            @State private var size = 1
            var body: some View {
                VStack {
                    Text("size \(size)")
                    Menu("Options") {
                        Picker("Size", selection: $size) {
                            Text("Small").tag(0)
                            Text("Middle").tag(1)
                        }
                        .pickerStyle(.menu)
                    }
                }
            }
        }
        let window = AccessibleWindow(Page())
        window.press("Options")
        window.settle()
        window.press(.menuItem, "Size, Middle")
        window.settle()
        #expect(window.words == ["Small", "Middle"])
        window.press(.menuItem, "Small")
        window.settle()
        #expect(window.words == ["size 0", "Options"])
    }

    @Test func `A button that is held for its menu is not pressed`() {
        struct Page: View {
            @State private var presses = 0
            var body: some View {
                VStack {
                    Text("\(presses) presses")
                    Button("Press") { presses += 1 }
                        .contextMenu { Button("Copy") {} }
                    Menu("Add") {
                        Button("Add two") {}
                    } primaryAction: {
                        presses += 10
                    }
                }
            }
        }
        let window = AccessibleWindow(Page())
        for name in ["Press", "Add"] {
            let frame = window.node(.button, name)!.frame
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            window.send(.began, at: middle)
            window.advance(by: 0.6)
            window.send(.ended, at: middle)
            window.settle()
            #expect(window.tree.map(\.role) == [.menu])
            window.type(.escape)
            window.settle()
            #expect(window.shows("0 presses"))
        }
    }

    @Test func `The ids of a ForEach are its options' tags`() {
        struct Page: View {
            @State private var number = 2
            var body: some View {
                ForEach(["outer"], id: \.self) { _ in
                    Picker("Number", selection: $number) {
                        ForEach(0..<4) { Text("No. \($0)") }
                        Text("No tag")
                    }
                    .pickerStyle(.menu)
                }
            }
        }
        let window = AccessibleWindow(Page())
        #expect(window.node(.picker, "Number")?.value == "No. 2")
        window.press(.picker, "Number")
        window.settle()
        window.press(.menuItem, "No. 3")
        window.settle()
        #expect(window.node(.picker, "Number")?.value == "No. 3")
    }

    struct Sections: View {
        let hasLines: Bool

        var body: some View {
            Menu("Menu") {
                if hasLines { Divider() }
                Section("Edit") {
                    Button("Copy") {}
                }
                if hasLines { Divider() }
                Button("Delete") {}
            }
        }
    }

    @Test func `A section's header is smaller than the rows of its menu`() throws {
        let window = AccessibleWindow(Sections(hasLines: false))
        window.press("Menu")
        window.settle()
        let header = try #require(window.nodes.first { $0.label == "Edit" })
        #expect(header.frame.height < 17)
    }

    @Test func `Lines between sections are not doubled by dividers`() throws {
        func delete(hasLines: Bool) throws -> CGFloat {
            let window = AccessibleWindow(Sections(hasLines: hasLines))
            window.press("Menu")
            window.settle()
            let nodes = window.nodes
            let (edit, delete) = (nodes.first { $0.label == "Edit" }, nodes.first { $0.label == "Delete" })
            return try #require(delete).frame.minY - (try #require(edit).frame.minY)
        }
        #expect(try delete(hasLines: true) == delete(hasLines: false))
    }
}
