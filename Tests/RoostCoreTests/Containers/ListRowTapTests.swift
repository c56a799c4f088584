import SwiftUI
import Testing

@testable import RoostCore

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
}
