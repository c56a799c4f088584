import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import RoostTesting

@MainActor struct LazyStackTests {
    private static let window = CGSize(width: 200, height: 400)

    /// Rows of heights that vary from 30 to 70.
    private static func height(_ row: Int) -> CGFloat { CGFloat(30 + (row * 37) % 41) }

    private func stack(_ count: Int, _ log: RowLog, varying: Bool = false) -> LiveView {
        LiveView(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) {
                        LoggedRow(index: $0, height: varying ? Self.height($0) : 40, log: log)
                    }
                }
            }, size: Self.window)
    }

    @Test func `A stack of a million rows makes only the rows in view`() {
        let log = RowLog()
        let live = stack(1_000_000, log)
        #expect(log.bodies == 10)
        live.scroll(by: 20_000_000)
        #expect(live.top(500_000) == 0)
        #expect(log.present == Set(500_000..<500_010))
    }

    @Test func `The number of nodes stays bounded while a long stack is scrolled to its end`() {
        let log = RowLog()
        let live = stack(100_000, log)
        var most = 0
        for _ in 0..<200 {
            live.scroll(by: 20_000)
            most = max(most, live.nodeCount)
        }
        #expect(live.top(99_999) == 360)
        #expect(most < 700, "\(most) nodes")
        #expect(log.bodies < 240 * 10)
    }

    @Test func `Rows appear when they scroll into view, disappear when they leave it, and appear again`() {
        let log = RowLog()
        let live = stack(100, log)
        #expect(log.present == Set(0..<10))
        live.scroll(by: 60)
        #expect(log.present == Set(1..<12))
        live.scroll(by: -60)
        #expect(log.present == Set(0..<10))
        #expect(log.appeared.filter { $0 == 0 }.count == 2)
    }

    @Test func `Rows of varying heights move by the wheel's distance, without a jump`() throws {
        let log = RowLog()
        let live = stack(5000, log, varying: true)
        live.scroll(by: 90_000)
        live.advance(by: 1)
        // Up again, over rows that have never been measured: the rows in view move by the wheel's distance.
        for _ in 0..<100 {
            let seen = log.present.sorted()
            let row = seen[seen.count / 2 - 2]
            let before = try #require(live.top(row))
            live.scroll(by: -37)
            #expect(abs(try #require(live.top(row)) - before - 37) < 0.01)
        }
    }

    @Test func `Scrolling back over estimated rows ends exactly at the start`() {
        let log = RowLog()
        let live = stack(300, log, varying: true)
        live.scroll(by: 9000)
        for _ in 0..<100 { live.scroll(by: -200) }
        #expect(live.top(0) == 0)
        #expect(live.offset == 0)
    }

    @Test func `A row keeps its state while it is out of view`() {
        let log = RowLog()
        let live = stack(10_000, log)
        live.tap("row 3")
        #expect(live.frame(of: "row 3")?.height == 41)
        live.scroll(by: 200_000)
        live.scroll(by: -300_000)
        #expect(live.frame(of: "row 3")?.height == 41)
    }

    struct Feed: View {
        let remote: Remote<[Int]>
        @State private var items = Array(0..<1000)
        var body: some View {
            let _ = remote.binding = $items
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(items, id: \.self) { LoggedRow(index: $0) } }
            }
        }
    }

    @Test func `Rows that are inserted or removed above do not move the rows in view`() {
        let remote = Remote<[Int]>()
        let live = LiveView(Feed(remote: remote), size: Self.window)
        live.scroll(by: 4010)
        #expect(live.top(100) == -10)
        remote.binding.wrappedValue.insert(contentsOf: 2000..<2050, at: 0)
        live.update()
        #expect(live.top(100) == -10)
        remote.binding.wrappedValue.removeAll { $0 >= 2000 || $0 < 10 }
        live.update()
        #expect(live.top(100) == -10)
    }

    @Test func `A row inserted at the very top of an unscrolled stack shows`() {
        let remote = Remote<[Int]>()
        let live = LiveView(Feed(remote: remote), size: Self.window)
        remote.binding.wrappedValue.insert(5000, at: 0)
        live.update()
        #expect(live.top(5000) == 0)
        #expect(live.top(0) == 40)
    }

    @Test func `Removed rows leave nothing, and those that remain move into view`() {
        let remote = Remote<[Int]>()
        let live = LiveView(Feed(remote: remote), size: Self.window)
        live.scroll(by: 4000)
        remote.binding.wrappedValue = [7, 8]
        live.update()
        #expect(live.top(7) == 0)
        #expect(live.top(100) == nil)
        remote.binding.wrappedValue = []
        live.update()
        #expect(live.top(7) == nil)
        live.scroll(by: 50)
    }

    @Test func `A lazy grid makes only the lines in view`() {
        let log = RowLog()
        let live = LiveView(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<300_000, id: \.self) { LoggedRow(index: $0, log: log) }
                }
            }, size: Self.window)
        #expect(log.bodies == 30)
        live.scroll(by: 40 * 50_000)
        #expect(live.top(150_000) == 0)
        #expect(live.frame(of: "row 150002")?.minY == 0)
    }

    @Test func `A horizontal lazy stack makes only the columns in view`() {
        let live = LiveView(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<100_000, id: \.self) { index in
                        Color.red.frame(width: 50, height: 20).accessibilityIdentifier("row \(index)")
                    }
                }
            }, size: Self.window)
        live.send(.scroll(ScrollEvent(at: CGPoint(x: 50, y: 200), by: CGSize(width: 50_000, height: 0))))
        live.update()
        #expect(live.frame(of: "row 1000")?.minX == 0)
        #expect(live.frame(of: "row 999") == nil)
    }

    @Test func `Two views of one element stand below each other`() {
        let live = LiveView(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { index in
                        LoggedRow(index: index)
                        Color.red.frame(height: 10).accessibilityIdentifier("line \(index)")
                    }
                }
            }, size: Self.window)
        #expect(live.top(1) == 50)
        #expect(live.frame(of: "line 1")?.minY == 90)
    }

    @Test func `A pinned header stays at the top until the next one pushes it out`() {
        let live = sections(pinned: [.sectionHeaders])
        live.scroll(by: 100)
        #expect(live.frame(of: "header 0")?.minY == 0)
        #expect(live.top(2) == 10)
        // The next section's header pushes this one out.
        live.scroll(by: 320)
        #expect(live.frame(of: "header 1")?.minY == 10)
        #expect(live.frame(of: "header 0")?.minY == -20)
    }

    @Test func `A pinned footer stays at the bottom`() {
        let live = sections(pinned: [.sectionFooters])
        #expect(live.frame(of: "footer 0")?.minY == 380)
    }

    @Test func `A header that is not pinned scrolls with its rows`() {
        let live = sections(pinned: [])
        live.scroll(by: 20)
        #expect(live.frame(of: "header 0")?.minY == -20)
    }

    /// Sections of 10 rows of 40 points, with headers of 30 points, and with footers of 20 where those are pinned.
    private func sections(pinned: PinnedScrollableViews) -> LiveView {
        LiveView(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<50, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { LoggedRow(index: section * 10 + $0) }
                        } header: {
                            Color.red.frame(height: 30).accessibilityIdentifier("header \(section)")
                        } footer: {
                            if pinned == [.sectionFooters] {
                                Color.red.frame(height: 20).accessibilityIdentifier("footer \(section)")
                            }
                        }
                    }
                }
            }, size: Self.window)
    }

    @Test func `An adaptive grid without an end has one track`() {
        let tracks = GridTracks(items: [GridItem(.adaptive(minimum: 10))], blockShare: 0.5).tracks(in: .infinity)
        #expect(tracks.tracks.count == 1)
        #expect(tracks.tracks.allSatisfy { $0.start == 0 })
    }
}
