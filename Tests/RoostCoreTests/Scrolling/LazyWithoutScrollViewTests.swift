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
}
