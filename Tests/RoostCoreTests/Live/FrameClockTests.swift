import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import Testing

/// Timers and movements of a graph, and the frames that they ask for.
@MainActor struct FrameClockTests {
    private let live = LiveView(Color.red, size: CGSize(width: 10, height: 10))
    private var graph: ViewGraph { live.session.graph }

    @Test func `No frame is due while nothing moves`() {
        #expect(live.frameCount == 1)
        #expect(live.session.nextFrame == nil)
        live.advance(by: 10)
        #expect(live.frameCount == 1)
    }

    @Test func `Timers run in the order of their times, and a cancelled one does not run`() {
        final class Order { var ran: [String] = [] }
        let order = Order()
        graph.schedule(at: 2) { order.ran.append("2") }
        graph.schedule(at: 1) { order.ran.append("1a") }
        graph.schedule(at: 1) { order.ran.append("1b") }
        let cancelled = graph.schedule(at: 1.5) { order.ran.append("never") }
        graph.cancel(cancelled)
        #expect(live.session.nextFrame == 1)
        live.advance(by: 1)
        #expect(order.ran == ["1a", "1b"])
        #expect(live.session.nextFrame == 2)
        live.advance(by: 5)
        #expect(order.ran == ["1a", "1b", "2"])
        #expect(live.session.nextFrame == nil)
    }

    @Test func `A timer at a time that is not finite never runs`() {
        graph.schedule(at: .nan) { Issue.record("ran") }
        graph.schedule(at: .infinity) { Issue.record("ran") }
        live.advance(by: 100)
        #expect(live.session.nextFrame == nil)
    }

    @Test func `A movement asks for frames until it ends`() {
        final class Times { var seen: [Double] = [] }
        let times = Times()
        graph.everyFrame { time in
            times.seen.append(time)
            return time < 0.05
        }
        #expect(live.isMoving)
        live.advance(by: 1, framesPerSecond: 50)
        #expect(times.seen.count == 3)
        #expect(!live.isMoving)
    }

    @Test func `A clock that goes backwards stands still`() {
        live.advance(by: 5)
        _ = live.session.frame(at: 2)
        #expect(graph.time <= 5)
        _ = live.session.frame(at: .nan)
        #expect(!graph.time.isNaN)
    }
}
