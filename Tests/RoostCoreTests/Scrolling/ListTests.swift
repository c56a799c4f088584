import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct ListTests {
    private static let window = CGSize(width: 320, height: 600)

    struct Row: View {
        let index: Int
        let log: RowLog
        var body: some View {
            let _ = log.bodies += 1
            Text("Row \(index)").accessibilityIdentifier("row \(index)")
                .onAppear { log.present.insert(index) }
                .onDisappear { log.present.remove(index) }
        }
    }

    @Test func `A list of a hundred thousand rows makes only the rows in view`() {
        let log = RowLog()
        let live = LiveView(List(0..<100_000) { Row(index: $0, log: log) }, size: Self.window)
        #expect(log.bodies < 15)
        var most = 0
        for _ in 0..<60 {
            live.scroll(by: 95_000)
            most = max(most, live.nodeCount)
        }
        #expect(log.present.contains(99_999))
        #expect(most < 6000, "\(most) nodes")
        #expect(log.bodies < 60 * 25)
        for _ in 0..<60 { live.scroll(by: -95_000) }
        #expect(log.present.contains(0))
        #expect(live.top(0) == 50.75)
    }

    @Test func `Sections of many rows make only the rows in view`() {
        let log = RowLog()
        let live = LiveView(
            List {
                ForEach(0..<100, id: \.self) { section in
                    Section("Section \(section)") {
                        ForEach(0..<1000, id: \.self) { Row(index: section * 1000 + $0, log: log) }
                    }
                }
            }, size: Self.window)
        #expect(log.bodies < 15)
        live.scroll(by: 2_900_000)
        live.scroll(by: 0.5)
        #expect(log.present.count < 15)
        #expect(log.present.min()! > 40_000)
    }

    @Test func `A header of a plain list stays in place`() throws {
        let log = RowLog()
        let live = LiveView(
            List {
                Section {
                    ForEach(0..<1000, id: \.self) { Row(index: $0, log: log) }
                } header: {
                    Text("Header").accessibilityIdentifier("header")
                }
            }
            .listStyle(.plain), size: Self.window)
        let before = try #require(live.frame(of: "header")).minY
        live.scroll(by: 500)
        #expect(live.frame(of: "header")?.minY == before)
    }

    struct Editable: View {
        let remote: Remote<[Int]>
        @State private var items = Array(0..<50)
        var body: some View {
            let _ = remote.binding = $items
            List {
                ForEach(items, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func swipe(_ live: LiveView, fromX x: CGFloat, by distance: CGFloat, y: CGFloat) {
        live.touch(.began, x: x, y: y)
        for step in 1...10 {
            live.advance(by: 0.03)
            live.touch(.moved, x: x + distance * CGFloat(step) / 10, y: y)
        }
        live.advance(by: 0.2)
        live.touch(.ended, x: x + distance, y: y)
        live.advance(by: 1)
    }

    @Test func `A full swipe deletes the row`() throws {
        let remote = Remote<[Int]>()
        let live = LiveView(Editable(remote: remote), size: Self.window)
        swipe(live, fromX: 300, by: -280, y: try #require(live.top(2)) + 10)
        #expect(remote.binding.wrappedValue.prefix(4) == [0, 1, 3, 4])
        #expect(live.top(2) == nil)
    }

    struct Swiped: View {
        let remote: Remote<[String]>
        var isDestructive = true
        var allowsFullSwipe = true
        @State private var log: [String] = []
        var body: some View {
            let _ = remote.binding = $log
            List(0..<50, id: \.self) { row in
                Button("Row \(row)") { log.append("row \(row)") }.accessibilityIdentifier("row \(row)")
                    .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                        Button("First", role: isDestructive ? .destructive : nil) { log.append("first") }
                            .accessibilityIdentifier("first \(row)")
                        Button("Second") { log.append("second") }.accessibilityIdentifier("second \(row)")
                    }
            }
        }
    }

    private func swiped(_ remote: Remote<[String]>, isDestructive: Bool = true, allowsFullSwipe: Bool = true)
        -> LiveView
    {
        LiveView(
            Swiped(remote: remote, isDestructive: isDestructive, allowsFullSwipe: allowsFullSwipe), size: Self.window)
    }

    @Test func `The first action takes all the room in a full swipe, until the finger goes back`() throws {
        let remote = Remote<[String]>()
        let live = swiped(remote)
        let y = try #require(live.top(2)) + 10
        live.touch(.began, x: 300, y: y)
        for x in stride(from: 290, through: 60, by: -10) { live.touch(.moved, x: CGFloat(x), y: y) }
        live.advance(by: 1)
        let (first, second) = (try #require(live.frame(of: "first 2")), try #require(live.frame(of: "second 2")))
        #expect(first.width > 200 && second.width < 1)
        for x in stride(from: 60, through: 200, by: 10) { live.touch(.moved, x: CGFloat(x), y: y) }
        live.advance(by: 1)
        #expect(live.frame(of: "first 2")?.width == live.frame(of: "second 2")?.width)
        live.touch(.ended, x: 200, y: y)
        live.advance(by: 1)
        #expect(remote.binding.wrappedValue.isEmpty)
    }

    @Test(arguments: [true, false])
    func `A row that its full swipe does not remove slides back`(isDestructive: Bool) throws {
        let remote = Remote<[String]>()
        let live = swiped(remote, isDestructive: isDestructive)
        let x = try #require(live.frame(of: "row 2")).minX
        swipe(live, fromX: 300, by: -280, y: try #require(live.top(2)) + 10)
        #expect(remote.binding.wrappedValue == ["first"])
        live.advance(by: 1)
        #expect(live.frame(of: "row 2")?.minX == x)
    }

    @Test func `A row without full swipes resists beyond the width of its buttons`() throws {
        let remote = Remote<[String]>()
        let live = swiped(remote, allowsFullSwipe: false)
        let y = try #require(live.top(2)) + 10
        let x = try #require(live.frame(of: "row 2")).minX
        live.touch(.began, x: 300, y: y)
        for step in stride(from: 290, through: 20, by: -10) { live.touch(.moved, x: CGFloat(step), y: y) }
        live.update()
        let moved = x - (try #require(live.frame(of: "row 2")).minX)
        #expect(moved > 148 && moved < 190)
        live.touch(.ended, x: 20, y: y)
        live.advance(by: 1)
        #expect(live.frame(of: "row 2")?.minX == x - 148)
        #expect(remote.binding.wrappedValue.isEmpty)
    }

    @Test(arguments: ["row 2", "row 4"]) func `A tap on a row closes the open one and does nothing else`(
        touched: String
    ) throws {
        let remote = Remote<[String]>()
        let live = swiped(remote)
        let y = try #require(live.top(2)) + 10
        let x = try #require(live.frame(of: "row 2")).minX
        swipe(live, fromX: 300, by: -120, y: y)
        #expect(live.frame(of: "row 2")?.minX == x - 148)
        let place = CGPoint(x: 40, y: touched == "row 2" ? y : try #require(live.top(4)) + 10)
        live.tap(at: place)
        live.advance(by: 1)
        #expect(live.frame(of: "row 2")?.minX == x)
        #expect(remote.binding.wrappedValue.isEmpty)
        live.tap(at: place)
        live.advance(by: 1)
        #expect(remote.binding.wrappedValue == [touched])
    }

    @Test func `Scrolling closes the open row`() throws {
        let live = swiped(Remote<[String]>())
        let x = try #require(live.frame(of: "row 2")).minX
        swipe(live, fromX: 300, by: -120, y: try #require(live.top(2)) + 10)
        live.scroll(by: 10)
        live.advance(by: 1)
        #expect(live.frame(of: "row 2")?.minX == x)
        swipe(live, fromX: 300, by: -120, y: try #require(live.top(2)) + 10)
        #expect(live.frame(of: "row 2")?.minX == x - 148)
        live.touch(.began, y: 500)
        live.touch(.moved, y: 470)
        live.touch(.ended, y: 470)
        live.advance(by: 2)
        #expect(live.frame(of: "row 2")?.minX == x)
    }

    @Test func `A short swipe shows the button that deletes`() throws {
        let remote = Remote<[Int]>()
        let live = LiveView(Editable(remote: remote), size: Self.window)
        let y = try #require(live.top(2)) + 10
        let x = try #require(live.frame(of: "row 2")).minX
        swipe(live, fromX: 250, by: -60, y: y)
        #expect(remote.binding.wrappedValue.count == 50)
        #expect(try #require(live.frame(of: "row 2")).minX == x - 74)
        live.tap(at: CGPoint(x: 280, y: y))
        live.advance(by: 1)
        #expect(remote.binding.wrappedValue.prefix(4) == [0, 1, 3, 4])
    }

    @Test func `The first action lies at the edge`() throws {
        let live = LiveView(
            List {
                Text("Row").accessibilityIdentifier("row 0")
                    .swipeActions {
                        Button("First") {}.accessibilityIdentifier("first")
                        Button("Second") {}.accessibilityIdentifier("second")
                    }
            }, size: Self.window)
        swipe(live, fromX: 250, by: -120, y: try #require(live.top(0)) + 10)
        let first = try #require(live.frame(of: "first"))
        let second = try #require(live.frame(of: "second"))
        #expect(first.maxX == 304)
        #expect(second.maxX == first.minX)
        #expect(second.width == 74)
    }

    @Test func `A vertical drag on a row with swipe actions scrolls`() throws {
        let live = LiveView(Editable(remote: Remote<[Int]>()), size: Self.window)
        let before = try #require(live.top(5))
        live.touch(.began, y: 300)
        live.touch(.moved, y: 288)
        live.touch(.moved, y: 238)
        #expect(live.top(5) == before - 52)
    }

    struct Selectable: View {
        let remote: Remote<Int?>
        @State private var choice: Int?
        var body: some View {
            let _ = remote.binding = $choice
            List(selection: $choice) {
                ForEach(0..<50, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }
                Text("Other").tag(1000).accessibilityIdentifier("other")
            }
        }
    }

    @Test func `A tap selects the row by its identifier or its tag`() {
        let remote = Remote<Int?>()
        let live = LiveView(Selectable(remote: remote), size: Self.window)
        live.tap("row 3")
        #expect(remote.binding.wrappedValue == 3)
        live.scroll(by: 10_000)
        live.tap("other")
        #expect(remote.binding.wrappedValue == 1000)
    }

    @Test func `A row's insets move that row alone`() {
        let live = LiveView(
            List {
                Text("A").accessibilityIdentifier("row 0")
                    .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                    .listRowBackground(Color.red)
                    .listRowSeparator(.hidden)
                Text("B").accessibilityIdentifier("row 1")
            }, size: Self.window)
        #expect(live.frame(of: "row 0")?.minX == 56)
        #expect(live.frame(of: "row 1")?.minX == 32)
    }

    /// Two rows of 51 points below each other, as in a picture of iOS 26 of a form.
    @Test func `A list in a section gives its rows to the section`() throws {
        let hasInner = true
        let live = LiveView(
            Form {
                Section {
                    Text("First").accessibilityIdentifier("row 0")
                    if hasInner {
                        List { ForEach(1..<3) { Text("Inner").accessibilityIdentifier("row \($0)") } }
                    }
                }
                Text("Last").accessibilityIdentifier("row 3")
            }, size: Self.window)
        let tops = try (0..<4).map { try #require(live.top($0)) }
        let height = tops[1] - tops[0]
        #expect((50...53).contains(height))
        #expect(abs(tops[2] - tops[1] - height) < 0.5)
        #expect(tops[3] - tops[2] > height)
    }

    @Test func `A list inside of a row scrolls by itself`() throws {
        let live = LiveView(
            List {
                List(0..<20) { Text("Inner \($0)").accessibilityIdentifier("row \($0)") }.frame(height: 150)
                Text("Below").accessibilityIdentifier("row 100")
            }, size: Self.window)
        #expect(try #require(live.top(100)) < 300)
        #expect(live.top(19) == nil)
    }

    @Test func `Moving and removing by offsets gives what Apple's functions give`() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: IndexSet([1, 3]), toOffset: 5)
        #expect(String(letters) == "acebdf")
        letters.move(fromOffsets: IndexSet(integer: 5), toOffset: 0)
        #expect(String(letters) == "facebd")
        letters.remove(atOffsets: IndexSet([0, 5, 9]))
        #expect(String(letters) == "aceb")
    }
}
