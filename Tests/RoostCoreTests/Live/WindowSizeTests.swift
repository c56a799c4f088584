import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// `UIScreen.main` is the window.
@MainActor
@Suite struct WindowSizeTests {
    private struct HalfScreen: View {
        var body: some View {
            Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10).accessibilityIdentifier("half")
        }
    }

    @Test func `The screen is as large as the window`() {
        let report = LayoutReport(of: HalfScreen(), in: CGSize(width: 600, height: 400))
        #expect(report.frame(of: "half")?.width == 300)
    }

    @Test func `Without a window the screen is an iPhone's`() {
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(LayoutReport(of: HalfScreen(), proposal: .unspecified).size.width == 196.5)
    }

    @Test func `Without a window a point has three pixels, as on that iPhone`() {
        #expect(UIScreen.main.scale == 3)
        #expect(UITraitCollection.current.displayScale == 3)
        #expect(UIWindow().traitCollection.displayScale == 3)
        let text = UIHostingController(rootView: Text("Hg"))
        #expect(abs(text.sizeThatFits(in: CGSize(width: 300, height: 300)).height * 3 - 61) < 0.01)
    }

    @Test func `A body that reads the screen is evaluated again when the window's size changes`() {
        let graph = ViewGraph(HalfScreen(), environment: EnvironmentValues())
        let window = CGRect(x: 0, y: 0, width: 800, height: 100)
        graph.layOut(in: window)
        #expect(graph.measure(ProposedViewSize(window.size)).width == 196.5)
        var environment = graph.environment
        environment.windowSize = window.size
        graph.setEnvironment(environment)
        graph.update()
        #expect(graph.measure(ProposedViewSize(window.size)).width == 400)
    }

    @Test func `UIKit's colours are the system's, and colour literals have their components`() {
        #expect(Color(.systemGray6).resolve(in: EnvironmentValues()) == Color.Resolved(hex: 0xF2F2F7))
        #expect(Color(uiColor: .red).resolve(in: EnvironmentValues()) == Color.Resolved(red: 1, green: 0, blue: 0))
        let literal = Color(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(literal.resolve(in: EnvironmentValues()) == Color.Resolved(red: 0, green: 1, blue: 0))
        var red: CGFloat = 0
        var alpha: CGFloat = 0
        UIColor.blue.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 0 && abs(alpha - 0.5) < 0.001)
    }
}
