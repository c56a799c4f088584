import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Rows that are dragged by a mouse, or scrolled sideways by a wheel or a trackpad.
@MainActor struct ListRowDragTests {
    private struct Rows: View {
        var hasActions = true
        @State private var log = "-"
        var body: some View {
            NavigationStack {
                List {
                    Text(log).accessibilityIdentifier("log")
                    let link = NavigationLink("Link") { Text("detail").accessibilityIdentifier("detail") }
                        .accessibilityIdentifier("Link")
                    if hasActions {
                        link
                            .swipeActions(edge: .leading) { Button("Flag") { log = "flag" } }
                            .swipeActions { Button("Delete") { log = "delete" } }
                    } else {
                        link
                        Button("Button") { log = "pressed" }.accessibilityIdentifier("Button")
                    }
                    ForEach(0..<40, id: \.self) { Text("Row \($0)").accessibilityIdentifier("Row \($0)") }
                }
            }
        }
    }

    private func window(hasActions: Bool = true) -> LiveView {
        LiveView(Rows(hasActions: hasActions), size: CGSize(width: 390, height: 700))
    }

    private func middle(_ live: LiveView, _ name: String) throws -> CGPoint {
        let frame = try #require(live.frame(of: name))
        return CGPoint(x: 195, y: frame.midY)
    }

    private func log(_ live: LiveView) -> String? {
        func words(_ nodes: [AccessibilityNode]) -> String? {
            for node in nodes {
                if node.identifier == "log" { return node.label }
                if let found = words(node.children) { return found }
            }
            return nil
        }
        return words(live.session.accessibilityTree())
    }

    @Test func `A mouse that drags a row opens its actions, and not the row`() throws {
        let live = window()
        let start = try middle(live, "Link")
        live.drag(from: start, to: CGPoint(x: start.x - 70, y: start.y))
        live.advance(by: 1)
        #expect(live.frame(of: "detail") == nil)
        live.tap(at: CGPoint(x: 350, y: start.y))
        live.advance(by: 1)
        #expect(log(live) == "delete")
        #expect(live.frame(of: "detail") == nil)
    }

    @Test(arguments: ["Link", "Button"])
    func `A mouse that drags across a row without actions does not press it`(_ name: String) throws {
        let live = window(hasActions: false)
        let start = try middle(live, name)
        live.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 2))
        live.advance(by: 1)
        #expect(live.frame(of: "detail") == nil)
        #expect(log(live) == "-")
        live.tap(at: start)
        live.advance(by: 1)
        #expect(live.frame(of: "detail") != nil || log(live) == "pressed")
    }

    @Test func `A mouse that trembles while it clicks still presses the row`() throws {
        let live = window()
        let start = try middle(live, "Link")
        live.drag(from: start, to: CGPoint(x: start.x + 4, y: start.y + 3), steps: 3)
        live.advance(by: 1)
        #expect(live.frame(of: "detail") != nil)
    }

    @Test(arguments: [(45.0, "delete", 350.0), (-45.0, "flag", 40.0)])
    func `Scrolling sideways over a row opens its actions`(_ step: Double, _ action: String, _ x: Double) throws {
        let live = window()
        let point = try middle(live, "Link")
        live.scroll(by: CGSize(width: step, height: 3), at: point)
        live.advance(by: 0.05)
        // What a trackpad sends on the way belongs to the row, whichever way it goes.
        live.scroll(by: CGSize(width: step / 2, height: 25), at: point)
        live.advance(by: 1)
        #expect(live.frame(of: "Row 0")?.minY == window().frame(of: "Row 0")?.minY)
        live.tap(at: CGPoint(x: x, y: point.y))
        live.advance(by: 1)
        #expect(log(live) == action)
        #expect(live.frame(of: "detail") == nil)
    }

    @Test func `A row that is scrolled a little closes again, and one that is open closes the other way`() throws {
        let live = window()
        let point = try middle(live, "Link")
        let rest = try #require(live.frame(of: "Link"))
        live.scroll(by: CGSize(width: 20, height: 0), at: point)
        #expect(live.frame(of: "Link")!.minX == rest.minX - 20)
        live.advance(by: 1)
        #expect(live.frame(of: "Link") == rest)
        live.scroll(by: CGSize(width: 60, height: 0), at: point)
        live.advance(by: 1)
        #expect(live.frame(of: "Link")!.minX < rest.minX - 60)
        live.scroll(by: CGSize(width: -60, height: 0), at: point)
        live.advance(by: 1)
        #expect(live.frame(of: "Link") == rest)
    }

    @Test func `Scrolling down over a row scrolls the list, though it drifts sideways`() throws {
        let live = window()
        let point = try middle(live, "Link")
        let (row, rest) = (try #require(live.frame(of: "Row 0")), try #require(live.frame(of: "Link")))
        live.scroll(by: CGSize(width: 5, height: 30), at: point)
        live.advance(by: 0.05)
        live.scroll(by: CGSize(width: 30, height: 10), at: point)
        #expect(live.frame(of: "Row 0")!.minY == row.minY - 40)
        #expect(live.frame(of: "Link")!.minX == rest.minX)
    }
}
