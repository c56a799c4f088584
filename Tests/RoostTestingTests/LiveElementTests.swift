import RoostTesting
import SwiftUI
import Testing

@MainActor struct LiveElementTests {
    private struct Form: View {
        @State private var name = ""
        @State private var isOn = false
        @State private var greeting = "Nobody"
        @State private var isCovered = false

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Toggle("Loud", isOn: $isOn)
                Button("Greet") { greeting = "Hello, \(name)\(isOn ? "!" : "")" }
                Button("Cover") { isCovered = true }
                Text(greeting)
            }
            .overlay { if isCovered { Color.red } }
        }
    }

    private let window = LiveView(Form(), size: CGSize(width: 300, height: 400))

    @Test func `A field, a toggle and a button are found by role and name, and used`() {
        #expect(window.tap(.textField))
        window.type("Ännchen")
        #expect(window.element(.textField)?.value == "Ännchen")
        #expect(window.element(.textField)?.isFocused == true)
        #expect(window.element(.toggle, "Loud")?.isOn == false)
        #expect(window.tap(.toggle, "Loud"))
        #expect(window.element(.toggle, "Loud")?.isOn == true)
        #expect(window.tap(.button, "Greet"))
        #expect(window.contains("Hello, Ännchen!"))
        #expect(window.element(.text, "Nobody") == nil)
    }

    @Test func `A key edits the field that has the focus`() {
        window.tap(.textField)
        window.type("Anna")
        window.press(.delete)
        window.press(.leftArrow)
        window.type("-")
        #expect(window.element(.textField)?.value == "An-n")
    }

    @Test func `Elements come in the order in which they are read, with their frames`() throws {
        let labels = window.elements.filter { $0.role == .button }.map(\.label)
        #expect(labels == ["Greet", "Cover"])
        let (greet, cover) = (window.element(.button, "Greet"), window.element(.button, "Cover"))
        #expect(try #require(greet).frame.maxY <= (try #require(cover).frame.minY))
    }

    @Test func `A tap on what is not there, or is covered, says so and does nothing`() {
        #expect(!window.tap(.button, "Leave"))
        #expect(window.tap(.button, "Cover"))
        #expect(!window.tap(.button, "Greet"))
        #expect(window.contains("Nobody"))
    }
}
