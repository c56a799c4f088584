import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct TapGestureTests {
    @Test(arguments: [(1, "tap"), (4, "tap"), (5, "-")])
    func `A tap fails once the mouse has moved five points`(distance: CGFloat, expected: String) {
        let screen = TouchScreen { log in Color.blue.onTapGesture { log("tap") } }
        screen.down()
        screen.move(100 + distance)
        screen.up(100 + distance)
        #expect(screen.take() == expected)
    }

    @Test func `Out and back is no tap`() {
        let screen = TouchScreen { log in Color.blue.onTapGesture { log("tap") } }
        screen.down()
        screen.move(150)
        screen.move(100)
        screen.up()
        #expect(screen.take() == "-")
    }

    @Test func `A finger may move further than a mouse`() {
        let screen = TouchScreen { log in Color.blue.onTapGesture { log("tap") } }
        screen.down(kind: .touch)
        screen.move(107, kind: .touch)
        screen.up(107, kind: .touch)
        #expect(screen.take() == "tap")
    }

    @Test func `A tap ends however long it takes`() {
        let screen = TouchScreen { log in Color.blue.onTapGesture { log("tap") } }
        screen.down()
        screen.wait(3)
        screen.up()
        #expect(screen.take() == "tap")
    }

    @Test func `Two taps end on the second release, and one does not`() {
        let screen = TouchScreen { log in Color.blue.onTapGesture(count: 2) { log("double") } }
        screen.click()
        screen.wait(1)
        #expect(screen.take() == "-")
        screen.click()
        screen.wait(0.1)
        screen.down()
        #expect(screen.take() == "-")
        screen.up()
        #expect(screen.take() == "double")
    }

    @Test func `Three taps are told from two`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture(count: 2) { log("2") }.onTapGesture(count: 3) { log("3") }
        }
        screen.live.tap(at: TouchScreen.centre, count: 3)
        screen.wait(1)
        #expect(screen.take() == "3")
        screen.live.tap(at: TouchScreen.centre, count: 2)
        screen.wait(1)
        #expect(screen.take() == "2")
    }

    @Test func `One tap waits for two, whichever is inside`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture { log("single") }.onTapGesture(count: 2) { log("double") }
        }
        screen.click()
        #expect(screen.take() == "-")
        screen.wait(0.4)
        #expect(screen.take() == "single")
        screen.live.tap(at: TouchScreen.centre, count: 2)
        screen.wait(1)
        #expect(screen.take() == "double")
    }

    @Test func `A tap elsewhere ends the wait for a second tap`() {
        let screen = TouchScreen { log in
            HStack(spacing: 0) {
                Color.blue.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
                Color.red.onTapGesture { log("other") }
            }
        }
        screen.click(50)
        screen.wait(0.1)
        screen.click(150)
        #expect(screen.take() == "single,other")
    }

    @Test func `A simultaneous single tap does not wait`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture(count: 2) { log("double") }
                .simultaneousGesture(TapGesture().onEnded { log("single") })
        }
        screen.click()
        #expect(screen.take() == "single")
    }

    @Test func `A second finger is no tap`() {
        let screen = TouchScreen { log in Color.blue.onTapGesture { log("tap") } }
        screen.down(80, finger: 1, kind: .touch)
        screen.down(120, finger: 2, kind: .touch)
        screen.up(80, finger: 1, kind: .touch)
        screen.up(120, finger: 2, kind: .touch)
        #expect(screen.take() == "-")
    }

    @Test func `Fingers tap several views at once`() {
        let screen = TouchScreen { log in
            HStack(spacing: 0) {
                Color.blue.onTapGesture { log("left") }
                Color.red.onTapGesture { log("right") }
            }
        }
        screen.down(50, finger: 1, kind: .touch)
        screen.down(150, finger: 2, kind: .touch)
        screen.up(150, finger: 2, kind: .touch)
        screen.up(50, finger: 1, kind: .touch)
        #expect(screen.take() == "right,left")
    }

    @Test func `A tap says where it was, in the space that was asked for`() {
        let screen = TouchScreen { log in
            Color.blue.frame(width: 100, height: 100)
                .onTapGesture { log("local \($0.x) \($0.y)") }
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded { log("global \($0.location.x)") }
                )
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .named("around")).onEnded { log("named \($0.location.x)") }
                )
                .padding(20)
                .coordinateSpace(.named("around"))
        }
        screen.click(60, 90)
        #expect(screen.take() == "named 30.0,global 60.0,local 10.0 40.0")
    }

    @Test func `A tap in a turned view is where the view sees it`() {
        let screen = TouchScreen { log in
            Color.blue.frame(width: 100, height: 50).onTapGesture { log("\($0.x.rounded()) \($0.y.rounded())") }
                .rotationEffect(.degrees(90))
        }
        screen.click(100, 60)
        #expect(screen.take() == "10.0 25.0")
    }

    @Test func `A disabled view takes no taps, and one around it does`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture { log("in") }.disabled(true).onTapGesture { log("out") }
        }
        screen.click()
        #expect(screen.take() == "out")
    }

    @Test func `A touch that the host takes away is no tap`() {
        let screen = TouchScreen { log in Color.blue.onTapGesture { log("tap") } }
        screen.down()
        screen.live.cancelled()
        screen.up()
        #expect(screen.take() == "-")
    }

    @Test func `Deadlines that pass in one frame count in their order`() {
        let screen = TouchScreen { log in
            HStack(spacing: 0) {
                Color.red.gesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in log("long") })
                Color.blue.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
            }
        }
        let session = screen.live.session
        session.send(.pointer(PointerEvent(.began, at: CGPoint(x: 50, y: 100), pointer: 1)), at: 0)
        session.send(.pointer(PointerEvent(.began, at: CGPoint(x: 150, y: 100), pointer: 2)), at: 0)
        session.send(.pointer(PointerEvent(.ended, at: CGPoint(x: 150, y: 100), pointer: 2)), at: 0)
        _ = session.frame(at: 5)
        #expect(screen.take() == "single,long")
    }

    @Test func `A mouse that hovers has lost its button`() {
        let screen = TouchScreen { log in
            Color.blue.gesture(DragGesture().onChanged { _ in log("changed") }.onEnded { _ in log("ended") })
        }
        screen.down()
        screen.move(120)
        screen.live.hover(at: CGPoint(x: 150, y: 100))
        screen.move(160)
        #expect(screen.take() == "changed")
        #expect(screen.live.session.graph.pointers.isIdle)
    }

    @Test func `The action is that of the latest body`() {
        struct Counter: View {
            @State var count = 0
            let log: TouchScreen.Log
            var body: some View {
                let now = count
                Color.blue.onTapGesture {
                    log("\(now)")
                    count += 1
                }
            }
        }
        let screen = TouchScreen { log in Counter(log: log) }
        for _ in 0..<3 { screen.click() }
        #expect(screen.take() == "0,1,2")
    }

    @Test func `A gesture that is switched off leaves the touch to others`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture { log("in") }
                .gesture(TapGesture().onEnded { log("off") }, isEnabled: false)
        }
        screen.click()
        #expect(screen.take() == "in")
    }

    @Test func `A mask for the gesture alone leaves those inside out`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture { log("in") }.gesture(TapGesture().onEnded { log("out") }, including: .gesture)
        }
        screen.click()
        #expect(screen.take() == "out")
    }
}
