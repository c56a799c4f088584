import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct ButtonPressTests {
    private struct Logged: ButtonStyle {
        let log: TouchScreen.Log
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onChange(of: configuration.isPressed) { _, isPressed in log("\(isPressed)") }
        }
    }

    private func makeScreen() -> TouchScreen {
        TouchScreen { log in
            Button {
                log("action")
            } label: {
                Color.blue.frame(width: 40, height: 40)
            }.buttonStyle(Logged(log: log))
        }
    }

    @Test func `A press goes with the mouse, and comes back with it`() {
        let screen = makeScreen()
        screen.down()
        screen.move(150)
        screen.move(100)
        screen.up()
        #expect(screen.take() == "true,false,true,action,false")
    }

    @Test func `A release outside does nothing`() {
        let screen = makeScreen()
        screen.down()
        screen.move(150)
        screen.up(150)
        #expect(screen.take() == "true,false")
    }

    @Test func `A finger may leave by seventy points`() {
        let screen = makeScreen()
        screen.down(kind: .touch)
        screen.move(180, kind: .touch)
        #expect(screen.take() == "true")
        screen.move(195, kind: .touch)
        #expect(screen.take() == "false")
        screen.move(180, kind: .touch)
        screen.up(180, kind: .touch)
        #expect(screen.take() == "true,action,false")
    }

    @Test func `A disabled button is not pressed`() {
        let screen = TouchScreen { log in
            Button {
                log("action")
            } label: {
                Color.blue
            }.buttonStyle(Logged(log: log)).disabled(true)
        }
        screen.click()
        #expect(screen.take() == "-")
    }

    @Test func `A touch that the host takes away ends the press`() {
        let screen = makeScreen()
        screen.down()
        screen.live.cancelled()
        #expect(screen.take() == "true,false")
    }

    @Test func `A content shape in a plain button's label is where it is pressed`() {
        let screen = TouchScreen { log in
            Button {
                log("action")
            } label: {
                Color.blue.contentShape(Circle())
            }.buttonStyle(.plain)
        }
        screen.click(12, 12)
        #expect(screen.take() == "-")
        screen.click()
        #expect(screen.take() == "action")
    }

    @Test func `A style of one's own triggers the action`() {
        struct DoubleClick: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        let screen = TouchScreen { log in
            Button {
                log("action")
            } label: {
                Color.blue
            }.buttonStyle(DoubleClick())
        }
        screen.click()
        screen.wait(1)
        #expect(screen.take() == "-")
        screen.live.tap(at: TouchScreen.centre, count: 2)
        #expect(screen.take() == "action")
    }

    @Test(arguments: [0, 1])
    func `A pressed button of the system's styles looks pressed`(style: Int) {
        let screen = TouchScreen { _ in
            if style == 0 {
                Button {
                } label: {
                    Color.blue
                }.buttonStyle(.plain)
            } else {
                Button {
                } label: {
                    Color.blue
                }.buttonStyle(.bordered)
            }
        }
        let before = screen.live.displayList
        screen.down()
        #expect(screen.live.displayList != before)
        screen.up()
        #expect(screen.live.displayList == before)
    }
}
