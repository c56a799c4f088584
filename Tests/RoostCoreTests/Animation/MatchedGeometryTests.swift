import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import Testing

private let linear = Animation.linear(duration: 1)

/// Views that share their geometry: followers at rest, and sources of which one takes the other's place.
@MainActor struct MatchedGeometryTests {
    private let model = Switch()

    private func live(_ view: some View) -> LiveView { LiveView(view, size: CGSize(width: 200, height: 100)) }

    private func fills(_ live: LiveView) -> [CGRect] {
        live.displayList.entries.compactMap { entry in
            if case .fill(let path, _, _) = entry.command { path.boundingRect } else { nil }
        }
    }

    private func opacities(_ live: LiveView) -> [Double] {
        live.displayList.entries.compactMap { entry in
            if case .pushOpacity(let opacity) = entry.command { opacity } else { nil }
        }
    }

    // MARK: At rest

    /// A source of 40 × 40 at (20, 10), and under it a follower.
    private struct Pair<Follower: View>: View {
        @Namespace private var namespace
        var sourceAnchor = UnitPoint.center
        var anchor = UnitPoint.center
        var properties = MatchedGeometryProperties.frame
        @ViewBuilder let follower: Follower

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 40)
                    .matchedGeometryEffect(id: "a", in: namespace, anchor: sourceAnchor)
                    .padding(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0))
                follower.accessibilityIdentifier("follower")
                    .matchedGeometryEffect(
                        id: "a", in: namespace, properties: properties, anchor: anchor, isSource: false)
                Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    private func frame<V: View>(of pair: Pair<V>, direction: LayoutDirection = .leftToRight) -> CGRect? {
        live(pair.environment(\.layoutDirection, direction)).frame(of: "follower")
    }

    @Test func `A follower of fixed size has its far corner on the source's`() {
        let pair = Pair { Color.green.frame(width: 80, height: 20) }
        #expect(frame(of: pair) == CGRect(x: 60 - 80, y: 50 - 20, width: 80, height: 20))
    }

    @Test func `A flexible follower lies on the source`() {
        for anchor in [UnitPoint.center, .topLeading, .bottom] {
            #expect(
                frame(of: Pair(sourceAnchor: anchor, anchor: anchor) { Color.green })
                    == CGRect(x: 20, y: 10, width: 40, height: 40))
        }
    }

    @Test func `Matching the position alone puts anchor on anchor`() {
        let pair = Pair(properties: .position) { Color.green.frame(width: 80, height: 20) }
        #expect(frame(of: pair) == CGRect(x: 0, y: 20, width: 80, height: 20))
        let below = Pair(sourceAnchor: .bottom, anchor: .top, properties: .position) {
            Color.green.frame(width: 80, height: 20)
        }
        #expect(frame(of: below) == CGRect(x: 0, y: 50, width: 80, height: 20))
    }

    @Test func `Matching the size alone leaves the follower in its place`() {
        let pair = Pair(properties: .size) { Color.green }
        #expect(frame(of: pair) == CGRect(x: 0, y: 50, width: 40, height: 40))
    }

    @Test func `A follower keeps its own size and place in layout`() {
        let live = live(Pair { Color.green.frame(width: 80, height: 20) })
        #expect(live.frame(of: "below") == CGRect(x: 0, y: 70, width: 10, height: 10))
    }

    @Test func `From right to left the follower's place is mirrored`() {
        let pair = Pair { Color.green.frame(width: 80, height: 20) }
        #expect(frame(of: pair, direction: .rightToLeft) == CGRect(x: 140, y: 30, width: 80, height: 20))
    }

    @Test func `Equal identifiers in different namespaces do not match`() {
        struct Apart: View {
            @Namespace private var one
            @Namespace private var other
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: "a", in: one)
                    Color.green.frame(width: 10, height: 10).accessibilityIdentifier("follower")
                        .matchedGeometryEffect(id: "a", in: other, isSource: false)
                }
            }
        }
        #expect(live(Apart()).frame(of: "follower") == CGRect(x: 115, y: 45, width: 10, height: 10))
    }

    private struct Tabs: View {
        let model: Switch
        @Namespace private var namespace

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { tab in
                    Color.red.frame(width: 40 + 10 * CGFloat(tab), height: 20)
                        .matchedGeometryEffect(id: tab, in: namespace)
                }
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
            .background {
                Color.blue.accessibilityIdentifier("mark")
                    .matchedGeometryEffect(id: Int(model.number), in: namespace, isSource: false)
            }
        }
    }

    @Test func `A follower glides to its next source, and jumps there without an animation`() {
        let live = live(Tabs(model: model))
        #expect(live.frame(of: "mark") == CGRect(x: 0, y: 0, width: 40, height: 20))
        withAnimation(linear) { model.number = 2 }
        live.update()
        live.advance(by: 0.5)
        #expect(live.frame(of: "mark") == CGRect(x: 45, y: 0, width: 50, height: 20))
        live.advance(by: 1)
        #expect(live.frame(of: "mark") == CGRect(x: 90, y: 0, width: 60, height: 20))
        model.number = 1
        live.update()
        #expect(live.frame(of: "mark") == CGRect(x: 40, y: 0, width: 50, height: 20))
    }

    @Test func `A follower whose source is removed returns to its own place`() {
        struct Losing: View {
            let model: Switch
            @Namespace private var namespace
            var body: some View {
                ZStack {
                    if !model.isOn {
                        Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 0, in: namespace)
                    }
                    Color.blue.accessibilityIdentifier("follower")
                        .matchedGeometryEffect(id: 0, in: namespace, isSource: false)
                }
            }
        }
        let live = live(Losing(model: model))
        #expect(live.frame(of: "follower") == CGRect(x: 80, y: 30, width: 40, height: 40))
        model.isOn = true
        live.update()
        #expect(live.frame(of: "follower") == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    // MARK: From one source to the next

    /// A small card in a corner, or a large one in the opposite corner.
    private struct Cards: View {
        let model: Switch
        @Namespace private var namespace

        var body: some View {
            ZStack(alignment: .topLeading) {
                if model.isOn {
                    Color.blue.accessibilityIdentifier("large")
                        .matchedGeometryEffect(id: "card", in: namespace)
                        .frame(width: 100, height: 60)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                } else {
                    Color.red.accessibilityIdentifier("small")
                        .matchedGeometryEffect(id: "card", in: namespace)
                        .frame(width: 20, height: 20)
                }
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    private let small = CGRect(x: 0, y: 0, width: 20, height: 20)
    private let large = CGRect(x: 100, y: 40, width: 100, height: 60)
    private let middle = CGRect(x: 50, y: 20, width: 60, height: 40)

    @Test func `Both sources are seen on the way from one frame to the other`() {
        let live = live(Cards(model: model))
        #expect(fills(live) == [small])
        withAnimation(linear) { model.isOn = true }
        live.update()
        #expect(live.frame(of: "large") == small)
        live.advance(by: 0.5)
        #expect(live.frame(of: "large") == middle)
        #expect(fills(live) == [middle, middle])
        #expect(opacities(live) == [0.5, 0.5])
        live.advance(by: 1)
        #expect(fills(live) == [large])
        #expect(opacities(live) == [])
        #expect(!live.isMoving)
    }

    @Test func `A reversal begins where the sources are`() {
        let live = live(Cards(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        withAnimation(linear) { model.isOn = false }
        live.update()
        #expect(fills(live) == [middle, middle])
        live.advance(by: 2.1)
        #expect(fills(live) == [small])
        #expect(!live.isMoving)
    }

    @Test func `Without an animation the next source is in place at once`() {
        let live = live(Cards(model: model))
        model.isOn = true
        live.update()
        #expect(fills(live) == [large])
        #expect(!live.isMoving)
    }

    @Test func `A source that is removed without a successor fades out in place`() {
        struct Alone: View {
            let model: Switch
            @Namespace private var namespace
            var body: some View {
                ZStack(alignment: .topLeading) {
                    if !model.isOn {
                        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 0, in: namespace)
                    }
                }
                .frame(width: 200, height: 100, alignment: .topLeading)
            }
        }
        let live = live(Alone(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        #expect(fills(live) == [small])
        #expect(opacities(live) == [0.5])
    }

    @Test func `A source of fixed size is moved and not resized`() {
        struct Fixed: View {
            let model: Switch
            @Namespace private var namespace
            var body: some View {
                ZStack {
                    if model.isOn {
                        Color.red.frame(width: 100, height: 60).matchedGeometryEffect(id: 0, in: namespace)
                    } else {
                        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 0, in: namespace)
                    }
                }
            }
        }
        let live = live(Fixed(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        #expect(fills(live).map(\.size) == [CGSize(width: 20, height: 20), CGSize(width: 100, height: 60)])
    }

    private struct Grid: View {
        let model: Switch
        @Namespace private var namespace
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 0, in: namespace)
                if model.isOn {
                    Color.blue.accessibilityIdentifier("detail").matchedGeometryEffect(id: 0, in: namespace)
                }
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    @Test func `A new source grows out of the one that stays, and shrinks back to it`() {
        let live = live(Grid(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        #expect(live.frame(of: "detail") == CGRect(x: 0, y: 0, width: 110, height: 60))
        live.advance(by: 1)
        withAnimation(linear) { model.isOn = false }
        live.update()
        live.advance(by: 0.5)
        #expect(fills(live) == [small, CGRect(x: 0, y: 0, width: 110, height: 60)])
    }

    @Test func `Anchors and offsets that are not finite leave the follower's size alone`() {
        let live = live(
            Pair(anchor: UnitPoint(x: .nan, y: .infinity)) { Color.green.frame(width: 80, height: 20) }.offset(x: .nan))
        live.advance(by: 1)
        #expect(live.frame(of: "follower")?.size == CGSize(width: 80, height: 20))
    }
}
