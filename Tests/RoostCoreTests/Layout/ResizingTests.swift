import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

/// A window that is given another size looks as a new one of that size, however little of it is laid out again.
@MainActor @Suite struct ResizingTests {
    private static let sizes = [
        CGSize(width: 300, height: 200), CGSize(width: 180, height: 200), CGSize(width: 180, height: 90),
        CGSize(width: 301, height: 199), CGSize(width: 20, height: 600), CGSize(width: 300, height: 200),
    ]

    @Test(arguments: 0..<150)
    func `What is resized is laid out as what is new`(seed: Int) {
        let (tree, leaves) = RandomTree.make(seed: seed)
        let live = LiveView(tree.view(), size: Self.sizes[0])
        for size in Self.sizes {
            live.session.setViewport(Viewport(size: size))
            live.update()
            let anew = LiveView(tree.view(), size: size)
            for name in 0..<leaves {
                #expect(live.frame(of: "\(name)") == anew.frame(of: "\(name)"), "leaf \(name) of seed \(seed), \(size)")
            }
        }
    }

    @Test func `What does not listen to the window's size is not placed again`() {
        let live = LiveView(
            HStack(spacing: 0) {
                VStack {
                    ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 20, height: 2) }
                }
                Color.blue
            }, size: Self.sizes[0])
        let before = live.session.graph.layout.placings
        live.session.setViewport(Viewport(size: Self.sizes[3]))
        live.update()
        #expect(live.session.graph.layout.placings - before < 10)
    }

    @Test(arguments: 0..<20)
    func `What is resized over and over is laid out as what is new`(seed: Int) {
        let (tree, leaves) = RandomTree.make(seed: seed)
        var random = Seeded(seed: seed)
        let live = LiveView(tree.view(), size: Self.sizes[0])
        for _ in 0..<40 {
            let size = CGSize(
                width: CGFloat.random(in: 0...400, using: &random), height: CGFloat.random(in: 0...400, using: &random))
            live.session.setViewport(Viewport(size: size))
            live.update()
        }
        let anew = LiveView(tree.view(), size: Self.sizes[1])
        live.session.setViewport(Viewport(size: Self.sizes[1]))
        live.update()
        for name in 0..<leaves {
            #expect(live.frame(of: "\(name)") == anew.frame(of: "\(name)"), "leaf \(name) of seed \(seed)")
        }
    }

    @Test(arguments: Remembering.allCases)
    func `What remembers lengths is drawn as what is new`(_ content: Remembering) {
        for size in Self.sizes {
            // From the first size, and from each other one on the way there.
            expectSameDrawing(of: content.view, from: Self.sizes[0], through: Self.sizes, to: size)
            for other in Self.smallSizes + Self.sizes {
                expectSameDrawing(of: content.view, from: other, through: [], to: size)
                expectSameDrawing(of: content.view, from: size, through: [], to: other)
            }
        }
    }

    @Test(arguments: 0..<48)
    func `A lazy container of random rows is drawn as a new one`(seed: Int) {
        let view = lazyView(seed: seed)
        for (old, new) in zip(Self.smallSizes + Self.sizes, Self.sizes + Self.smallSizes) {
            expectSameDrawing(of: view, from: old, through: [], to: new)
        }
    }

    @Test func `A frame that knows its size passes on the guide of content that it has not measured`() {
        let view = VStack(alignment: .leading, spacing: 0) {
            Color.red.alignmentGuide(.leading) { _ in 15 }.frame(width: 20, height: 10)
            Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("second")
        }
        .fixedSize()
        let report = LayoutReport(of: view, proposal: .unspecified)
        #expect(report.size == CGSize(width: 35, height: 20))
        #expect(report.frame(of: "second")?.minX == 15)
    }

    @Test(arguments: [Axis.horizontal, .vertical])
    func `A frame relative to a scroll view is as long as that, not as the window`(axis: Axis) {
        let scroll = ScrollView(axis == .horizontal ? .horizontal : .vertical) {
            Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page")
        }
        let live = LiveView(scroll.frame(width: 120, height: 70), size: Self.sizes[0])
        #expect(live.frame(of: "page")?.size == CGSize(width: 120, height: 70))
    }

    @Test func `What is scrolled keeps its rows in place`() {
        let live = LiveView(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { row in
                        Color.red.frame(height: row % 2 == 0 ? 20 : 30).accessibilityIdentifier("\(row)")
                    }
                }
            }, size: CGSize(width: 300, height: 200))
        live.scroll(by: CGSize(width: 0, height: 1250), at: CGPoint(x: 10, y: 10))
        live.advance(by: 1)
        let before = live.frame(of: "52")
        #expect(before != nil)
        for size in [CGSize(width: 300, height: 320), CGSize(width: 300, height: 150)] {
            live.session.setViewport(Viewport(size: size))
            live.update()
            #expect(live.frame(of: "52") == before, "\(size)")
        }
    }

    private static let smallSizes = [
        CGSize(width: 100, height: 22), CGSize(width: 161, height: 89), CGSize(width: 60, height: 100),
        CGSize(width: 120, height: 231), CGSize(width: 145, height: 30), CGSize(width: 300, height: 104),
    ]

    private func expectSameDrawing(of view: AnyView, from first: CGSize, through sizes: [CGSize], to last: CGSize) {
        let live = LiveView(view, size: first)
        for size in sizes + [last] {
            live.session.setViewport(Viewport(size: size))
            live.update()
        }
        let anew = LiveView(view, size: last)
        #expect(
            live.displayList.entries.map(\.command) == anew.displayList.entries.map(\.command), "\(first) to \(last)")
    }

    private func lazyView(seed: Int) -> AnyView {
        let rows = ForEach(0..<5, id: \.self) { RandomTree.make(seed: seed * 5 + $0).tree.view() }
        return switch seed % 8 {
        case 0: AnyView(ScrollView { LazyVStack { rows } })
        case 1: AnyView(ScrollView(.horizontal) { LazyHStack { rows } })
        case 2:
            AnyView(
                HStack {
                    LazyVStack { rows }; Color.blue
                })
        case 3:
            AnyView(
                VStack {
                    LazyHStack { rows }; Color.blue
                }.fixedSize(horizontal: true, vertical: false))
        case 4:
            AnyView(
                ScrollView {
                    HStack {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { rows }; Color.blue
                    }
                })
        case 5:
            AnyView(
                List {
                    rows; LazyVStack { rows }
                })
        case 6:
            AnyView(
                LazyVStack {
                    ScrollView { LazyVStack { rows } }; Color.blue
                })
        default:
            AnyView(
                VStack {
                    ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { rows } }; Color.blue
                })
        }
    }

    @Test func `Each stack is solved once for its size and its places together`() {
        let rows = 50
        let live = LiveView(
            VStack(spacing: 1) {
                ForEach(0..<rows, id: \.self) { _ in
                    HStack(spacing: 1) {
                        Color.red.frame(height: 2)
                        Color.blue.frame(height: 2)
                    }
                }
            }, size: Self.sizes[0])
        let before = live.session.graph.layout.solvings
        live.session.setViewport(Viewport(size: Self.sizes[1]))
        live.update()
        #expect(live.session.graph.layout.solvings - before == rows + 1)
    }
}

/// Views whose layout remembers lengths between passes, or goes by a scroll view's: each was once drawn otherwise after
/// a change of the window's size.
enum Remembering: CaseIterable {
    case relativeFrame, relativeFrameBesideAnother, relativeFrameInList, relativeFrameInNestedScrollView
    case lazyGrid, lazyStackUnderInset, lazyStackThatFits
    case scrollViewOfIdealLength, scrollViewsInLazyStack, listInLazyStack
    case lazyStackInRow, lazyGridInRow, lazyStackInCell, wideGuideInRow, guideInPosition, scaledAtInfinity

    @MainActor var view: AnyView {
        switch self {
        case .relativeFrame: AnyView(ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) })
        case .relativeFrameBesideAnother:
            AnyView(
                ScrollView(.horizontal) {
                    Color.red.containerRelativeFrame(.horizontal)
                    Color.red
                })
        case .relativeFrameInList:
            AnyView(List { Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 } })
        case .relativeFrameInNestedScrollView:
            AnyView(
                ScrollView {
                    ScrollView(.horizontal) { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
                })
        case .lazyGrid:
            AnyView(
                HStack {
                    LazyVGrid(columns: []) { Button("Press") {} }
                    Color.red
                }
                .aspectRatio(contentMode: .fill))
        case .lazyStackUnderInset:
            AnyView(
                Color.red.safeAreaInset(edge: .bottom) {
                    LazyVStack {
                        Toggle("On", isOn: .constant(false))
                        ScrollView(.horizontal) { Color.red }
                    }
                })
        case .lazyStackThatFits:
            AnyView(
                ViewThatFits {
                    LazyVStack {
                        Color.red
                        Button("Press") {}
                    }
                    Color.red.frame(height: 1e300)
                })
        case .scrollViewOfIdealLength:
            AnyView(LazyHStack { ScrollView(.horizontal) { LazyHStack { Color.red.aspectRatio(contentMode: .fill) } } })
        case .scrollViewsInLazyStack:
            AnyView(
                LazyVStack {
                    ScrollView {
                        LazyVStack(spacing: 100) {
                            Color.red
                            Color.red
                            Gauge(value: 0) { Text("Gauge") }
                        }
                    }
                    ScrollView { LazyVGrid(columns: []) { Gauge(value: 0) { Text("Gauge") } } }
                })
        case .listInLazyStack:
            AnyView(
                ScrollView {
                    Color.red.safeAreaInset(edge: .bottom) {
                        LazyVStack(spacing: 100) {
                            List { Color.red }
                            Color.red
                        }
                    }
                })
        case .lazyStackInRow:
            AnyView(
                List {
                    LazyVStack {
                        Gauge(value: 0) { Text("Gauge") }
                        Color.red
                    }
                })
        case .lazyGridInRow:
            AnyView(
                List {
                    Color.red
                    LazyVGrid(columns: [GridItem(.flexible(minimum: 0, maximum: 100))]) {
                        Button("Press") {}.font(.system(size: 59))
                        Color.red
                    }
                })
        case .lazyStackInCell:
            AnyView(
                List {
                    Color.red
                    Grid {
                        GridRow {
                            GeometryReader { _ in Color.red }
                            Color.red
                            LazyVStack {
                                Color.red.safeAreaInset(edge: .bottom) { Color.red }
                                TextField("Field", text: .constant("e"))
                                Color.red
                            }
                        }
                    }
                })
        case .guideInPosition:
            AnyView(
                ZStack(alignment: .leading) {
                    Color.red.alignmentGuide(.leading) { $0[HorizontalAlignment.center] }.position(x: 0, y: 0)
                    Color.red
                })
        case .scaledAtInfinity: AnyView(Color.red.position(x: .infinity, y: 10).scaleEffect(x: 26, y: -1e308))
        case .wideGuideInRow:
            AnyView(
                List {
                    Gauge(value: 0) { Text("Gauge") }
                    VStack(alignment: .leading) {
                        Color.red.alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
                        LazyVGrid(columns: [GridItem(.flexible(minimum: 0, maximum: 67))]) { Circle().stroke() }
                            .padding(20)
                    }
                })
        }
    }
}
