import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct TextFieldTests {
    final class Model {
        var text = ""
        var submits = 0
        var number = 7
        var isFocused: FocusState<Bool>.Binding?
    }

    struct Page: View {
        @State private var text: String
        @FocusState private var isFocused: Bool
        let model: Model
        var axis = Axis.horizontal
        var change: (String) -> String = { $0 }

        init(_ text: String = "", model: Model, axis: Axis = .horizontal, change: @escaping (String) -> String = { $0 })
        {
            _text = State(initialValue: text)
            self.model = model
            self.axis = axis
            self.change = change
        }

        var body: some View {
            let _ = model.isFocused = $isFocused
            let _ = model.text = text
            VStack {
                TextField("Name", text: Binding(get: { text }, set: { text = change($0) }), axis: axis)
                    .focused($isFocused)
                    .accessibilityIdentifier("field")
                    .frame(width: 100)
                Button("Next") {}
            }
            .onSubmit { model.submits += 1 }
        }
    }

    let model = Model()

    /// What the field tells its host.
    private func input(_ live: LiveView) throws -> AccessibilityNode.TextInput {
        try #require(live.control("field")?.keyboardControl?.text)
    }

    private func focused(_ text: String = "", change: @escaping (String) -> String = { $0 }) -> LiveView {
        let live = LiveView(Page(text, model: model, change: change))
        live.press(.tab)
        return live
    }

    // MARK: Keys

    @Test func `Typing writes at the caret and returns to the binding`() throws {
        let live = focused("ab")
        live.type("cd")
        #expect(model.text == "abcd")
        #expect(try input(live).selection == 4..<4)
    }

    @Test func `A field without the focus takes no keys`() {
        let live = LiveView(Page(model: model))
        live.type("x")
        #expect(model.text == "")
    }

    @Test func `Backspace and delete take whole characters`() {
        let live = focused("a👨‍👩‍👧e\u{301}b")
        live.press(.delete)
        live.press(.delete)
        #expect(model.text == "a👨‍👩‍👧")
        live.press(.leftArrow)
        live.press(.deleteForward)
        #expect(model.text == "a")
    }

    @Test func `Arrows, home and end move the caret`() throws {
        let live = focused("abc")
        live.press(.leftArrow)
        #expect(try input(live).selection == 2..<2)
        live.press(.home)
        live.type("x")
        live.press(.end)
        live.type("y")
        #expect(model.text == "xabcy")
    }

    @Test func `Shift selects, and typing replaces what is selected`() throws {
        let live = focused("abcd")
        live.press(.leftArrow, .shift)
        live.press(.leftArrow, .shift)
        #expect(try input(live).selection == 2..<4)
        live.type("x")
        #expect(model.text == "abx")
    }

    @Test func `An arrow without shift goes to the selection's end`() throws {
        let live = focused("abcd")
        live.press("a", .command)
        #expect(try input(live).selection == 0..<4)
        live.press(.leftArrow)
        #expect(try input(live).selection == 0..<0)
    }

    @Test func `Option moves and deletes by words`() throws {
        let live = focused("one two, three")
        live.press(.leftArrow, .option)
        #expect(try input(live).selection == 9..<9)
        live.press(.leftArrow, .option)
        #expect(try input(live).selection == 4..<4)
        live.press(.rightArrow, .option)
        #expect(try input(live).selection == 7..<7)
        live.press(.delete, .option)
        #expect(model.text == "one , three")
    }

    @Test func `In right-to-left text the left arrow goes forward`() throws {
        let live = focused("שלום")
        live.press(.home)
        live.press(.leftArrow)
        #expect(try input(live).selection == 1..<1)
    }

    @Test func `Command keys and function keys write nothing`() {
        let live = focused("a")
        live.press("c", .command)
        live.press(.upArrow)
        live.press(KeyEquivalent("\u{F704}"))
        #expect(model.text == "a")
    }

    // MARK: The binding

    @Test func `What the binding makes of the text is what the field holds`() throws {
        let live = focused(change: { $0.uppercased() })
        live.type("abc")
        #expect(model.text == "ABC")
        #expect(try input(live).text == "ABC")
        #expect(try input(live).selection == 3..<3)
    }

    @Test func `A binding that takes nothing leaves the field as it was`() throws {
        let live = focused("abc", change: { String($0.prefix(3)) })
        live.type("d")
        #expect(try input(live).text == "abc")
        #expect(try input(live).selection == 3..<3)
    }

    // MARK: Submit

    @Test func `Return submits and puts the keyboard away`() {
        let live = focused("abc")
        live.press(.return)
        #expect(model.submits == 1)
        #expect(model.isFocused?.wrappedValue == false)
        #expect(model.text == "abc")
    }

    @Test func `On macOS return keeps the focus`() {
        let live = LiveView(Page("abc", model: model)) { $0.idiom = .macOS }
        live.press(.tab)
        live.press(.return)
        #expect(model.submits == 1)
        #expect(model.isFocused?.wrappedValue == true)
    }

    @Test func `In a vertical field return begins a new line`() {
        let live = LiveView(Page("abc", model: model, axis: .vertical))
        live.press(.tab)
        live.press(.return)
        live.type("d")
        #expect(model.text == "abc\nd")
        #expect(model.submits == 0)
    }

    @Test func `A request to submit does what return does`() throws {
        let live = focused("abc")
        let node = try #require(live.control("field"))
        live.send(.access(AccessibilityRequest(.submit, on: node.id)))
        live.update()
        #expect(model.submits == 1)
    }

    @Test func `Actions for a submit run from the inside out, up to a scope`() {
        let log = Lines()
        let live = LiveView(
            TextField("Name", text: .constant(""))
                .onSubmit { log.lines.append("inner") }
                .onSubmit(of: .search) { log.lines.append("search") }
                .onSubmit { log.lines.append("outer") }
                .submitScope()
                .onSubmit { log.lines.append("beyond") })
        live.press(.tab)
        live.press(.return)
        #expect(log.lines == ["inner", "outer"])
    }

    final class Lines { var lines: [String] = [] }

    @Test func `Typing does not make the page's environment anew`() {
        let live = focused("ab")
        let before = live.graph.bodyEvaluations
        live.type("c")
        #expect(live.graph.bodyEvaluations - before < 20)
    }

    // MARK: The host's own field

    private func edit(
        _ live: LiveView, _ text: String, _ selection: Range<Int>, composing: Range<Int>? = nil
    ) throws {
        let node = try #require(live.control("field"))
        live.send(.edit(TextEdit(node: node.id, text: text, selection: selection, composition: composing)))
        live.update()
    }

    @Test func `An edit of the host's field is taken over`() throws {
        let live = focused()
        try edit(live, "héllo 👍🏽", 6..<10)
        #expect(model.text == "héllo 👍🏽")
        #expect(try input(live).selection == 6..<10)
    }

    @Test func `A selection inside a character goes to its boundary, one beyond the text to its end`() throws {
        let live = focused()
        try edit(live, "a👍🏽b", 2..<3)
        #expect(try input(live).selection == 1..<1)
        try edit(live, "ab", 1..<99)
        #expect(try input(live).selection == 1..<2)
        try edit(live, "ab", -5 ..< -1)
        #expect(try input(live).selection == 0..<0)
    }

    @Test func `Text in composition is underlined until it is done`() throws {
        let live = focused()
        try edit(live, "にほ", 2..<2)
        let entries = live.displayList.entries.count
        try edit(live, "にほ", 2..<2, composing: 0..<2)
        #expect(live.displayList.entries.count == entries + 1)
        try edit(live, "日本", 2..<2)
        #expect(model.text == "日本")
        #expect(live.displayList.entries.count == entries)
    }

    @Test func `Pasted lines become one line in a field of one line`() throws {
        let live = focused()
        try edit(live, "a\nb", 3..<3)
        #expect(model.text == "a b")
    }

    @Test func `An edit of a node that is gone or disabled is left aside`() throws {
        let live = LiveView(
            TextField("Name", text: .constant("a")).accessibilityIdentifier("field").disabled(true))
        try edit(live, "b", 1..<1)
        live.send(.edit(TextEdit(node: 4_000_000, text: "x", selection: 0..<0)))
        live.update()
        #expect(try input(live).text == "a")
    }

    // MARK: Formatted values

    struct NumberPage: View {
        @State private var number = 7
        let model: Model

        var body: some View {
            let _ = model.number = number
            VStack {
                TextField("Number", value: $number, format: .number).accessibilityIdentifier("field")
                Button("Next") {}
            }
        }
    }

    @Test func `A formatted value follows the typing on iOS, and its text is formatted when the edit is done`() throws {
        let live = LiveView(NumberPage(model: model))
        live.press(.tab)
        live.press(.delete)
        live.type("4200")
        #expect(model.number == 4200)
        #expect(try input(live).text == "4200")
        live.press(.return)
        #expect(model.number == 4200)
        #expect(try input(live).text == "4,200")
    }

    @Test func `A formatted value changes on macOS when the edit is done`() throws {
        let live = LiveView(NumberPage(model: model).environment(\.idiom, .macOS))
        live.press(.tab)
        live.press(.delete)
        live.type("42")
        #expect(model.number == 7)
        #expect(try input(live).text == "42")
        live.press(.tab)
        #expect(model.number == 42)
    }

    @Test func `What the format cannot read leaves the value and its text`() throws {
        let live = LiveView(NumberPage(model: model))
        live.press(.tab)
        live.type("x")
        live.press(.return)
        #expect(model.number == 7)
        #expect(try input(live).text == "7")
    }

    private struct AmountPage: View {
        @State private var amount = 1234.5
        let told: (Double) -> Void

        var body: some View {
            let _ = told(amount)
            TextField("Amount", value: $amount, format: .number).accessibilityIdentifier("field")
        }
    }

    @Test func `A formatted value is written and read in the language of the environment`() throws {
        var amount = 0.0
        let live = LiveView(AmountPage { amount = $0 }.environment(\.locale, Locale(identifier: "de_DE")))
        #expect(try input(live).text == "1.234,5")
        live.press(.tab)
        for _ in 0..<7 { live.press(.delete) }
        live.type("2,5")
        live.press(.return)
        #expect(amount == 2.5)
        #expect(try input(live).text == "2,5")
    }

    private struct PricePage: View {
        @State private var price = 0.0
        let told: (Double) -> Void

        var body: some View {
            let _ = told(price)
            TextField("Price", value: $price, format: .currency(code: "USD")).accessibilityIdentifier("field")
        }
    }

    @Test func `A price is read without its currency's sign`() throws {
        var price = 0.0
        let live = LiveView(PricePage { price = $0 }.environment(\.locale, Locale(identifier: "en_US")))
        #expect(try input(live).text == "$0.00")
        live.press(.tab)
        for _ in 0..<5 { live.press(.delete) }
        live.type("12.5")
        #expect(price == 12.5)
        live.press(.return)
        #expect(try input(live).text == "$12.50")
    }

    // MARK: Caret

    @Test func `The caret blinks while the field has the focus, and only then`() {
        let live = focused("abc")
        let seen = live.displayList.entries.count
        live.advance(by: 0.6)
        #expect(live.displayList.entries.count == seen - 1)
        live.advance(by: 0.5)
        #expect(live.displayList.entries.count == seen)
        model.isFocused?.wrappedValue = false
        live.update()
        live.advance(by: 2)
        #expect(live.session.nextFrame == nil)
    }

    @Test func `Typing shows the caret`() {
        let live = focused("abc")
        live.advance(by: 0.6)
        let hidden = live.displayList.entries.count
        live.type("d")
        #expect(live.displayList.entries.count == hidden + 1)
    }

    @Test func `Long text scrolls so that the caret is seen`() throws {
        let live = focused(String(repeating: "wide ", count: 40))
        let caret = try #require(caretRect(live))
        let field = try #require(live.frame(of: "field"))
        #expect(caret.maxX <= field.maxX + 3 && caret.minX >= field.minX)
        live.press(.home)
        let first = try #require(caretRect(live))
        #expect(abs(first.midX - field.minX) <= 2)
    }

    /// The caret is the last thing that a field draws.
    private func caretRect(_ live: LiveView) -> CGRect? {
        live.displayList.entries.compactMap { entry -> CGRect? in
            guard case .fill(let path, _, _) = entry.command, path.boundingRect.width == 2 else { return nil }
            return path.boundingRect
        }.last
    }

    // MARK: Secret text

    struct SecretPage: View {
        @State private var text = ""
        let model: Model

        var body: some View {
            let _ = model.text = text
            SecureField("Password", text: $text).accessibilityIdentifier("field")
        }
    }

    @Test func `A secret text is edited and drawn as dots`() throws {
        let live = LiveView(SecretPage(model: model))
        live.press(.tab)
        live.type("añ👍🏽")
        #expect(model.text == "añ👍🏽")
        #expect(try input(live).isSecure)
        let words = live.displayList.entries.contains { entry in
            if case .glyphs = entry.command { return true }
            return false
        }
        #expect(!words)
        let dots = live.displayList.entries.compactMap { entry -> CGRect? in
            guard case .fill(let path, _, _) = entry.command else { return nil }
            return path.boundingRect
        }
        // Three circles of 7.18 points, about 10.3 apart.
        #expect(dots.contains { abs($0.height - 7.18) < 0.01 && abs($0.width - 27.8) < 0.7 })
        live.press(.leftArrow)
        live.press(.delete)
        #expect(model.text == "a👍🏽")
    }

    // MARK: Many lines

    struct EditorPage: View {
        @State private var text = "first\nsecond\nthird"
        let model: Model

        var body: some View {
            let _ = model.text = text
            TextEditor(text: $text).accessibilityIdentifier("field").frame(width: 200, height: 45)
        }
    }

    @Test func `The up and down arrows keep the caret's column`() throws {
        let live = LiveView(EditorPage(model: model))
        live.press(.tab)
        #expect(try input(live).selection == 18..<18)
        live.press(.upArrow)
        let second = try input(live).selection.lowerBound
        #expect((9...12).contains(second))
        live.press(.downArrow)
        #expect(try input(live).selection == 18..<18)
        live.press(.upArrow)
        live.press(.upArrow)
        live.press(.upArrow)
        #expect(try input(live).selection == 0..<0)
    }

    @Test func `An editor takes return and tab`() {
        let live = LiveView(EditorPage(model: model))
        live.press(.tab)
        live.press(.return)
        live.press(.tab)
        #expect(model.text == "first\nsecond\nthird\n\t")
    }

    @Test func `A return key that is held submits once`() {
        let live = focused("ab") { $0 }
        live.key(.down, .return)
        live.session.graph.focus.move(forward: true)
        live.key(.repeated, .return)
        live.key(.repeated, .return)
        live.key(.up, .return)
        #expect(model.submits == 1)
    }

    private struct Scaled: View {
        let scale: CGFloat
        var body: some View {
            TextField("Name", text: .constant("abcdefghij"))
                .accessibilityIdentifier("field")
                .frame(width: 100)
                .scaleEffect(scale, anchor: .topLeading)
                .frame(width: 290, alignment: .leading)
        }
    }

    /// Where a click puts the caret in a field that is drawn larger.
    private func caret(scale: CGFloat) throws -> Int {
        let live = LiveView(Scaled(scale: scale))
        let frame = try #require(live.frame(of: "field"))
        live.pointer(.began, at: CGPoint(x: frame.minX + 30 * scale, y: frame.minY + 8 * scale), kind: .mouse)
        return try input(live).selection.lowerBound
    }

    @Test func `A click in a field that is drawn larger goes where the character is seen`() throws {
        let plain = try caret(scale: 1)
        #expect((1...8).contains(plain))
        let large = try caret(scale: 2)
        #expect(large == plain)
    }
}
