import CoreGraphics
import RoostCore

/// Fingers and the mouse. Points are in the window's coordinates; each call makes the frames that it needs.
extension LiveView {
    /// Taps a point several times, a tenth of a second apart.
    public func tap(at point: CGPoint, count: Int) {
        for index in 0..<count {
            if index > 0 { advance(by: 0.1) }
            tap(at: point)
        }
    }

    /// Presses a point for a time in seconds.
    public func press(at point: CGPoint, for seconds: Double) {
        began(at: point)
        advance(by: seconds)
        ended(at: point)
    }

    /// Drags along a line, in equal steps.
    /// - Parameter duration: In seconds.
    public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: Double = 0.2) {
        began(at: start)
        for step in stride(from: 1, through: steps, by: 1) {
            let part = CGFloat(step) / CGFloat(steps)
            advance(by: duration / Double(steps))
            moved(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        ended(at: end)
    }

    /// Moves the mouse without a button; nil moves it out of the window.
    public func hover(at point: CGPoint?) {
        send(.pointer(point.map { PointerEvent(.hovered, at: $0) } ?? PointerEvent(.left, at: .zero)))
        update()
    }

    package func began(at point: CGPoint, pointer: Int = 0, kind: PointerEvent.Kind = .mouse) {
        send(.pointer(PointerEvent(.began, at: point, pointer: pointer, kind: kind)))
        update()
    }

    package func moved(to point: CGPoint, pointer: Int = 0, kind: PointerEvent.Kind = .mouse) {
        send(.pointer(PointerEvent(.moved, at: point, pointer: pointer, kind: kind)))
        update()
    }

    package func ended(at point: CGPoint, pointer: Int = 0, kind: PointerEvent.Kind = .mouse) {
        send(.pointer(PointerEvent(.ended, at: point, pointer: pointer, kind: kind)))
        update()
    }

    package func cancelled(pointer: Int = 0) {
        send(.pointer(PointerEvent(.cancelled, at: .zero, pointer: pointer)))
        update()
    }
}
