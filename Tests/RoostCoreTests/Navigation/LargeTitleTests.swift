import CoreGraphics
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import RoostTesting

/// Large titles that scroll away with the content under their bar.
@MainActor struct LargeTitleTests {
    private static let size = CGSize(width: 390, height: 700)
    private let centre = CGPoint(x: 195, y: 400)

    @Observable final class Model {
        var showsRows = true
        var target: Int?
    }

    struct Rows<Content: View>: View {
        var count = 60
        @ViewBuilder let change: (AnyView) -> Content

        var body: some View {
            NavigationStack {
                change(
                    AnyView(
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<count, id: \.self) { row in
                                    Text("Row \(row)").frame(height: 50).accessibilityIdentifier("\(row)")
                                }
                            }
                        })
                )
                .navigationTitle("Titel")
            }
        }
    }

    private func rows<Content: View>(
        _ count: Int = 60, @ViewBuilder _ change: @escaping (AnyView) -> Content
    ) -> LiveView {
        LiveView(Rows(count: count, change: change), size: Self.size)
    }

    private func rows(_ count: Int = 60) -> LiveView { rows(count) { $0 } }

    /// The frames of the titles in the accessibility tree.
    private func titles(_ live: LiveView) -> [CGRect] {
        func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] { nodes.flatMap { [$0] + all($0.children) } }
        return all(live.session.accessibilityTree()).filter { $0.label == "Titel" }.map(\.frame)
    }

    private func wheel(_ live: LiveView, by distance: CGFloat) {
        live.scroll(by: CGSize(width: 0, height: distance), at: centre)
        live.advance(by: 2)
    }

    @Test func `At three pixels a point the room of a large title is 52, and its line ends 7.67 above the content`()
        throws
    {
        for size in [DynamicTypeSize.medium, .large] {
            let view = NavigationStack {
                ScrollView { Color.red.frame(height: 20).accessibilityIdentifier("content") }.navigationTitle("Titel")
            }
            let report = LayoutReport(of: view, in: Self.size) {
                $0.idiom = .iOS
                $0.displayScale = 3
                $0.dynamicTypeSize = size
            }
            #expect(try #require(report.frame(of: "content")).minY == 64 + 52)
        }
    }

    @Test func `A subtitle has 19.33 points at medium`() throws {
        let view = NavigationStack {
            ScrollView { Color.red.frame(height: 20).accessibilityIdentifier("content") }
                .navigationTitle("Titel").navigationSubtitle("Unter")
        }
        let report = LayoutReport(of: view, in: Self.size) {
            $0.idiom = .iOS
            $0.displayScale = 3
            $0.dynamicTypeSize = .medium
        }
        let top = try #require(report.frame(of: "content")).minY
        #expect(abs(top - (64 + 52 + 19.33)) < 0.01)
    }

    @Test func `At rest the title is large and below the bar`() throws {
        let live = rows()
        #expect(live.frame(of: "0")?.minY == 116.5)
        let title = try #require(titles(live).first)
        #expect(titles(live).count == 1)
        // The title's line of 41 ends 7.67 above the content.
        #expect(abs(title.minY - 67.83) < 0.01)
        #expect(title.height > 35)
    }

    @Test func `The title moves up with the content`() throws {
        let live = rows()
        live.scroll(by: CGSize(width: 0, height: 20), at: centre)
        #expect(live.frame(of: "0")?.minY == 96.5)
        let title = try #require(titles(live).first)
        #expect(title.minY <= 64 && title.maxY < 64 + 52.5 - 19)
    }

    @Test func `The title is in the bar while the large one is scrolled away`() throws {
        let live = rows()
        wheel(live, by: 300)
        let title = try #require(titles(live).first)
        #expect(titles(live).count == 1)
        #expect(title.midX == 195)
        #expect(title.maxY < 64)
        wheel(live, by: -300)
        let large = try #require(titles(live).first)
        #expect(large.minX == 16)
        #expect(live.frame(of: "0")?.minY == 116.5)
    }

    @Test func `A half-scrolled title settles, shown or hidden`() {
        let live = rows()
        wheel(live, by: 20)
        #expect(live.frame(of: "0")?.minY == 116.5)
        wheel(live, by: 40)
        #expect(live.frame(of: "0")?.minY == 64)
    }

    @Test func `The title moves down with content that is pulled`() throws {
        let live = rows()
        live.began(at: centre, kind: .touch)
        for step in 1...10 { live.moved(to: CGPoint(x: 195, y: 400 + 10 * CGFloat(step)), kind: .touch) }
        live.update()
        let (row, title) = (try #require(live.frame(of: "0")), try #require(titles(live).first))
        #expect(row.minY > 130)
        #expect(abs(title.minY - 67.83 - (row.minY - 116.5)) < 0.6)
    }

    /// The bounds of a spinner's spokes, which are smaller than all other fills, or nil without a spinner.
    private func spinner(_ live: LiveView) -> CGRect? {
        let spokes = live.displayList.entries.compactMap { entry -> CGRect? in
            guard case .fill(let path, _, .color) = entry.command else { return nil }
            let bounds = path.boundingRect
            return max(bounds.width, bounds.height) < 10 && !bounds.isEmpty ? bounds : nil
        }
        return spokes.first.map { spokes.reduce($0) { $0.union($1) } }
    }

    @Test func `The spinner of a pull stands above the title until the refresh is done`() async throws {
        let gate = Gate()
        let live = rows { $0.refreshable { await gate.wait() } }
        live.began(at: centre, kind: .touch)
        for step in 1...30 { live.moved(to: CGPoint(x: 195, y: 400 + 10 * CGFloat(step)), kind: .touch) }
        live.update()
        func check() throws {
            let (row, title) = (try #require(live.frame(of: "0")), try #require(titles(live).first))
            let spokes = try #require(spinner(live))
            #expect(spokes.minY >= 64 && spokes.maxY <= title.minY)
            #expect(abs(title.minY - 67.83 - (row.minY - 116.5)) < 0.6)
        }
        try check()
        live.ended(at: CGPoint(x: 195, y: 700), kind: .touch)
        live.advance(by: 2)
        #expect(live.frame(of: "0")?.minY == 176.5)
        try check()
        await gate.open()
        for _ in 0..<200 where live.frame(of: "0")?.minY != 116.5 {
            try? await Task.sleep(for: .milliseconds(5))
            live.advance(by: 0.1)
        }
        #expect(abs((titles(live).first?.minY ?? 0) - 67.83) < 0.01)
        #expect(spinner(live) == nil)
    }

    @Test func `An inset below the bar moves up as the bar shrinks`() {
        let live = rows { content in
            content.safeAreaInset(edge: .top, spacing: 0) {
                Color.red.frame(height: 30).accessibilityIdentifier("filter")
            }
        }
        #expect(live.frame(of: "filter")?.minY == 116.5)
        wheel(live, by: 300)
        #expect(live.frame(of: "filter")?.minY == 64)
        wheel(live, by: -300)
        #expect(live.frame(of: "filter")?.minY == 116.5)
        #expect(live.frame(of: "0")?.minY == 146.5)
    }

    @Test func `A row that is scrolled to lies below the low bar`() {
        let model = Model()
        let live = LiveView(Jumping(model: model), size: Self.size)
        model.target = 30
        live.update()
        live.advance(by: 1)
        #expect(live.frame(of: "30")?.minY == 64)
    }

    struct Jumping: View {
        let model: Model

        var body: some View {
            Rows { content in
                ScrollViewReader { reader in
                    content.onChange(of: model.target) { reader.scrollTo(model.target, anchor: .top) }
                }
            }
        }
    }

    @Test func `Headers are pinned below the low bar`() {
        let live = LiveView(
            NavigationStack {
                List {
                    ForEach(0..<5, id: \.self) { section in
                        Section {
                            ForEach(0..<20, id: \.self) { Text("Row \($0)") }
                        } header: {
                            Text("Section").accessibilityIdentifier("\(section)")
                        }
                    }
                }
                .listStyle(.plain)
                .navigationTitle("Titel")
            }, size: Self.size)
        wheel(live, by: 300)
        let header = live.frame(of: "0")
        #expect((header?.minY ?? 0) >= 64 && (header?.minY ?? 1000) < 90)
    }

    @Test func `The title is large again when the scroll view is removed`() throws {
        let model = Model()
        let live = LiveView(Changing(model: model), size: Self.size)
        wheel(live, by: 300)
        #expect(titles(live).first?.midX == 195)
        model.showsRows = false
        live.update()
        live.advance(by: 1)
        #expect(titles(live).first?.minX == 16)
    }

    struct Changing: View {
        let model: Model

        var body: some View {
            NavigationStack {
                VStack {
                    if model.showsRows {
                        ScrollView { Color.red.frame(height: 3000) }
                    } else {
                        Text("None")
                    }
                }
                .navigationTitle("Titel")
            }
        }
    }

    @Test func `A scroll view that does not reach the bar leaves the title large`() {
        let live = LiveView(
            NavigationStack {
                VStack {
                    Text("Above")
                    ScrollView { Color.red.frame(height: 3000) }
                }
                .navigationTitle("Titel")
            }, size: Self.size)
        wheel(live, by: 300)
        #expect(titles(live).first?.minX == 16)
    }

    @Test func `Content that fits leaves the title large`() {
        let live = rows(3)
        wheel(live, by: 300)
        #expect(live.frame(of: "0")?.minY == 116.5)
        #expect(titles(live).first?.minX == 16)
    }

    @Test func `A small title alone in its bar stands in the middle`() {
        let live = rows { $0.navigationBarTitleDisplayMode(.inline) }
        #expect(titles(live).first?.midX == 195)
    }

    @Test func `A background that ignores the safe area lies under the bar`() {
        let live = LiveView(
            NavigationStack {
                ZStack {
                    Color.blue.accessibilityIdentifier("ground").ignoresSafeArea()
                    Text("x")
                }
                .navigationTitle("Titel")
            }, size: Self.size)
        #expect(live.frame(of: "ground") == CGRect(origin: .zero, size: Self.size))
    }
}
