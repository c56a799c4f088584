import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct PagedTabsTests {
    struct Page: View {
        @State private var chosen = "one"
        @State private var taps = 0

        var body: some View {
            VStack(spacing: 0) {
                Text("chosen \(chosen), \(taps) taps")
                Button("Last") { chosen = "three" }
                TabView(selection: $chosen) {
                    Button("Tap") { taps += 1 }.tag("one")
                    Color.green.accessibilityElement().accessibilityLabel("green").tag("two")
                    Color.blue.accessibilityElement().accessibilityLabel("blue").tag("three")
                }
                .tabViewStyle(.page)
                .frame(height: 400)
            }
        }
    }

    private func swipe(_ window: AccessibleWindow, by way: CGFloat, letGoAfter pause: Double = 0.2) {
        window.send(.began, at: CGPoint(x: 195, y: 400))
        for step in 1...10 {
            window.advance(by: 1 / 60.0)
            window.send(.moved, at: CGPoint(x: 195 + way * CGFloat(step) / 10, y: 400))
        }
        window.advance(by: pause)
        window.send(.ended, at: CGPoint(x: 195 + way, y: 400))
        window.settle()
    }

    @Test func `Fingers swipe from page to page`() {
        let window = AccessibleWindow(Page())
        #expect(window.shows("Tap") && !window.shows("green"))
        swipe(window, by: -150, letGoAfter: 0)
        #expect(window.shows("chosen two, 0 taps"))
        #expect(window.shows("green") && !window.shows("Tap"))
        #expect(window.node(.slider, "Page")?.value == "2 of 3")
        swipe(window, by: -30)
        #expect(window.shows("chosen two, 0 taps"))
        swipe(window, by: 250)
        #expect(window.shows("chosen one, 0 taps"))
    }

    @Test func `The page follows the selection, and the dots turn pages`() {
        let window = AccessibleWindow(Page())
        window.press("Last")
        window.settle()
        #expect(window.shows("blue") && !window.shows("Tap"))
        window.send(.decrement, to: .slider, "Page")
        window.settle()
        #expect(window.shows("chosen two, 0 taps"))
        let dots = window.node(.slider, "Page")!.frame
        window.tap(CGPoint(x: dots.minX + 5, y: dots.midY))
        window.settle()
        #expect(window.shows("chosen one, 0 taps"))
        window.tap(CGPoint(x: dots.minX + 5, y: dots.midY))
        window.settle()
        #expect(window.shows("chosen one, 0 taps"))
    }

    @Test func `What is on a page is used as anywhere`() {
        let window = AccessibleWindow(Page())
        window.tap(CGPoint(x: window.node(.button, "Tap")!.frame.midX, y: window.node(.button, "Tap")!.frame.midY))
        #expect(window.shows("chosen one, 1 taps"))
    }

    @Test func `What reaches out of a page does not lie over its neighbours`() throws {
        let pages = TabView {
            Color.red
            Color.blue.frame(width: 140)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        let image = try LiveView(pages, size: CGSize(width: 100, height: 40), displayScale: 1).image()
        #expect(image.width == 100)
        let (last, middle) = (image.pixels[(20 * 100 + 98) * 4..<(20 * 100 + 98) * 4 + 3], image.pixels[200..<203])
        #expect(last.elementsEqual(middle))
    }
}
