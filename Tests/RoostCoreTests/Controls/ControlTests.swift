import CoreGraphics
import SwiftUI
import Testing

@testable import RoostTesting

/// Each control under mouse, touch, keyboard and accessibility requests.
@MainActor struct ControlTests {
    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    let log = Log()

    enum Way: CaseIterable { case mouse, touch, keyboard, request }

    /// Uses the control with an identifier in one of the ways.
    private func use(_ live: LiveView, _ identifier: String, _ way: Way) throws {
        switch way {
        case .mouse, .touch:
            let frame = try #require(live.frame(of: identifier))
            let kind: PointerEvent.Kind = way == .mouse ? .mouse : .touch
            let point = CGPoint(x: frame.midX, y: frame.midY)
            live.began(at: point, kind: kind)
            live.ended(at: point, kind: kind)
        case .keyboard:
            live.press(.tab)
            live.press(.space)
        case .request: try request(.activate, live, identifier)
        }
    }

    private func request(_ kind: AccessibilityRequest.Kind, _ live: LiveView, _ identifier: String) throws {
        let node = try #require(live.control(identifier))
        live.send(.access(AccessibilityRequest(kind, on: node.id)))
        live.update()
    }

    /// A state for a control, whose changes are logged.
    struct Holder<Value: Equatable, Content: View>: View {
        @State var value: Value
        let log: Log
        @ViewBuilder let content: (Binding<Value>) -> Content

        var body: some View {
            content($value).onChange(of: value) { log.lines.append("\(value)") }
        }
    }

    // MARK: Button

    @Test(arguments: Way.allCases) func `A button acts`(way: Way) throws {
        let live = LiveView(Button("Go") { log.lines.append("go") }.accessibilityIdentifier("control"))
        try use(live, "control", way)
        #expect(log.take() == ["go"])
    }

    @Test(arguments: Way.allCases) func `A disabled button does not act`(way: Way) throws {
        let live = LiveView(
            Button("Go") { log.lines.append("go") }.accessibilityIdentifier("control").disabled(true))
        try use(live, "control", way)
        #expect(log.take() == [])
    }

    struct Shown: ButtonStyle {
        let log: Log

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onChange(of: configuration.isPressed) {
                log.lines.append(configuration.isPressed ? "pressed" : "released")
            }
        }
    }

    @Test func `A style sees the press of a key as that of a pointer`() throws {
        let live = LiveView(
            Button("Go") { log.lines.append("go") }.buttonStyle(Shown(log: log)).accessibilityIdentifier("control"))
        try use(live, "control", .mouse)
        #expect(log.take() == ["pressed", "go", "released"])
        try use(live, "control", .keyboard)
        #expect(log.take() == ["go", "pressed", "released"])
    }

    @Test func `A button that repeats acts while it is held, by pointer and by key`() throws {
        let live = LiveView(
            Button("Go") { log.lines.append("go") }.buttonRepeatBehavior(.enabled).accessibilityIdentifier("control"))
        let frame = try #require(live.frame(of: "control"))
        live.press(at: CGPoint(x: frame.midX, y: frame.midY), for: 0.75)
        #expect(log.take().count == 3)
        live.press(.tab)
        live.key(.down, .space)
        live.key(.repeated, .space)
        live.key(.up, .space)
        #expect(log.take().count == 2)
    }

    @Test func `A button that does not repeat acts once however long it is held`() throws {
        let live = LiveView(Button("Go") { log.lines.append("go") }.accessibilityIdentifier("control"))
        let frame = try #require(live.frame(of: "control"))
        live.press(at: CGPoint(x: frame.midX, y: frame.midY), for: 2)
        live.press(.tab)
        live.key(.down, .return)
        live.key(.repeated, .return)
        live.key(.up, .return)
        #expect(log.take() == ["go", "go"])
    }

    // MARK: Toggle

    private func toggle(_ style: some ToggleStyle) -> LiveView {
        LiveView(
            Holder(value: false, log: log) { isOn in
                Toggle("Wi-Fi", isOn: isOn).labelsHidden().toggleStyle(style).accessibilityIdentifier("control")
            })
    }

    @Test(arguments: Way.allCases) func `A switch is switched on and off`(way: Way) throws {
        let live = toggle(.switch)
        try use(live, "control", way)
        #expect(log.take() == ["true"])
        live.graph.focus.clear()
        try use(live, "control", way)
        #expect(log.take() == ["false"])
    }

    @Test(arguments: Way.allCases) func `A toggle that is drawn as a button is switched`(way: Way) throws {
        let live = toggle(.button)
        try use(live, "control", way)
        #expect(log.take() == ["true"])
    }

    @Test(arguments: Way.allCases) func `A checkbox is ticked`(way: Way) throws {
        let live = toggle(.checkbox)
        try use(live, "control", way)
        #expect(log.take() == ["true"])
    }

    @Test func `A toggle drawn as a button is one stop of the focus`() {
        let live = toggle(.button)
        live.press(.tab)
        let first = live.graph.focus.focused?.id
        live.press(.tab)
        #expect(live.graph.focus.focused?.id == first)
    }

    // MARK: Slider

    private func slider(
        _ value: Double = 5, step: Double? = nil, direction: LayoutDirection = .leftToRight
    ) -> LiveView {
        LiveView(
            Holder(value: value, log: log) { value in
                Group {
                    if let step {
                        Slider(value: value, in: 0...10, step: step) { log.lines.append($0 ? "began" : "ended") }
                    } else {
                        Slider(value: value, in: 0...10) { log.lines.append($0 ? "began" : "ended") }
                    }
                }
                .accessibilityIdentifier("control")
                .frame(width: 238)
            }
        ) { $0.layoutDirection = direction }
    }

    /// Where the knob's middle is at a value: it travels 200 points.
    private func knob(_ live: LiveView, at value: Double) throws -> CGPoint {
        let frame = try #require(live.frame(of: "control"))
        return CGPoint(x: frame.minX + 19 + value * 20, y: frame.midY)
    }

    @Test(arguments: [PointerEvent.Kind.mouse, .touch]) func `A slider's knob is dragged`(
        kind: PointerEvent.Kind
    ) throws {
        let live = slider()
        live.began(at: try knob(live, at: 5), kind: kind)
        live.moved(to: try knob(live, at: 6), kind: kind)
        live.moved(to: try knob(live, at: 20), kind: kind)
        live.ended(at: try knob(live, at: 20), kind: kind)
        #expect(log.take() == ["began", "6.0", "10.0", "ended"])
    }

    @Test func `A press beside the knob brings it there`() throws {
        let live = slider()
        live.tap(at: try knob(live, at: 8))
        #expect(log.take().contains("8.0"))
    }

    @Test func `A knob that is taken at its edge does not jump`() throws {
        let live = slider()
        var point = try knob(live, at: 5)
        point.x += 10
        live.began(at: point)
        #expect(log.take() == ["began"])
        point.x += 20
        live.moved(to: point)
        #expect(log.take() == ["6.0"])
    }

    @Test func `From right to left a slider grows to the left`() throws {
        let live = slider(direction: .rightToLeft)
        live.tap(at: try knob(live, at: 2))
        #expect(log.take().contains("8.0"))
        live.press(.tab)
        live.press(.rightArrow)
        #expect(log.take().contains("7.0"))
    }

    @Test func `A slider with steps stops at them`() throws {
        let live = slider(step: 2)
        live.tap(at: try knob(live, at: 8.9))
        #expect(log.take().contains("8.0"))
    }

    @Test func `Arrows, home and end move a slider`() {
        let live = slider()
        live.press(.tab)
        for key in [KeyEquivalent.rightArrow, .upArrow, .leftArrow, .end, .home] { live.press(key) }
        #expect(log.take().filter { !"beganended".contains($0) } == ["6.0", "7.0", "6.0", "10.0", "0.0"])
    }

    @Test func `Requests move a slider and set it`() throws {
        let live = slider()
        try request(.increment, live, "control")
        try request(.set(3), live, "control")
        try request(.set(.nan), live, "control")
        try request(.set(99), live, "control")
        #expect(log.take().filter { !"beganended".contains($0) } == ["6.0", "3.0", "10.0"])
    }

    @Test func `A slider without room or range does not crash`() throws {
        let live = LiveView(
            Holder(value: Double.nan, log: log) { value in
                VStack {
                    Slider(value: value, in: 0...0).accessibilityIdentifier("control")
                    Slider(value: value, in: 0...1, step: 0).frame(width: 0)
                }
            })
        live.tap("control")
        live.press(.tab)
        live.press(.rightArrow)
        live.press(.end)
        // The only value that there is.
        #expect(log.take().last == "0.0")
        let value = try #require(live.control("control")?.keyboardControl?.range?.value)
        #expect(value == 0)
    }

    // MARK: Stepper

    private func stepper(_ value: Int = 2) -> LiveView {
        LiveView(
            Holder(value: value, log: log) { value in
                Stepper("Quantity", value: value, in: 0...3).labelsHidden().accessibilityIdentifier("control")
            })
    }

    @Test(arguments: [PointerEvent.Kind.mouse, .touch]) func `A stepper's halves are pressed`(
        kind: PointerEvent.Kind
    ) throws {
        let live = stepper()
        let frame = try #require(live.frame(of: "control"))
        for x in [frame.maxX - 20, frame.minX + 20, frame.minX + 20] {
            live.began(at: CGPoint(x: x, y: frame.midY), kind: kind)
            live.ended(at: CGPoint(x: x, y: frame.midY), kind: kind)
        }
        #expect(log.take() == ["3", "2", "1"])
    }

    @Test func `A stepper goes on while it is held, and stops at its bound`() throws {
        let live = stepper(0)
        let frame = try #require(live.frame(of: "control"))
        live.press(at: CGPoint(x: frame.maxX - 20, y: frame.midY), for: 3)
        #expect(log.take() == ["1", "2", "3"])
    }

    @Test func `Arrows and requests move a stepper`() throws {
        let live = stepper()
        live.press(.tab)
        live.press(.upArrow)
        live.press(.upArrow)
        live.press(.leftArrow)
        try request(.decrement, live, "control")
        #expect(log.take() == ["3", "2", "1"])
    }

    // MARK: Picker

    private func picker(_ style: some PickerStyle) -> LiveView {
        LiveView(
            Holder(value: 1, log: log) { value in
                Picker("Size", selection: value) {
                    Text("One").tag(1).accessibilityIdentifier("one")
                    Text("Two").tag(2).accessibilityIdentifier("two")
                    Text("Three").tag(3).accessibilityIdentifier("three")
                }
                .pickerStyle(style)
                .accessibilityIdentifier("control")
            })
    }

    @Test func `A segment is chosen by a tap`() {
        let live = picker(.segmented)
        live.tap("two")
        live.tap("three")
        live.tap("three")
        #expect(log.take() == ["2", "3"])
    }

    @Test func `The arrows go from segment to segment, and stop at the ends`() {
        let live = picker(.segmented)
        live.press(.tab)
        for key in [KeyEquivalent.rightArrow, .rightArrow, .rightArrow, .leftArrow] { live.press(key) }
        #expect(log.take() == ["2", "3", "2"])
    }

    @Test func `An option of an inline picker is chosen by a tap and by the arrows`() {
        let live = picker(.inline)
        live.tap("three")
        live.press(.tab)
        live.press(.upArrow)
        #expect(log.take().count == 2)
    }

    @Test func `A segment is chosen by its role and name`() throws {
        let live = picker(.segmented)
        let picker = try #require(live.session.accessibilityTree().first { $0.role == .picker })
        #expect(picker.children.map(\.label) == ["One", "Two", "Three"])
        #expect(picker.children.map(\.isSelected) == [true, false, false])
        live.send(.access(AccessibilityRequest(.activate, on: picker.children[1].id)))
        live.update()
        #expect(log.take() == ["2"])
    }

    // MARK: Disclosure, tabs, links

    @Test(arguments: Way.allCases) func `A disclosure group opens`(way: Way) throws {
        let live = LiveView(
            Holder(value: false, log: log) { isExpanded in
                DisclosureGroup("More", isExpanded: isExpanded) { Text("Inside") }
                    .accessibilityIdentifier("control")
            })
        try use(live, "control", way)
        #expect(log.take() == ["true"])
    }

    @Test(arguments: Way.allCases) func `A link opens its address`(way: Way) throws {
        let live = LiveView(
            Link("Site", destination: URL(string: "https://example.org")!)
                .accessibilityIdentifier("control")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.lines.append(url.absoluteString)
                        return .handled
                    }))
        try use(live, "control", way)
        #expect(log.take() == ["https://example.org"])
    }

    private var tabs: some View {
        Holder(value: 1, log: log) { value in
            TabView(selection: value) {
                Text("First").tabItem { Text("One") }.tag(1)
                Text("Second").tabItem { Text("Two") }.tag(2)
            }
        }
    }

    @Test func `Tabs are chosen by tap, key and request`() throws {
        let live = LiveView(tabs)
        func tab(_ name: String) throws -> AccessibilityNode {
            let list = try #require(live.session.accessibilityTree().flattened.first { $0.role == .tabList })
            return try #require(list.children.first { $0.label == name })
        }
        let two = try tab("Two").frame
        live.tap(at: CGPoint(x: two.midX, y: two.midY))
        #expect(log.take() == ["2"])
        live.send(.access(AccessibilityRequest(.activate, on: try tab("One").id)))
        live.update()
        #expect(log.take() == ["1"])
        live.press(.tab, .shift)
        live.press(.space)
        #expect(log.take() == ["2"])
        #expect(try tab("Two").isSelected)
    }

    // MARK: Fields

    struct Field: View {
        @State private var text = "one two three"
        @FocusState private var isFocused: Bool
        let log: Log

        var body: some View {
            TextField("Name", text: $text).accessibilityIdentifier("control").frame(width: 200)
                .focused($isFocused)
                .onChange(of: isFocused) { log.lines.append(isFocused ? "focused" : "left") }
        }
    }

    private func selection(_ live: LiveView) -> Range<Int>? {
        live.control("control")?.keyboardControl?.text?.selection
    }

    @Test(arguments: [PointerEvent.Kind.mouse, .touch]) func `A press on a field focuses it and puts the caret there`(
        kind: PointerEvent.Kind
    ) throws {
        let live = LiveView(Field(log: log))
        let frame = try #require(live.frame(of: "control"))
        let start = CGPoint(x: frame.minX + 1, y: frame.midY)
        live.began(at: start, kind: kind)
        live.ended(at: start, kind: kind)
        #expect(log.take() == ["focused"])
        #expect(selection(live) == 0..<0)
        live.advance(by: 1)
        let end = CGPoint(x: frame.maxX - 1, y: frame.midY)
        live.began(at: end, kind: kind)
        live.ended(at: end, kind: kind)
        #expect(selection(live) == 13..<13)
    }

    @Test func `The mouse selects by dragging, a finger does not`() throws {
        let live = LiveView(Field(log: log))
        let frame = try #require(live.frame(of: "control"))
        let (left, right) = (CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.maxX, y: frame.midY))
        live.drag(from: left, to: right)
        #expect(selection(live) == 0..<13)
        live.advance(by: 1)
        live.began(at: right, kind: .touch)
        live.moved(to: left, kind: .touch)
        live.ended(at: left, kind: .touch)
        #expect(selection(live) == 0..<13)
    }

    @Test func `Two clicks select a word, three all of the line`() throws {
        let live = LiveView(Field(log: log))
        let frame = try #require(live.frame(of: "control"))
        let point = CGPoint(x: frame.minX + 4, y: frame.midY)
        live.tap(at: point, count: 2)
        #expect(selection(live) == 0..<3)
        live.tap(at: point)
        #expect(selection(live) == 0..<13)
    }
}

extension [AccessibilityNode] {
    fileprivate var flattened: [AccessibilityNode] { flatMap { [$0] + $0.children.flattened } }
}
