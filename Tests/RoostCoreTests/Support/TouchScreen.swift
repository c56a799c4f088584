import CoreGraphics
import RoostTesting

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// A live view of 200 × 200 points, and a log of what its gestures did.
@MainActor final class TouchScreen {
    let live: LiveView
    private let log: Log

    @MainActor final class Log {
        fileprivate(set) var lines: [String] = []
        func callAsFunction(_ line: String) { lines.append(line) }
    }

    init<Content: View>(
        idiom: Idiom = .iOS, size: CGSize = CGSize(width: 200, height: 200), @ViewBuilder _ view: (Log) -> Content
    ) {
        let log = Log()
        self.log = log
        live = LiveView(view(log), size: size) { $0.idiom = idiom }
    }

    /// What happened since the last time that somebody asked; "-" for nothing.
    func take() -> String {
        defer { log.lines = [] }
        return log.lines.isEmpty ? "-" : log.lines.joined(separator: ",")
    }

    static let centre = CGPoint(x: 100, y: 100)

    func down(_ x: CGFloat = 100, _ y: CGFloat = 100, finger: Int = 0, kind: PointerEvent.Kind = .mouse) {
        live.began(at: CGPoint(x: x, y: y), pointer: finger, kind: kind)
    }

    func move(_ x: CGFloat, _ y: CGFloat = 100, finger: Int = 0, kind: PointerEvent.Kind = .mouse) {
        live.moved(to: CGPoint(x: x, y: y), pointer: finger, kind: kind)
    }

    func up(_ x: CGFloat = 100, _ y: CGFloat = 100, finger: Int = 0, kind: PointerEvent.Kind = .mouse) {
        live.ended(at: CGPoint(x: x, y: y), pointer: finger, kind: kind)
    }

    func click(_ x: CGFloat = 100, _ y: CGFloat = 100) {
        down(x, y)
        up(x, y)
    }

    func wait(_ seconds: Double) { live.advance(by: seconds) }
}
