import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Taps on rows that offer more than a tap.
@MainActor struct ListRowTapTests {
    private struct Rows<Row: View>: View {
        @ViewBuilder let row: (NavigationLink<Text, Never>) -> Row
        var body: some View {
            NavigationStack {
                List { row(NavigationLink("Row", value: 1)) }
                    .navigationDestination(for: Int.self) { _ in Text("Detail") }
            }
        }
    }

    private func opens<Row: View>(
        kind: PointerEvent.Kind = .touch, @ViewBuilder _ row: @escaping (NavigationLink<Text, Never>) -> Row
    ) -> Bool {
        let window = AccessibleWindow(Rows(row: row))
        guard let frame = window.node(.button, "Row")?.frame else { return false }
        window.tap(CGPoint(x: frame.midX, y: frame.midY), kind: kind)
        window.settle()
        return window.shows("Detail")
    }

    @Test(arguments: [PointerEvent.Kind.touch, .mouse]) func `A tap opens a link`(_ kind: PointerEvent.Kind) {
        #expect(opens(kind: kind) { $0 })
    }

    @Test(arguments: [PointerEvent.Kind.touch, .mouse])
    func `A tap opens the link of a row with actions`(_ kind: PointerEvent.Kind) {
        #expect(opens(kind: kind) { $0.swipeActions { Button("Delete") {} } })
    }

    @Test(arguments: [PointerEvent.Kind.touch, .mouse])
    func `A tap opens the link of a row with a context menu`(_ kind: PointerEvent.Kind) {
        #expect(opens(kind: kind) { $0.contextMenu { Button("Copy") {} } })
    }

    @Test(arguments: [PointerEvent.Kind.touch, .mouse])
    func `A tap opens the link of a row that can be deleted`(_ kind: PointerEvent.Kind) {
        #expect(opens(kind: kind) { link in ForEach([1], id: \.self) { _ in link }.onDelete { _ in } })
    }

    private struct Counts: View {
        @State private var count = 0
        @State private var other = 0
        var body: some View {
            List {
                Button("Row") { count += 1 }
                Button("Plain") { other += 1 }.buttonStyle(.plain)
                Button("Off") { other += 1 }.disabled(true)
                Text("\(count), \(other)")
            }
        }
    }

    @Test func `A tap beside a button's words presses it where it is the row, once`() throws {
        let window = AccessibleWindow(Counts())
        let frame = try #require(window.node(.button, "Row")?.frame)
        window.tap(CGPoint(x: 300, y: frame.midY))
        #expect(window.shows("1, 0"))
        window.tap(CGPoint(x: 300, y: frame.minY - 8))
        #expect(window.shows("2, 0"))
        window.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(window.shows("3, 0"))
    }

    @Test(arguments: ["Plain", "Off"])
    func `A tap beside a button in another style, or that is disabled, does nothing`(_ name: String) throws {
        let window = AccessibleWindow(Counts())
        let frame = try #require(window.node(.button, name)?.frame)
        window.tap(CGPoint(x: 300, y: frame.midY))
        #expect(window.shows("0, 0"))
    }

    // MARK: How a press looks

    /// What is drawn at a point: red, green, blue and opacity.
    private func color(_ live: LiveView, at point: CGPoint) throws -> [UInt8] {
        let image = try live.image()
        let start = (Int(point.y) * image.width + Int(point.x)) * 4
        return Array(image.pixels[start..<start + 4])
    }

    private struct Links: View {
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Link") { Text("Detail") }.accessibilityIdentifier("link")
                    Button("Button") {}.accessibilityIdentifier("button")
                    Button("Plain") {}.buttonStyle(.plain).accessibilityIdentifier("plain")
                }
            }
        }
    }

    private func links() -> LiveView { LiveView(Links(), size: CGSize(width: 390, height: 600), displayScale: 1) }

    @Test(arguments: ["link", "button"], [60, 330])
    func `A row that is pressed on its words or beside them is grey all over`(name: String, x: CGFloat) throws {
        let live = links()
        let frame = try #require(live.frame(of: name))
        let beside = CGPoint(x: 200, y: frame.midY)
        let before = try color(live, at: beside)
        let finger = CGPoint(x: x, y: frame.midY)
        live.pointer(.began, at: finger)
        // A finger that has only just come down may be about to scroll.
        #expect(try color(live, at: beside) == before)
        live.advance(by: 0.2)
        let pressed = try color(live, at: beside)
        #expect(pressed != before)
        #expect(try color(live, at: CGPoint(x: 370, y: frame.midY)) == pressed)
        live.pointer(.cancelled, at: finger)
        #expect(try color(live, at: beside) == before)
    }

    @Test func `A mouse presses a row at once`() throws {
        let live = links()
        let frame = try #require(live.frame(of: "link"))
        let beside = CGPoint(x: 200, y: frame.midY)
        let before = try color(live, at: beside)
        live.pointer(.began, at: beside, kind: .mouse)
        #expect(try color(live, at: beside) != before)
        live.pointer(.cancelled, at: beside, kind: .mouse)
        #expect(try color(live, at: beside) == before)
    }

    @Test func `A button in a style of its own leaves its row as it is`() throws {
        let live = links()
        let frame = try #require(live.frame(of: "plain"))
        let beside = CGPoint(x: 200, y: frame.midY)
        let before = try color(live, at: beside)
        live.pointer(.began, at: CGPoint(x: frame.minX + 10, y: frame.midY))
        live.advance(by: 0.2)
        #expect(try color(live, at: beside) == before)
    }

    // MARK: Menus

    @Test func `A context menu opens over the whole row`() throws {
        let window = AccessibleWindow(
            List { Text("Row").contextMenu { Button("Copy") {} } })
        let row = try #require(window.nodes.first { $0.label == "Row" }?.frame)
        let beside = CGPoint(x: 330, y: row.midY)
        window.send(.began, at: beside)
        window.advance(by: 0.6)
        window.send(.ended, at: beside)
        window.settle()
        #expect(window.node(.menuItem, "Copy") != nil)
    }

    @Test func `A row whose menu opens is not pressed`() throws {
        struct Row: View {
            @State private var count = 0
            var body: some View {
                List {
                    Button("Row") { count += 1 }.contextMenu { Button("Copy") {} }
                    Text("Count \(count)")
                }
            }
        }
        let window = AccessibleWindow(Row())
        let row = try #require(window.node(.button, "Row")?.frame)
        for x in [row.minX + 5, 330] {
            window.send(.began, at: CGPoint(x: x, y: row.midY))
            window.advance(by: 0.6)
            window.send(.ended, at: CGPoint(x: x, y: row.midY))
            window.settle()
            #expect(window.node(.menuItem, "Copy") != nil)
            window.type(.escape)
            window.settle()
        }
        #expect(window.shows("Count 0"))
    }

    @Test func `A menu in a row with others opens over its view alone`() throws {
        let window = AccessibleWindow(
            List {
                HStack {
                    Text("Row").contextMenu { Button("Copy") {} }
                    Spacer()
                    Text("End")
                }
            })
        let row = try #require(window.nodes.first { $0.label == "Row" }?.frame)
        window.send(.began, at: CGPoint(x: 200, y: row.midY))
        window.advance(by: 0.6)
        window.settle()
        #expect(window.node(.menuItem, "Copy") == nil)
    }

    @Test(arguments: [40, 200, 350]) func `A tap anywhere on a picker's row opens its menu`(x: CGFloat) throws {
        let window = AccessibleWindow(
            Form {
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
            })
        let row = try #require(window.nodes.first { $0.role == .picker }?.frame)
        window.tap(CGPoint(x: x, y: row.midY))
        window.settle()
        #expect(window.node(.menuItem, "Large") != nil)
    }

    @Test func `A disabled picker's row opens nothing`() throws {
        let window = AccessibleWindow(
            Form {
                Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.disabled(true)
            })
        let row = try #require(window.nodes.first { $0.role == .picker }?.frame)
        window.tap(CGPoint(x: 200, y: row.midY))
        window.settle()
        #expect(window.node(.menuItem, "Small") == nil)
    }
}
