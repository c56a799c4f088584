import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Controls as macOS has them: what their sizes follow from.
@MainActor struct MacControlTests {
    private func report(_ view: some View, width: CGFloat? = nil) -> LayoutReport {
        LayoutReport(of: view, proposal: ProposedViewSize(width: width, height: nil)) { $0.idiom = .macOS }
    }

    private func leaf(_ name: String, _ width: CGFloat, _ height: CGFloat = 16) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    private func picker(_ chosen: Int, _ widths: CGFloat...) -> some View {
        Picker(selection: .constant(chosen)) {
            ForEach(widths.indices, id: \.self) { leaf("option \($0)", widths[$0]).tag($0) }
        } label: {
            leaf("label", 37)
        }
    }

    @Test(arguments: [0, 1, 2])
    func `A menu picker is 47.5 wider than its widest option, whichever is chosen`(chosen: Int) {
        #expect(report(picker(chosen, 20, 45, 30)).size == CGSize(width: 37 + 8 + 45 + 47.5, height: 24))
        #expect(report(picker(chosen, 20, 45, 30).labelsHidden()).size.width == 92.5)
    }

    @Test func `A menu picker shows the chosen option only`() {
        struct Page: View {
            @State private var fruit = 1
            var body: some View {
                Picker("Fruit", selection: $fruit) { ForEach(0..<3) { Text("fruit \($0)").tag($0) } }
            }
        }
        let window = AccessibleWindow(Page().environment(\.idiom, .macOS))
        #expect(window.nodes.filter { $0.role == .picker }.map(\.value) == ["fruit 1"])
        #expect(!window.shows("fruit 2"))
    }

    @Test func `Radio buttons are 16 wide, 5 before their options and 6 apart`() throws {
        let radio = picker(0, 40, 46, 30).pickerStyle(.radioGroup)
        let report = report(radio)
        #expect(abs(report.size.width - (37 + 8 + 16 + 5 + 46)) < 0.01)
        #expect(abs(try #require(report.frame(of: "option 1")).minX - 66) < 0.01)
        let texts = Picker("", selection: .constant(0)) {
            Text("One").accessibilityIdentifier("one").tag(0)
            Text("Two").accessibilityIdentifier("two").tag(1)
        }
        .labelsHidden()
        for view in [AnyView(texts.pickerStyle(.radioGroup)), AnyView(texts.pickerStyle(.inline))] {
            let report = self.report(view)
            #expect(abs(report.size.height - 38.84) < 0.01)
            let (one, two) = try (#require(report.frame(of: "one")), #require(report.frame(of: "two")))
            #expect(abs(two.minY - one.minY - 22.42) < 0.01)
        }
    }

    @Test func `A radio button is chosen by a click`() {
        struct Page: View {
            @State private var fruit = 0
            var body: some View {
                Picker("Fruit", selection: $fruit) {
                    ForEach(0..<3) {
                        Text("fruit \($0)").accessibilityIdentifier(fruit == $0 ? "chosen \($0)" : "\($0)").tag($0)
                    }
                }
                .pickerStyle(.radioGroup)
            }
        }
        let live = LiveView(Page(), size: CGSize(width: 200, height: 100)) { $0.idiom = .macOS }
        live.tap("2")
        #expect(live.frame(of: "chosen 2") != nil)
    }

    @Test func `A checkbox without a label is 16 by 16, beside one its middle is the capitals'`() {
        let toggle = Toggle("Wi-Fi", isOn: .constant(true))
        #expect(report(toggle.labelsHidden()).size == CGSize(width: 16, height: 16))
        #expect(abs(report(toggle).size.height - 16.42) < 0.01)
        // 20 point text: its line is 24, the baseline 19 below its top; a capital is 14.09.
        #expect(report(toggle.font(.system(size: 20))).size.height == 24)
    }

    @Test(arguments: [(13, 24), (20, 32), (32, 46)])
    func `A field is 8 taller than its line`(points: Int, height: Int) {
        for text in ["", "a"] {
            let field = TextField("Name", text: .constant(text)).font(.system(size: CGFloat(points)))
            #expect(report(field).size.height == CGFloat(height))
        }
    }

    @Test func `A menu is 47.5 wider than its label, without its sign 24`() {
        let menu = Menu {
            Button("A") {}
        } label: {
            leaf("label", 45.5)
        }
        #expect(report(menu).size == CGSize(width: 93, height: 24))
        #expect(report(menu.menuIndicator(.hidden)).size == CGSize(width: 69.5, height: 24))
        let narrow = Menu("Actions") { Button("A") {} }
        #expect(report(narrow, width: 50).size == CGSize(width: 50, height: 24))
        #expect(report(narrow, width: 0).size == CGSize(width: 33.5, height: 24))
    }

    @Test func `A menu with an action of its own is 45 wider than its label`() {
        let menu = Menu {
            Button("A") {}
        } label: {
            leaf("label", 46.5)
        } primaryAction: {
        }
        #expect(report(menu).size == CGSize(width: 91.5, height: 24))
    }

    @Test func `A disclosure group's row is 8 taller than its label, its content in the middle`() throws {
        let group = DisclosureGroup(isExpanded: .constant(true)) {
            leaf("content", 40, 20)
        } label: {
            leaf("label", 30, 24)
        }
        let report = report(group, width: 200)
        #expect(report.frame(of: "label") == CGRect(x: 11.5, y: 4, width: 30, height: 24))
        #expect(report.frame(of: "content") == CGRect(x: 80, y: 32, width: 40, height: 20))
        #expect(report.size == CGSize(width: 200, height: 52))
    }

    @Test func `Segments are as wide as the widest and 21, and 8 taller than their text`() {
        let report = report(picker(0, 20, 45, 30).pickerStyle(.segmented).labelsHidden())
        #expect(report.size == CGSize(width: 3 * 66, height: 24))
    }

    @Test func `A divider is in the system's separator colour`() {
        func color(_ idiom: Idiom, _ scheme: ColorScheme) -> [String] {
            drawing(Divider()) {
                $0.idiom = idiom
                $0.colorScheme = scheme
            }.colors
        }
        #expect(color(.macOS, .light) == ["#0000001A"])
        #expect(color(.macOS, .dark) == ["#FFFFFF1A"])
        #expect(color(.iOS, .light) == ["#3C3C434A"])
    }
}
