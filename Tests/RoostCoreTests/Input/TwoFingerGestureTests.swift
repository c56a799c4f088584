import CoreGraphics
import RoostTesting
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct TwoFingerGestureTests {
    private func two(_ screen: TouchScreen, apart distances: [CGFloat]) {
        screen.down(100 - distances[0] / 2, finger: 1, kind: .touch)
        screen.down(100 + distances[0] / 2, finger: 2, kind: .touch)
        for distance in distances.dropFirst() {
            screen.wait(0.02)
            screen.move(100 - distance / 2, finger: 1, kind: .touch)
            screen.move(100 + distance / 2, finger: 2, kind: .touch)
        }
    }

    @Test func `Fingers that part magnify`() {
        var values: [MagnifyGesture.Value] = []
        let screen = TouchScreen { log in
            Color.blue.frame(width: 100, height: 100)
                .gesture(MagnifyGesture().onChanged { values.append($0) }.onEnded { log("end \($0.magnification)") })
        }
        two(screen, apart: [40, 60, 80])
        #expect(values.last?.magnification == 2)
        #expect(values.last?.startAnchor == .center)
        #expect(values.last?.startLocation == CGPoint(x: 50, y: 50))
        #expect((values.last?.velocity ?? 0) > 0)
        screen.up(60, finger: 1, kind: .touch)
        #expect(screen.take() == "end 2.0")
        screen.up(140, finger: 2, kind: .touch)
        #expect(screen.take() == "-")
    }

    @Test func `Fingers that turn rotate, beyond half a turn`() {
        var last = Angle.zero
        let screen = TouchScreen { _ in Color.blue.gesture(RotateGesture().onChanged { last = $0.rotation }) }
        screen.down(100, 100, finger: 1, kind: .touch)
        screen.down(150, 100, finger: 2, kind: .touch)
        for step in 1...20 {
            let angle = Double(step) * 0.1 * Double.pi
            screen.move(100 + 50 * cos(angle), 100 + 50 * sin(angle), finger: 2, kind: .touch)
        }
        #expect(abs(last.degrees - 360) < 0.001)
    }

    @Test func `Magnifying and turning go on at once`() {
        let screen = TouchScreen { log in
            Color.blue.gesture(
                MagnifyGesture().onEnded { _ in log("magnify") }
                    .simultaneously(with: RotateGesture().onEnded { _ in log("rotate") }))
        }
        screen.down(100, 100, finger: 1, kind: .touch)
        screen.down(150, 100, finger: 2, kind: .touch)
        screen.move(150, 150, finger: 2, kind: .touch)
        screen.up(150, 150, finger: 2, kind: .touch)
        screen.up(100, 100, finger: 1, kind: .touch)
        #expect(screen.take() == "magnify,rotate")
    }

    @Test func `Two fingers on a trackpad magnify and turn`() {
        let screen = TouchScreen { log in
            Color.blue
                .gesture(MagnificationGesture().onChanged { log("\($0)") })
                .simultaneousGesture(RotationGesture().onChanged { log("\($0.radians)") })
        }
        screen.live.send(.pinch(PinchEvent(.began, at: TouchScreen.centre)))
        screen.live.send(.pinch(PinchEvent(.moved, at: TouchScreen.centre, magnification: 1.5, rotation: 0.5)))
        screen.live.send(.pinch(PinchEvent(.ended, at: TouchScreen.centre, magnification: 1.5, rotation: 0.5)))
        #expect(screen.take() == "0.5,1.5")
    }

    @Test func `Two fingers pinch where one finger drags`() {
        let screen = TouchScreen { log in
            Color.blue
                .gesture(DragGesture().onEnded { _ in log("drag") })
                .gesture(MagnifyGesture().onEnded { _ in log("magnify") })
        }
        two(screen, apart: [40, 120])
        screen.up(40, finger: 1, kind: .touch)
        screen.up(160, finger: 2, kind: .touch)
        #expect(screen.take() == "magnify")
        screen.live.drag(from: TouchScreen.centre, to: CGPoint(x: 140, y: 100))
        #expect(screen.take() == "drag")
    }

    @Test func `Fingers in one place neither divide by nothing nor turn`() {
        var last: MagnifyGesture.Value?
        let screen = TouchScreen { _ in
            Color.blue.gesture(MagnifyGesture().onChanged { last = $0 })
                .simultaneousGesture(RotateGesture().onChanged { #expect($0.rotation.radians.isFinite) })
        }
        two(screen, apart: [0, 0, 50, 0])
        #expect(last?.magnification.isFinite == true)
    }

    @Test func `Fingers that rest before they leave have no velocity`() {
        var magnify: CGFloat?
        var rotate: Angle?
        let screen = TouchScreen { _ in
            Color.blue.gesture(
                MagnifyGesture().onEnded { magnify = $0.velocity }
                    .simultaneously(with: RotateGesture().onEnded { rotate = $0.velocity }))
        }
        screen.down(100, 100, finger: 1, kind: .touch)
        screen.down(150, 100, finger: 2, kind: .touch)
        screen.wait(0.02)
        screen.move(150, 150, finger: 2, kind: .touch)
        screen.wait(0.5)
        screen.up(150, 150, finger: 2, kind: .touch)
        #expect(magnify == 0)
        #expect(rotate == .zero)
    }
}
