import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct DragGestureTests {
    @Test func `A drag's values are in its coordinate space, through transforms`() {
        let screen = TouchScreen { log in
            Color.blue.frame(width: 80, height: 80)
                .gesture(DragGesture().onChanged { log("\($0.startLocation.x) \($0.translation.width)") })
                .scaleEffect(2)
        }
        screen.down(100)
        screen.move(120)
        #expect(screen.take() == "40.0 10.0")
    }

    @Test func `A drag in the global space counts in the window's points`() {
        let screen = TouchScreen { log in
            Color.blue.frame(width: 80, height: 80)
                .gesture(
                    DragGesture(coordinateSpace: .global).onChanged {
                        log("\($0.location.x) \($0.translation.width)")
                    }
                )
                .scaleEffect(2)
        }
        screen.down(100)
        screen.move(120)
        #expect(screen.take() == "120.0 20.0")
    }

    @Test func `The velocity is that of the last tenth of a second, and predicts the end`() {
        var last: DragGesture.Value?
        let screen = TouchScreen { _ in Color.blue.gesture(DragGesture().onEnded { last = $0 }) }
        screen.down(20)
        for step in 1...10 {
            screen.wait(0.01)
            screen.move(20 + CGFloat(step) * 10)
        }
        screen.up(120)
        #expect(abs(last!.velocity.width - 1000) < 1)
        #expect(abs(last!.predictedEndTranslation.width - 350) < 1)
    }

    @Test func `A finger that rests before it leaves has no velocity`() {
        var last: DragGesture.Value?
        let screen = TouchScreen { _ in Color.blue.gesture(DragGesture().onEnded { last = $0 }) }
        screen.down(20)
        screen.wait(0.01)
        screen.move(120)
        screen.wait(0.5)
        screen.up(120)
        #expect(last?.velocity == .zero)
    }

    @Test func `The time of a drag goes on with the clock`() {
        var times: [Double] = []
        let screen = TouchScreen { _ in
            Color.blue.gesture(
                DragGesture(minimumDistance: 0).onChanged { times.append($0.time.timeIntervalSinceReferenceDate) })
        }
        screen.down(20)
        screen.wait(0.25)
        screen.move(40)
        #expect(times.count == 2 && abs(times[1] - times[0] - 0.25) < 1e-6)
    }

    @Test func `A drag goes on outside its view`() {
        let screen = TouchScreen { log in
            Color.blue.frame(width: 20, height: 20)
                .gesture(DragGesture().onEnded { log("\($0.translation.width)") })
        }
        screen.down()
        screen.move(500)
        screen.up(500)
        #expect(screen.take() == "400.0")
    }

    @Test func `Changes of a drag ride in continuous transactions, its end does not`() {
        let screen = TouchScreen { log in
            Color.blue.gesture(
                DragGesture()
                    .onChanged { _ in log("\(Transaction.current.isContinuous)") }
                    .onEnded { _ in log("\(Transaction.current.isContinuous)") })
        }
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 150, y: 100), steps: 1)
        #expect(screen.take() == "true,false")
    }

    @Test func `A child's drag goes before its parent's`() {
        let screen = TouchScreen { log in
            ZStack {
                Color.gray
                Color.blue.frame(width: 100, height: 100).gesture(DragGesture().onEnded { _ in log("child") })
            }
            .gesture(DragGesture().onEnded { _ in log("parent") })
        }
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 150, y: 100))
        #expect(screen.take() == "child")
        screen.live.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10))
        #expect(screen.take() == "parent")
    }

    @Test func `A child's drag that does not come leaves a click to its parent`() {
        let screen = TouchScreen { log in
            Color.blue.gesture(DragGesture().onEnded { _ in log("drag") }).onTapGesture { log("tap") }
        }
        screen.click()
        #expect(screen.take() == "tap")
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 150, y: 100))
        #expect(screen.take() == "drag")
    }

    @Test func `A parent's high-priority drag takes the pointer from a child's tap, and leaves it a click`() {
        let screen = TouchScreen { log in
            ZStack { Color.blue.onTapGesture { log("tap") } }
                .highPriorityGesture(DragGesture().onEnded { _ in log("drag") })
        }
        screen.click()
        #expect(screen.take() == "tap")
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 150, y: 100))
        #expect(screen.take() == "drag")
    }

    @Test func `A button keeps its press under a parent's drag`() {
        let screen = TouchScreen { log in
            ZStack {
                Button {
                    log("button")
                } label: {
                    Color.blue
                }.buttonStyle(.plain)
            }
            .gesture(DragGesture().onChanged { _ in log("drag") })
        }
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 130, y: 100))
        #expect(screen.take() == "button")
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 230, y: 100))
        #expect(screen.take() == "-")
    }

    @Test func `A view that goes ends its drag without an end`() {
        struct Vanishing: View {
            @State var isThere = true
            let log: TouchScreen.Log
            var body: some View {
                ZStack {
                    Color.gray
                    if isThere {
                        Color.blue.gesture(
                            DragGesture()
                                .onChanged {
                                    log("changed")
                                    if $0.translation.width > 30 { isThere = false }
                                }
                                .onEnded { _ in log("ended") })
                    }
                }
            }
        }
        let screen = TouchScreen { log in Vanishing(log: log) }
        screen.down()
        screen.move(120)
        screen.move(140)
        screen.move(160)
        screen.up(160)
        #expect(screen.take() == "changed,changed")
        #expect(screen.live.session.graph.pointers.isIdle)
    }

    @Test func `Disabling a view in the middle of a drag ends it`() {
        struct Fragile: View {
            @State var isDisabled = false
            @GestureState var offset = 0.0
            let log: TouchScreen.Log
            var body: some View {
                Color.blue
                    .gesture(
                        DragGesture()
                            .updating($offset) { value, state, _ in state = value.translation.width }
                            .onChanged { if $0.translation.width > 30 { isDisabled = true } }
                            .onEnded { _ in log("ended") }
                    )
                    .disabled(isDisabled)
                    .onChange(of: offset) { _, offset in log("\(offset)") }
            }
        }
        let screen = TouchScreen { log in Fragile(log: log) }
        screen.down()
        screen.move(120)
        screen.move(140)
        screen.move(160)
        screen.up(160)
        #expect(screen.take() == "20.0,40.0,0.0")
    }
}
