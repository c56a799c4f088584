import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct HitTestPassTests {
    private func hits(_ x: CGFloat, _ y: CGFloat, @ViewBuilder _ view: (@escaping () -> Void) -> some View) -> Bool {
        let screen = TouchScreen { log in view { log("hit") } }
        screen.click(x, y)
        return screen.take() == "hit"
    }

    @Test func `A hidden view and one without opacity are not hit`() {
        #expect(!hits(100, 100) { tap in Color.blue.onTapGesture(perform: tap).hidden() })
        #expect(!hits(100, 100) { tap in Color.blue.onTapGesture(perform: tap).opacity(0) })
        #expect(hits(100, 100) { tap in Color.blue.onTapGesture(perform: tap).opacity(0.01) })
    }

    @Test func `A clear colour is not hit`() {
        #expect(!hits(100, 100) { tap in Color.clear.onTapGesture(perform: tap) })
        #expect(!hits(100, 100) { tap in Rectangle().fill(.clear).onTapGesture(perform: tap) })
        #expect(hits(100, 100) { tap in Color.clear.contentShape(Rectangle()).onTapGesture(perform: tap) })
    }

    @Test func `Spacers, padding and gaps of a stack are not hit`() {
        #expect(
            !hits(100, 100) { tap in
                HStack(spacing: 0) {
                    Color.blue.frame(width: 20)
                    Spacer()
                    Color.blue.frame(width: 20)
                }
                .onTapGesture(perform: tap)
            })
        #expect(!hits(10, 100) { tap in Color.blue.padding(40).onTapGesture(perform: tap) })
    }

    @Test func `A background that is written before the gesture is hit, one after it is not`() {
        #expect(hits(10, 10) { tap in Circle().fill(.blue).background(Color.red).onTapGesture(perform: tap) })
        #expect(!hits(10, 10) { tap in Circle().fill(.blue).onTapGesture(perform: tap).background(Color.red) })
    }

    @Test func `An overlay blocks what lies under it`() {
        #expect(!hits(100, 100) { tap in Color.blue.onTapGesture(perform: tap).overlay { Color.red } })
        #expect(
            hits(100, 100) { tap in
                Color.blue.onTapGesture(perform: tap).overlay { Color.red.allowsHitTesting(false) }
            })
    }

    @Test func `A mask does not block`() {
        #expect(hits(10, 10) { tap in Color.blue.onTapGesture(perform: tap).mask { Circle() } })
    }

    @Test func `The highest zIndex is hit first`() {
        #expect(
            hits(100, 100) { tap in
                ZStack {
                    Color.blue.onTapGesture(perform: tap).zIndex(1)
                    Color.red
                }
            })
    }

    @Test func `Hits follow offset, position, scale and projection`() {
        let square = Color.blue.frame(width: 20, height: 20)
        #expect(hits(150, 100) { tap in square.onTapGesture(perform: tap).offset(x: 50) })
        #expect(!hits(100, 100) { tap in square.onTapGesture(perform: tap).offset(x: 50) })
        #expect(hits(30, 30) { tap in square.onTapGesture(perform: tap).position(x: 30, y: 30) })
        #expect(hits(125, 100) { tap in square.onTapGesture(perform: tap).scaleEffect(3) })
        #expect(!hits(125, 100) { tap in square.onTapGesture(perform: tap) })
        #expect(!hits(100, 100) { tap in square.onTapGesture(perform: tap).scaleEffect(0) })
        let half = Color.blue.frame(width: 100, height: 100)
        // Turned by 60 degrees about the vertical axis it is half as wide.
        let turned = { (tap: @escaping () -> Void) in
            half.onTapGesture(perform: tap).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        #expect(hits(80, 100) { turned($0) })
        #expect(!hits(70, 100) { turned($0) })
    }

    @Test func `A scroll view's content is hit inside its window alone`() {
        func hitsRow(_ y: CGFloat) -> Bool {
            hits(100, y) { tap in
                ScrollView { Color.blue.frame(height: 400).onTapGesture(perform: tap) }.frame(height: 100)
            }
        }
        #expect(hitsRow(100))
        #expect(!hitsRow(180))
    }

    @Test func `A gesture on a scroll view is hit beside its content`() {
        #expect(hits(100, 190) { tap in ScrollView { Color.blue.frame(height: 20) }.onTapGesture(perform: tap) })
    }

    @Test func `Rows of a lazy stack are hit`() {
        let screen = TouchScreen { log in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { row in Color.blue.frame(height: 40).onTapGesture { log("\(row)") } }
                }
            }
        }
        screen.click(100, 130)
        #expect(screen.take() == "3")
    }

    @Test func `Hits are mirrored with the layout`() {
        #expect(
            hits(150, 100) { tap in
                HStack(spacing: 0) {
                    Color.blue.onTapGesture(perform: tap)
                    Color.red
                }
                .environment(\.layoutDirection, .rightToLeft)
            })
    }

    @Test func `A tree of ten thousand modifiers is hit`() {
        var view = AnyView(Color.blue.onTapGesture {})
        for _ in 0..<2000 { view = AnyView(view.padding(0).opacity(0.99)) }
        let screen = TouchScreen { _ in view }
        #expect(!screen.live.session.graph.hitPath(at: TouchScreen.centre).isEmpty)
    }

    @Test func `Nothing is hit outside, and at no place at all`() {
        let screen = TouchScreen { log in Color.blue.onTapGesture { log("tap") } }
        screen.click(300, 300)
        screen.click(.nan, 10)
        screen.click(.infinity, 10)
        #expect(screen.take() == "-")
    }
}
