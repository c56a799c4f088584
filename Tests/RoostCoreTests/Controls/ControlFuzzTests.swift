import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Random input on a form of all controls: nothing crashes, and what fields say of their text stays true.
@MainActor struct ControlFuzzTests {
    struct Page: View {
        @State private var text = "a👨‍👩‍👧e\u{301}שלום"
        @State private var secret = "secret"
        @State private var notes = "first\nsecond\n\nfourth"
        @State private var number = 7.5
        @State private var optional: Int?
        @State private var isOn = false
        @State private var value = 0.3
        @State private var count = 2
        @State private var choice = 1
        @State private var isExpanded = false
        @FocusState private var focus: Int?

        var body: some View {
            VStack(spacing: 2) {
                TextField("Name", text: $text).focused($focus, equals: 1)
                TextField("Upper", text: Binding(get: { text }, set: { text = $0.uppercased() })).focused(
                    $focus, equals: 2)
                SecureField("Password", text: $secret).focused($focus, equals: 3)
                TextField("Lines", text: $notes, axis: .vertical).lineLimit(1...2)
                TextField("Number", value: $number, format: .number)
                TextField("Optional", value: $optional, format: .number)
                TextEditor(text: $notes).frame(height: 40)
                VStack(spacing: 2) {
                    Toggle("Switch", isOn: $isOn)
                    Toggle("Button", isOn: $isOn).toggleStyle(.button)
                    Slider(value: $value)
                    Slider(value: $value, in: 0...1, step: 0.25)
                    Stepper("Count", value: $count, in: 0...5)
                    Picker("Choice", selection: $choice) { ForEach(1..<4) { Text("\($0)").tag($0) } }
                        .pickerStyle(.segmented)
                }
                .disabled(isOn)
                DisclosureGroup("More", isExpanded: $isExpanded) {
                    Button("Focus") { focus = count }
                        .buttonRepeatBehavior(.enabled)
                        .keyboardShortcut("k")
                }
                Color.red.frame(height: 10).focusable().onKeyPress { _ in .ignored }
            }
            .onSubmit { focus = 3 }
            .frame(width: 200)
        }
    }

    private static let texts = [
        "", "a", "👍🏽", "e\u{301}", "\u{301}", "日本", "שלום", "a\r\nb", "\u{200D}", "🇩🇪🇫", "\0", "x\u{FFFC}",
    ]
    private static let keys: [KeyEquivalent] = [
        .tab, .tab, .space, .return, .escape, .delete, .deleteForward, .upArrow, .downArrow, .leftArrow, .rightArrow,
        .home, .end, .pageUp, "a", "z", "k", "1", "é", "👍🏽", "日", "ש", KeyEquivalent("\u{F704}"),
    ]

    @Test(arguments: 0..<6) func `Random input keeps fields true`(seed: Int) {
        var random = Seeded(seed: seed)
        let live = LiveView(Page(), size: CGSize(width: 240, height: 500)) {
            $0.idiom = seed % 2 == 0 ? .iOS : .macOS
            $0.layoutDirection = seed % 3 == 0 ? .rightToLeft : .leftToRight
        }
        for _ in 0..<400 {
            step(live, &random)
            for field in fields(live) { check(field) }
        }
    }

    private func step(_ live: LiveView, _ random: inout Seeded) {
        let nodes = live.graph.focusOrder().map(\.id) + [0, 1, .max]
        let node = nodes.randomElement(using: &random)!
        switch Int.random(in: 0..<12, using: &random) {
        case 0...4:
            let modifiers = EventModifiers(
                rawValue: Bool.random(using: &random) ? 0 : .random(in: 0..<64, using: &random))
            let key = Self.keys.randomElement(using: &random)!
            let phase = [KeyEvent.Phase.down, .down, .repeated, .up].randomElement(using: &random)!
            live.send(.key(KeyEvent(phase, key, modifiers: modifiers)))
        case 5, 6:
            let text = (0..<Int.random(in: 0..<4, using: &random)).map { _ in Self.texts.randomElement(using: &random)!
            }
            let selection = range(&random)
            let composition = Bool.random(using: &random) ? range(&random) : nil
            live.send(
                .edit(TextEdit(node: node, text: text.joined(), selection: selection, composition: composition)))
        case 7: live.send(.focus(Bool.random(using: &random) ? node : nil))
        case 8:
            let kinds: [AccessibilityRequest.Kind] = [
                .activate, .increment, .decrement, .escape, .submit, .custom(3), .set(.infinity), .set(0.4),
                .scrollToVisible,
            ]
            live.send(.access(AccessibilityRequest(kinds.randomElement(using: &random)!, on: node)))
        case 9, 10:
            let point = CGPoint(x: .random(in: -10...250, using: &random), y: .random(in: -10...510, using: &random))
            let kind: PointerEvent.Kind = Bool.random(using: &random) ? .mouse : .touch
            let phase = [PointerEvent.Phase.began, .moved, .ended, .cancelled].randomElement(using: &random)!
            live.send(.pointer(PointerEvent(phase, at: point, kind: kind)))
        default: live.advance(by: .random(in: 0...1, using: &random))
        }
        live.update()
    }

    private func range(_ random: inout Seeded) -> Range<Int> {
        let start = Int.random(in: -3..<12, using: &random)
        return start..<start + .random(in: 0..<8, using: &random)
    }

    private func fields(_ live: LiveView) -> [AccessibilityNode.TextInput] {
        live.graph.focusOrder().compactMap { $0.keyboardControl?.text }
    }

    /// The selection lies in the text, on boundaries of characters.
    private func check(_ field: AccessibilityNode.TextInput) {
        let utf16 = field.text.utf16
        #expect(field.selection.lowerBound >= 0 && field.selection.upperBound <= utf16.count)
        guard field.selection.upperBound <= utf16.count, field.selection.lowerBound >= 0 else { return }
        for offset in [field.selection.lowerBound, field.selection.upperBound] {
            let index = utf16.index(utf16.startIndex, offsetBy: offset)
            #expect(index == field.text.endIndex || index.samePosition(in: field.text) != nil, "\(field)")
        }
    }
}
