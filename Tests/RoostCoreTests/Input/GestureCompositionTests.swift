import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct GestureCompositionTests {
    @Test func `Of two exclusive gestures the second one comes if the first fails`() {
        let screen = TouchScreen { log in
            Color.blue.gesture(
                TapGesture(count: 2).onEnded { log("double") }.exclusively(
                    before: TapGesture().onEnded { log("single") }))
        }
        screen.click()
        #expect(screen.take() == "-")
        screen.wait(0.5)
        #expect(screen.take() == "single")
        screen.live.tap(at: TouchScreen.centre, count: 2)
        screen.wait(1)
        #expect(screen.take() == "double")
    }

    @Test func `Simultaneous gestures end each by itself`() {
        let screen = TouchScreen(idiom: .macOS) { log in
            Color.blue.gesture(
                TapGesture().onEnded { log("tap") }
                    .simultaneously(with: LongPressGesture(minimumDuration: 0.3).onEnded { _ in log("long") }))
        }
        screen.click()
        #expect(screen.take() == "tap")
        screen.down()
        screen.wait(0.6)
        #expect(screen.take() == "long")
        screen.up()
        #expect(screen.take() == "tap")
    }

    @Test func `A sequence tells the first gesture, its end, and the second`() {
        struct Held: View {
            enum Stage: Equatable { case inactive, pressing, dragging(CGFloat?) }
            @GestureState var stage = Stage.inactive
            let log: TouchScreen.Log
            var body: some View {
                Color.blue
                    .gesture(
                        LongPressGesture().sequenced(before: DragGesture())
                            .updating($stage) { value, stage, _ in
                                switch value {
                                case .first(true): stage = .pressing
                                case .second(true, let drag): stage = .dragging(drag?.translation.width)
                                default: stage = .inactive
                                }
                            }
                            .onEnded { value in
                                guard case .second(true, let drag?) = value else { return }
                                log("end \(drag.translation.width)")
                            }
                    )
                    .onChange(of: stage) { _, stage in
                        switch stage {
                        case .inactive: log("inactive")
                        case .pressing: log("pressing")
                        case .dragging(let width): log("dragging \(width ?? -1)")
                        }
                    }
            }
        }
        let screen = TouchScreen { log in Held(log: log) }
        screen.down()
        #expect(screen.take() == "pressing")
        screen.wait(0.6)
        #expect(screen.take() == "dragging -1.0")
        screen.move(130)
        #expect(screen.take() == "dragging 30.0")
        screen.up(130)
        #expect(screen.take() == "end 30.0,inactive")
        screen.down()
        screen.wait(0.6)
        screen.up()
        #expect(screen.take() == "pressing,dragging -1.0,inactive")
    }

    @Test func `A tap before a drag waits for another touch, not for ever`() {
        let screen = TouchScreen { log in
            Color.blue.gesture(
                TapGesture().sequenced(before: DragGesture().onEnded { log("\($0.translation.width)") }))
        }
        screen.click()
        screen.wait(0.1)
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 140, y: 100))
        #expect(screen.take() == "40.0")
        screen.click()
        screen.wait(1)
        #expect(screen.live.session.graph.pointers.isIdle)
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 140, y: 100))
        #expect(screen.take() == "-")
    }

    @Test func `A gesture of one's own has a body`() {
        struct Flick: Gesture {
            let log: TouchScreen.Log
            var body: some Gesture<CGFloat> {
                DragGesture().map(\.translation.width).onChanged { log("\($0)") }
            }
        }
        let screen = TouchScreen { log in Color.blue.gesture(Flick(log: log).onEnded { log("end \($0)") }) }
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 120, y: 100), steps: 1)
        #expect(screen.take() == "20.0,end 20.0")
    }

    @Test func `A gesture without its type does what it is`() {
        let screen = TouchScreen { log in
            Color.blue.gesture(AnyGesture(TapGesture().map { 7 }).onEnded { log("\($0)") })
        }
        screen.click()
        #expect(screen.take() == "7")
    }

    @Test func `A gesture with modifiers wants their keys held`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture { log("tap") }
                .highPriorityGesture(TapGesture().modifiers(.shift).onEnded { log("shift") })
        }
        screen.click()
        #expect(screen.take() == "tap")
        screen.live.send(.pointer(PointerEvent(.began, at: TouchScreen.centre, modifiers: [.shift, .command])))
        screen.up()
        #expect(screen.take() == "shift")
    }

    @Test func `No gesture is none`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture { log("in") }.gesture(nil as TapGesture?)
        }
        screen.click()
        #expect(screen.take() == "in")
    }

    @Test func `The end of a gesture comes after its state has gone back`() {
        struct Dragged: View {
            @GestureState var offset = 0.0
            @State var total = 0.0
            let log: TouchScreen.Log
            var body: some View {
                Color.blue
                    .gesture(
                        DragGesture()
                            .updating($offset) { value, state, _ in state = value.translation.width }
                            .onEnded { total += $0.translation.width }
                    )
                    .onChange(of: [offset, total]) { _, now in log("\(now[0]) \(now[1])") }
            }
        }
        let screen = TouchScreen { log in Dragged(log: log) }
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 140, y: 100), steps: 2)
        #expect(screen.take() == "20.0 0.0,40.0 0.0,0.0 40.0")
    }

    @Test func `A state says how it goes back`() {
        struct Probe: View {
            @GestureState var offset: Double
            init(log: TouchScreen.Log) {
                _offset = GestureState(wrappedValue: 0) { value, transaction in
                    log("reset \(value) \(transaction.isContinuous)")
                }
            }
            var body: some View {
                Color.blue
                    .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
            }
        }
        let screen = TouchScreen { log in Probe(log: log) }
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 140, y: 100), steps: 1)
        #expect(screen.take() == "reset 40.0 false")
    }
}
