import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Lazy containers that no scroll view scrolls, or none along their axis.
@MainActor
@Suite struct LazyWithoutScrollViewTests {
    private func marked(_ index: Int) -> some View {
        rigid(20, 10).accessibilityIdentifier("\(index)")
    }

    @ViewBuilder private func container(_ kind: String) -> some View {
        switch kind {
        case "LazyVStack": LazyVStack(spacing: 0) { ForEach(0..<7) { marked($0) } }
        case "LazyHStack": LazyHStack(spacing: 0) { ForEach(0..<7) { marked($0) } }
        case "LazyVGrid":
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0)], spacing: 0) { ForEach(0..<7) { marked($0) } }
        default: LazyHGrid(rows: [GridItem(.fixed(10), spacing: 0)], spacing: 0) { ForEach(0..<7) { marked($0) } }
        }
    }

    private nonisolated static let kinds = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]

    private func expectAll(_ view: some View, of kind: String) {
        let live = LiveView(view, size: CGSize(width: 300, height: 300))
        let step = kind.hasPrefix("LazyV") ? CGSize(width: 0, height: 10) : CGSize(width: 20, height: 0)
        let frames = (0..<7).compactMap { live.frame(of: "\($0)") }
        #expect(frames.count == 7)
        for (one, next) in zip(frames, frames.dropFirst()) {
            #expect(next == one.offsetBy(dx: step.width, dy: step.height))
        }
    }

    @Test(arguments: kinds)
    func `All rows are made and placed where nothing scrolls`(kind: String) {
        expectAll(container(kind), of: kind)
    }

    @Test(arguments: kinds)
    func `All rows are made and placed in a scroll view across the container's axis`(kind: String) {
        expectAll(ScrollView(kind.hasPrefix("LazyV") ? .horizontal : .vertical) { container(kind) }, of: kind)
    }

    @Test func `Many lazy stacks stand side by side in a row`() {
        let view = HStack(spacing: 0) {
            ForEach(0..<20) { _ in LazyVStack(spacing: 0) { ForEach(0..<7) { marked($0) } } }
        }
        let live = LiveView(view, size: CGSize(width: 400, height: 300))
        #expect(live.frames(of: "6").count == 20)
        live.session.setViewport(Viewport(size: CGSize(width: 500, height: 300), scale: 2))
        live.update()
        #expect(live.frames(of: "6").count == 20)
    }

    @Test func `Rows that come later are placed where nothing scrolls`() {
        struct Growing: View {
            @State private var count = 1

            var body: some View {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { rigid(20, 10).accessibilityIdentifier("\($0)") }
                }
                .onTapGesture { count += 3 }
                .accessibilityIdentifier("stack")
            }
        }
        let live = LiveView(Growing(), size: CGSize(width: 100, height: 100))
        live.tap("0")
        #expect(live.frame(of: "stack")?.height == 40)
        #expect(live.frame(of: "3")?.minY == 60)
    }

    @Test func `Rows keep the distances that they prefer`() {
        func frames(_ view: some View) -> [CGRect] {
            let live = LiveView(view.environment(\.dynamicTypeSize, .medium), size: CGSize(width: 300, height: 300))
            return (0..<5).compactMap { live.frame(of: "\($0)") }
        }
        @ViewBuilder func rows() -> some View {
            Text("a").accessibilityIdentifier("0")
            Text("b").accessibilityIdentifier("1")
            rigid(20, 10).accessibilityIdentifier("2")
            rigid(20, 10).accessibilityIdentifier("3")
            Text("c").accessibilityIdentifier("4")
        }
        let lazy = frames(LazyVStack { rows() })
        let plain = frames(VStack { rows() })
        #expect(lazy.count == 5)
        // Half a pixel of the centring in the window.
        let shift = lazy[0].minY - plain[0].minY
        for (one, other) in zip(lazy, plain) { #expect(abs(one.minY - other.minY - shift) < 0.34) }
        let scrolled = frames(ScrollView { LazyVStack { rows() } })
        for (one, other) in zip(scrolled, plain) {
            #expect(abs(one.minY - scrolled[0].minY - other.minY + plain[0].minY) < 0.34)
        }
    }

    @Test func `Lines of text stand at their own distance, at both ends of a long list`() {
        let view = ScrollViewReader { proxy in
            ScrollView {
                LazyVStack { ForEach(0..<1000) { Text("line").id($0).accessibilityIdentifier("\($0)") } }
            }.onAppear { proxy.scrollTo(990, anchor: .top) }
        }
        let live = LiveView(view, size: CGSize(width: 300, height: 300))
        live.update()
        let frames = (992..<998).compactMap { live.frame(of: "\($0)") }
        #expect(frames.count == 6)
        for (one, next) in zip(frames, frames.dropFirst()) {
            // 20.29 points of body text and 1.71 of leading, each rounded up to pixels.
            #expect(abs(next.minY - one.minY - 22.5) < 0.26)
        }
    }
}
