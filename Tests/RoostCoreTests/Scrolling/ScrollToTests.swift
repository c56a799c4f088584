import RoostControls
@_spi(Engine) import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct ScrollToTests {
    private static let window = CGSize(width: 200, height: 400)

    /// Carries a value out of a body.
    final class Box<Value> {
        var value: Value!
    }

    static func height(_ row: Int) -> CGFloat { CGFloat(30 + (row * 37) % 41) }

    private func reader(_ count: Int, varying: Bool = false) -> (LiveView, ScrollViewProxy) {
        let box = Box<ScrollViewProxy>()
        let live = LiveView(
            ScrollViewReader { proxy in
                let _ = box.value = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) {
                            LoggedRow(index: $0, height: varying ? Self.height($0) : 40)
                        }
                    }
                }
            }, size: Self.window)
        return (live, box.value)
    }

    @Test func `A proxy reaches a row that has never been made`() {
        let (live, proxy) = reader(100_000)
        proxy.scrollTo(90_000, anchor: .top)
        live.update()
        #expect(live.top(90_000) == 0)
        #expect(live.offset == 3_600_000)
    }

    @Test func `A proxy reaches a row of unknown height exactly, for each anchor`() throws {
        let (live, proxy) = reader(100_000, varying: true)
        for (anchor, place) in [(UnitPoint.top, 0.0), (.center, 0.5), (.bottom, 1)] {
            proxy.scrollTo(90_001, anchor: anchor)
            live.update()
            let frame = try #require(live.frame(of: "row 90001"))
            #expect(abs(frame.minY - place * (400 - frame.height)) < 0.02, "\(anchor)")
            proxy.scrollTo(3)
            live.update()
            #expect(try #require(live.top(3)) >= 0)
        }
    }

    @Test func `Without an anchor a proxy scrolls no further than needed`() {
        let (live, proxy) = reader(1000)
        proxy.scrollTo(20)
        live.update()
        #expect(live.top(20) == 360)
        proxy.scrollTo(15)
        live.update()
        #expect(live.top(20) == 360)
        proxy.scrollTo(5)
        live.update()
        #expect(live.top(5) == 0)
    }

    @Test func `Scrolling by a proxy is animated inside withAnimation`() {
        let (live, proxy) = reader(1000)
        withAnimation(.linear(duration: 1)) { proxy.scrollTo(100, anchor: .top) }
        live.update()
        live.advance(by: 0.25)
        #expect(abs(live.offset - 1000) < 1)
        #expect(live.controller().phase == .animating)
        live.advance(by: 1)
        #expect(live.top(100) == 0)
        #expect(live.controller().phase == .idle)
    }

    @Test func `An unknown identifier does not scroll`() {
        let (live, proxy) = reader(100)
        proxy.scrollTo("nobody")
        proxy.scrollTo(5000)
        live.update()
        #expect(live.offset == 0)
    }

    @Test func `A proxy finds an explicit identifier`() {
        let box = Box<ScrollViewProxy>()
        let live = LiveView(
            ScrollViewReader { proxy in
                let _ = box.value = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 700)
                        LoggedRow(index: 1).id("here")
                        Color.red.frame(height: 700)
                    }
                }
            }, size: Self.window)
        box.value.scrollTo("here", anchor: .top)
        live.update()
        #expect(live.top(1) == 0)
    }

    @Test func `A proxy reaches a row that the same action adds`() {
        struct Chat: View {
            let box: Box<() -> Void>
            @State private var messages = Array(0..<30)
            var body: some View {
                ScrollViewReader { proxy in
                    let _ =
                        box.value = {
                            messages.append(30)
                            proxy.scrollTo(30, anchor: .bottom)
                        }
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(messages, id: \.self) { LoggedRow(index: $0) } }
                    }
                }
            }
        }
        let box = Box<() -> Void>()
        let live = LiveView(Chat(box: box), size: Self.window)
        box.value()
        live.update()
        #expect(live.top(30) == 360)
    }

    // MARK: Positions

    struct Bound: View {
        let remote: Remote<Int?>
        @State private var row: Int?
        var body: some View {
            let _ = remote.binding = $row
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { LoggedRow(index: $0) } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $row)
        }
    }

    @Test func `A bound identifier follows scrolling, and writing it scrolls`() {
        let remote = Remote<Int?>()
        let live = LiveView(Bound(remote: remote), size: Self.window)
        #expect(remote.binding.wrappedValue == nil)
        live.scroll(by: 1210)
        #expect(remote.binding.wrappedValue == 30)
        remote.binding.wrappedValue = 500
        live.update()
        #expect(live.top(500) == 360)
    }

    struct Positioned: View {
        let remote: Remote<ScrollPosition>
        @State private var position = ScrollPosition(edge: .bottom)
        var body: some View {
            let _ = remote.binding = $position
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { LoggedRow(index: $0) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($position)
        }
    }

    @Test func `Writing a scroll position scrolls, and it knows when the user has scrolled`() {
        let remote = Remote<ScrollPosition>()
        let live = LiveView(Positioned(remote: remote), size: Self.window)
        #expect(live.top(999) == 360)
        remote.binding.wrappedValue.scrollTo(edge: .top)
        live.update()
        #expect(live.offset == 0)
        remote.binding.wrappedValue.scrollTo(y: 123)
        live.update()
        #expect(live.offset == 123)
        remote.binding.wrappedValue.scrollTo(id: 77, anchor: .top)
        live.update()
        #expect(live.top(77) == 0)
        #expect(!remote.binding.wrappedValue.isPositionedByUser)
        live.scroll(by: 40)
        #expect(remote.binding.wrappedValue.isPositionedByUser)
        #expect(remote.binding.wrappedValue.viewID(type: Int.self) == 78)
    }

    @Test func `With a default anchor at the bottom, content begins at its end and stays there`() {
        struct Log: View {
            let remote: Remote<Int>
            @State private var count = 30
            var body: some View {
                let _ = remote.binding = $count
                ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { LoggedRow(index: $0) } } }
                    .defaultScrollAnchor(.bottom)
            }
        }
        let remote = Remote<Int>()
        let live = LiveView(Log(remote: remote), size: Self.window)
        #expect(live.top(29) == 360)
        remote.binding.wrappedValue = 32
        live.update()
        #expect(live.top(31) == 360)
    }

    @Test func `A change of the scroll geometry calls its action`() {
        var offsets: [CGFloat] = []
        let live = LiveView(
            ScrollView { Color.red.frame(height: 1000) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offsets.append($1)
                },
            size: Self.window)
        live.scroll(by: 50)
        live.scroll(by: 50)
        #expect(offsets == [0, 50, 100])
    }

    @Test func `A change of the visible targets calls its action`() {
        var rows: [Int] = []
        let live = LiveView(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { LoggedRow(index: $0, height: 100) } }
                    .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { rows = $0 }, size: Self.window)
        #expect(rows == [0, 1, 2, 3])
        live.scroll(by: 60)
        #expect(rows == [1, 2, 3, 4])
    }

    @Test func `Content margins inset the content at both ends`() {
        let live = LiveView(
            ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
                .contentMargins(.vertical, 30, for: .scrollContent), size: Self.window)
        #expect(live.frame(of: "content")?.minY == 30)
        #expect(live.frame(of: "content")?.width == 200)
        live.scroll(by: 10_000)
        #expect(live.frame(of: "content")?.maxY == 370)
    }
}
