import CoreGraphics
import RoostTesting
@testable import SwiftUI
@testable import UIKit
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// A field of UIKit's as apps wrap it: the coordinator is its delegate.
private struct Wrapped: UIViewRepresentable {
    @Binding var text: String
    var prepare: @MainActor (UITextField) -> Void = { _ in }
    var takes: @MainActor (NSRange, String) -> Bool = { _, _ in true }
    var log: @MainActor (String) -> Void = { _ in }

    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: Wrapped
        init(_ parent: Wrapped) { self.parent = parent }

        func textFieldDidBeginEditing(_ textField: UITextField) { parent.log("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { parent.log("end") }
        func textFieldDidChangeSelection(_ textField: UITextField) { parent.text = textField.text ?? "" }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            parent.log("return")
            textField.resignFirstResponder()
            return true
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            parent.log("\(range.location) \(range.length) \(string)")
            return parent.takes(range, string)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Name"
        field.delegate = context.coordinator
        field.accessibilityIdentifier = "field"
        prepare(field)
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        context.coordinator.parent = self
        uiView.text = text
    }
}

@MainActor private final class Log {
    var lines: [String] = []
}

private struct Page: View {
    @State var text: String
    var prepare: @MainActor (UITextField) -> Void = { _ in }
    var takes: @MainActor (NSRange, String) -> Bool = { _, _ in true }
    let log: Log

    var body: some View {
        VStack {
            Wrapped(text: $text, prepare: prepare, takes: takes) { log.lines.append($0) }
                .frame(width: 200, height: 30)
            Text(text).accessibilityIdentifier("said \(text)")
        }
    }
}

@MainActor struct UITextFieldTests {
    @Test func `What is written in a UITextField goes through its delegate to the binding`() {
        let log = Log()
        let live = LiveView(Page(text: "a", log: log), size: CGSize(width: 300, height: 200))
        live.tap(at: CGPoint(x: 150, y: 85))
        live.type("bc")
        live.advance(by: 0.1)
        #expect(log.lines == ["begin", "1 0 b", "2 0 c"])
        #expect(live.frame(of: "said abc") != nil)
    }

    @Test func `A delegate may refuse what is written`() {
        let log = Log()
        let live = LiveView(
            Page(text: "", takes: { _, words in words != "x" }, log: log), size: CGSize(width: 300, height: 200))
        live.tap(at: CGPoint(x: 150, y: 85))
        live.type("axb")
        live.advance(by: 0.1)
        #expect(live.frame(of: "said ab") != nil)
    }

    @Test func `Return asks the delegate, and only what the delegate does ends editing`() {
        let log = Log()
        let live = LiveView(Page(text: "a", log: log), size: CGSize(width: 300, height: 200))
        live.tap(at: CGPoint(x: 150, y: 85))
        live.press(.return)
        live.advance(by: 0.1)
        #expect(log.lines == ["begin", "return", "end"])
    }

    @Test func `A field that becomes first responder has the keyboard in the next frame`() {
        let log = Log()
        let live = LiveView(
            Page(text: "", prepare: { $0.becomeFirstResponder() }, log: log), size: CGSize(width: 300, height: 200))
        live.advance(by: 0.1)
        live.type("q")
        live.advance(by: 0.1)
        #expect(log.lines.first == "begin")
        #expect(live.frame(of: "said q") != nil)
    }

    @Test func `What was replaced is known by the caret where letters repeat`() {
        func difference(_ old: String, _ new: String, _ caret: Int) -> String {
            let (range, words) = _UITextContents.difference(from: old, to: new, caret: caret..<caret)
            return "\(range.location) \(range.length) \(words)"
        }
        #expect(difference("aaa", "aaaa", 1) == "1 0 a")
        #expect(difference("abc", "ac", 2) == "1 1 ")
        #expect(difference("", "hello", 0) == "0 0 hello")
        #expect(difference("hello", "", 5) == "0 5 ")
    }

    @Test(arguments: [
        ("😀", "😁", 2, "0 2 😁"), ("a😀b", "a😁b", 3, "1 2 😁"), ("🇩🇪", "🇩🇰", 4, "0 4 🇩🇰"),
        ("e\u{301}", "e\u{300}", 2, "0 2 e\u{300}"), ("😀", "😀😁", 2, "2 0 😁"), ("😀😁", "😀", 4, "2 2 "),
    ])
    func `A character of several units is replaced as a whole`(old: String, new: String, caret: Int, told: String) {
        let (range, words) = _UITextContents.difference(from: old, to: new, caret: caret..<caret)
        #expect("\(range.location) \(range.length) \(words)" == told)
    }

    @Test func `Places in the text are told in UTF-16 units`() throws {
        let field = UITextField()
        field.text = "🐦 bird"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "bird")
        field.replace(range, withText: "egg")
        #expect(field.text == "🐦 egg")
        field.deleteBackward()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.insertText("A ")
        #expect(field.text == "A 🐦 eg")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    }

    @Test func `A field without a border is a line high, one with a round border 34 points`() {
        let field = UITextField()
        field.text = "Text"
        #expect((21...23).contains(field.intrinsicContentSize.height))
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }

    private final class Padded: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    }

    @Test func `A subclass says where its text is`() {
        let (plain, padded) = (UITextField(), Padded())
        plain.text = "Text"
        padded.text = "Text"
        #expect(abs(padded.intrinsicContentSize.width - plain.intrinsicContentSize.width - 40) < 1e-9)
    }

    @Test func `Actions run for what happens to a field`() {
        let field = UITextField()
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
        field.insertText("a")
        field.sendActions(for: .valueChanged)
        #expect(count == 1)
    }
}
