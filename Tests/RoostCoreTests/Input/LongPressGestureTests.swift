import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct LongPressGestureTests {
    @Test func `A long press ends at its duration, with the finger down`() {
        let screen = TouchScreen { log in Color.blue.gesture(LongPressGesture().onEnded { _ in log("long") }) }
        screen.down()
        screen.wait(0.49)
        #expect(screen.take() == "-")
        screen.wait(0.02)
        #expect(screen.take() == "long")
        screen.up()
        #expect(screen.take() == "-")
    }

    @Test func `A quick click is no long press`() {
        let screen = TouchScreen { log in Color.blue.gesture(LongPressGesture().onEnded { _ in log("long") }) }
        screen.click()
        screen.wait(1)
        #expect(screen.take() == "-")
    }

    @Test(arguments: [(5, "long"), (30, "-")])
    func `A long press moves up to ten points`(distance: CGFloat, expected: String) {
        let screen = TouchScreen { log in Color.blue.gesture(LongPressGesture().onEnded { _ in log("long") }) }
        screen.down()
        screen.move(100 + distance)
        screen.wait(0.6)
        #expect(screen.take() == expected)
    }

    @Test func `An event after the duration finds the long press ended, frame or none`() {
        let screen = TouchScreen { log in Color.blue.gesture(LongPressGesture().onEnded { _ in log("long") }) }
        screen.live.session.send(.pointer(PointerEvent(.began, at: TouchScreen.centre)), at: 0)
        screen.live.session.send(.pointer(PointerEvent(.ended, at: TouchScreen.centre)), at: 0.6)
        #expect(screen.take() == "long")
    }

    @Test(arguments: [(0.3, "-"), (0.6, "long")])
    func `A press that comes after a later frame is as long as it was`(duration: Double, expected: String) {
        let screen = TouchScreen { log in Color.blue.gesture(LongPressGesture().onEnded { _ in log("long") }) }
        screen.wait(2)
        let begin = screen.live.time - 1
        screen.live.session.send(.pointer(PointerEvent(.began, at: TouchScreen.centre)), at: begin)
        screen.live.session.send(.pointer(PointerEvent(.ended, at: TouchScreen.centre)), at: begin + duration)
        #expect(screen.take() == expected)
    }

    @Test func `On macOS the press lasts until the button comes up`() {
        let screen = TouchScreen(idiom: .macOS) { log in
            Color.blue.onLongPressGesture(minimumDuration: 0.3) {
                log("perform")
            } onPressingChanged: {
                log("pressing=\($0)")
            }
        }
        screen.down()
        screen.wait(0.6)
        #expect(screen.take() == "pressing=true,perform")
        screen.up()
        #expect(screen.take() == "pressing=false")
        screen.click()
        #expect(screen.take() == "pressing=true,pressing=false")
    }

    @Test func `On iOS the action ends the press`() {
        let screen = TouchScreen { log in
            Color.blue.onLongPressGesture(minimumDuration: 0.3) {
                log("perform")
            } onPressingChanged: {
                log("pressing=\($0)")
            }
        }
        screen.down()
        screen.wait(0.6)
        #expect(screen.take() == "pressing=true,perform,pressing=false")
        screen.up()
        #expect(screen.take() == "-")
    }

    @Test func `On iOS a long press around a tap comes while the finger is down`() {
        let screen = TouchScreen { log in
            Color.blue.onTapGesture { log("tap") }.onLongPressGesture { log("long") }
        }
        screen.click()
        #expect(screen.take() == "tap")
        screen.down()
        screen.wait(0.6)
        screen.up()
        #expect(screen.take() == "long")
    }

    @Test func `On macOS a long press around a tap waits for the tap`() {
        let screen = TouchScreen(idiom: .macOS) { log in
            Color.blue.onTapGesture { log("tap") }.gesture(LongPressGesture().onEnded { _ in log("long") })
        }
        screen.down()
        screen.wait(0.6)
        #expect(screen.take() == "-")
        screen.up()
        #expect(screen.take() == "tap")
    }

    @Test func `The value is true from the touch on`() {
        struct Pressed: View {
            @GestureState var isPressed = false
            let log: TouchScreen.Log
            var body: some View {
                Color.blue
                    .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
                    .onChange(of: isPressed) { _, isPressed in log("\(isPressed)") }
            }
        }
        let screen = TouchScreen { log in Pressed(log: log) }
        screen.down()
        #expect(screen.take() == "true")
        screen.wait(0.6)
        #expect(screen.take() == "false")
    }
}
