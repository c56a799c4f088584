import CoreGraphics
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct ColorPickerTests {
    struct Page: View {
        @State var color = Color(red: 1, green: 0, blue: 0)
        var supportsOpacity = true
        var body: some View {
            VStack {
                ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity)
                Text(color.description)
            }
        }
    }

    private func opened(_ page: Page) -> AccessibleWindow {
        let window = AccessibleWindow(page)
        window.press("Tint")
        window.settle()
        return window
    }

    private func value(_ window: AccessibleWindow) -> String? {
        window.press("Close")
        window.settle()
        return window.node(.button, "Tint")?.value
    }

    @Test func `The well says the colour, and opens where another is chosen`() {
        let window = AccessibleWindow(Page())
        #expect(window.node(.button, "Tint")?.value == "#FF0000FF")
        window.press("Tint")
        window.settle()
        #expect(window.shows("Colors"))
    }

    @Test func `A colour of the grid is taken over`() {
        let window = opened(Page())
        window.press("#000000FF")
        #expect(value(window) == "#000000FF")
    }

    @Test func `Sliders and numbers change the components`() throws {
        let window = opened(Page())
        let sliders = try #require(window.nodes.first { $0.label == "Sliders" })
        window.tap(CGPoint(x: sliders.frame.midX, y: sliders.frame.midY))
        window.send(.set(0.2), to: .slider, "Green")
        window.send(.set(0.5), to: .slider, "Opacity")
        #expect(value(window) == "#FF330080")
    }

    @Test func `Where opacity is not supported none is chosen`() {
        let window = opened(Page(color: .red.opacity(0.5), supportsOpacity: false))
        #expect(window.node(.slider, "Opacity") == nil)
        window.press("#FFFFFFFF")
        #expect(value(window) == "#FFFFFFFF")
    }

    @Test func `A picker of a graphics colour writes one`() {
        struct Page: View {
            @State private var color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            var body: some View { ColorPicker("Tint", selection: $color) }
        }
        let window = AccessibleWindow(Page())
        #expect(window.node(.button, "Tint")?.value == "#0000FFFF")
        window.press("Tint")
        window.settle()
        window.press("#000000FF")
        #expect(value(window) == "#000000FF")
    }

    @Test func `On macOS the well is 48 by 24, 8 from its label (ctl-C0)`() {
        let window = AccessibleWindow(ColorPicker("Tint", selection: .constant(.red)).labelsHidden().fixedSize()) {
            $0.idiom = .macOS
        }
        #expect(window.node(.button, "Tint")?.frame.size == CGSize(width: 48, height: 24))
    }
}
