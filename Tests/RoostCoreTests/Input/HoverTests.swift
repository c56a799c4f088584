import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct HoverTests {
    @Test func `A view hears of the mouse that comes and goes`() {
        let screen = TouchScreen { log in
            Color.blue.frame(width: 100, height: 100).onHover { log("\($0)") }
        }
        screen.live.hover(at: CGPoint(x: 10, y: 10))
        screen.live.hover(at: CGPoint(x: 100, y: 100))
        screen.live.hover(at: CGPoint(x: 110, y: 100))
        screen.live.hover(at: CGPoint(x: 10, y: 10))
        screen.live.hover(at: CGPoint(x: 100, y: 100))
        screen.live.hover(at: nil)
        #expect(screen.take() == "true,false,true,false")
    }

    @Test func `Views around the one under the mouse are under it too`() {
        let screen = TouchScreen { log in
            ZStack {
                Color.gray
                Color.blue.frame(width: 50, height: 50).onHover { log("in \($0)") }
            }
            .onHover { log("out \($0)") }
        }
        screen.live.hover(at: CGPoint(x: 100, y: 100))
        screen.live.hover(at: CGPoint(x: 10, y: 10))
        #expect(screen.take() == "out true,in true,in false")
    }

    @Test func `A view behind another one is not under the mouse`() {
        let screen = TouchScreen { log in
            ZStack {
                Color.gray.onHover { log("behind \($0)") }
                Color.blue.frame(width: 50, height: 50)
            }
        }
        screen.live.hover(at: CGPoint(x: 10, y: 10))
        screen.live.hover(at: CGPoint(x: 100, y: 100))
        #expect(screen.take() == "behind true,behind false")
    }

    @Test func `Continuous hover tells where the mouse is in the view`() {
        let screen = TouchScreen { log in
            Color.blue.frame(width: 100, height: 100).onContinuousHover { phase in
                switch phase {
                case .active(let point): log("\(point.x) \(point.y)")
                case .ended: log("ended")
                }
            }
        }
        screen.live.hover(at: CGPoint(x: 60, y: 70))
        screen.live.hover(at: CGPoint(x: 61, y: 70))
        screen.live.hover(at: nil)
        #expect(screen.take() == "10.0 20.0,11.0 20.0,ended")
    }

    @Test func `A view that moves under a mouse at rest hears of it`() {
        struct Moving: View {
            @State var isAway = true
            let log: TouchScreen.Log
            var body: some View {
                VStack(spacing: 0) {
                    Color.gray.frame(height: 20).onTapGesture { isAway.toggle() }
                    Color.blue.frame(width: 50, height: 50).onHover { log("\($0)") }
                        .offset(x: isAway ? 100 : 0)
                    Spacer(minLength: 0)
                }
            }
        }
        let screen = TouchScreen { log in Moving(log: log) }
        screen.live.hover(at: CGPoint(x: 100, y: 40))
        #expect(screen.take() == "-")
        screen.down(100, 10, kind: .touch)
        screen.up(100, 10, kind: .touch)
        #expect(screen.take() == "true")
    }

    @Test func `A finger does not hover`() {
        let screen = TouchScreen { log in Color.blue.onHover { log("\($0)") } }
        screen.down(kind: .touch)
        screen.up(kind: .touch)
        #expect(screen.take() == "-")
    }
}
