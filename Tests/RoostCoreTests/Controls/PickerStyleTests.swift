import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct PickerStyleTests {
    struct Fruit: View {
        @State private var fruit = 1
        var body: some View {
            NavigationStack {
                List {
                    Picker("Fruit", selection: $fruit) {
                        ForEach(0..<3) { Text("fruit \($0)").tag($0) }
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
    }

    @Test func `A linked picker leads to its options, and choosing one leads back`() {
        let window = AccessibleWindow(Fruit())
        window.press("Fruit, fruit 1")
        window.settle()
        #expect(window.shows("fruit 0"))
        window.press(.radioButton, "fruit 2")
        window.settle()
        #expect(window.node(.button, "Fruit, fruit 2") != nil)
        #expect(!window.shows("fruit 0"))
    }

    @Test func `A wheel is 216 points tall, the chosen option in its middle`() {
        let wheel = Picker("Fruit", selection: .constant(4)) {
            ForEach(0..<9) { Text("fruit \($0)").accessibilityIdentifier("\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        let report = LayoutReport(of: wheel, proposal: ProposedViewSize(width: 300, height: nil))
        #expect(report.size == CGSize(width: 300, height: 216))
        #expect(abs((report.frame(of: "4")?.midY ?? 0) - 108) < 1)
    }

    struct Spelled: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                LabeledContent(configuration)
            }
        }
    }

    @Test func `A style of one's own draws labelled content, and may use the usual one`() {
        let window = AccessibleWindow(LabeledContent("Key", value: "Value").labeledContentStyle(Spelled()))
        #expect(window.words == ["Key", "Key", "Value"])
    }
}
