import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

@MainActor struct TimelineViewTests {
    private final class Seen { var dates: [Double] = [] }

    private let size = CGSize(width: 100, height: 100)
    /// A quarter of a second after 10:00:00.
    private let start = Date(timeIntervalSinceReferenceDate: 36000.25)

    private func live(_ schedule: some TimelineSchedule, _ seen: Seen) -> LiveView {
        LiveView(
            TimelineView(schedule) { context in
                let _ = seen.dates.append(context.date.timeIntervalSinceReferenceDate - 36000)
                Color.red
            }, size: size, startDate: start)
    }

    @Test func `A periodic schedule shows its latest date`() {
        let seen = Seen()
        let live = live(.periodic(from: Date(timeIntervalSinceReferenceDate: 36000), by: 1), seen)
        #expect(seen.dates.last == 0)
        live.advance(by: 3)
        #expect(seen.dates.suffix(3) == [1, 2, 3])
        #expect(live.session.nextFrame.map { abs($0 - 3.75) < 1e-6 } ?? false)
    }

    @Test func `The schedule of every minute shows the starts of minutes`() {
        let seen = Seen()
        let live = live(.everyMinute, seen)
        live.advance(by: 130)
        #expect(seen.dates.suffix(3) == [0, 60, 120])
    }

    @Test func `Explicit dates are shown one after the other`() {
        let seen = Seen()
        let dates = [10, 10.5, 12].map { Date(timeIntervalSinceReferenceDate: 36000 + $0) }
        let live = live(.explicit(dates), seen)
        live.advance(by: 20)
        #expect(seen.dates.suffix(3) == [10, 10.5, 12])
        #expect(live.session.nextFrame == nil)
    }

    @Test func `Of several dates that have passed, the last is shown`() {
        let seen = Seen()
        let dates = [-5, -3, 0.1, 99].map { Date(timeIntervalSinceReferenceDate: 36000 + $0) }
        _ = live(.explicit(dates), seen)
        #expect(abs(seen.dates.last! - 0.1) < 1e-6)
    }

    @Test func `An animation schedule shows the time of each frame`() {
        let seen = Seen()
        let live = live(.animation, seen)
        seen.dates = []
        live.advance(by: 0.1)
        #expect((6...7).contains(seen.dates.count))
        #expect(abs(seen.dates.last! - 0.35) < 1e-6)
    }

    @Test func `An animation schedule keeps its minimum interval`() {
        let seen = Seen()
        let live = live(.animation(minimumInterval: 0.5), seen)
        seen.dates = []
        live.advance(by: 2)
        #expect(seen.dates.count >= 4 && seen.dates.count <= 5)
    }

    @Test func `A paused animation schedule stands still`() {
        let live = live(.animation(paused: true), Seen())
        #expect(!live.isMoving)
    }

    @Test func `A custom schedule shows its own dates`() {
        struct Doubling: TimelineSchedule {
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
                [1, 2, 4].map { startDate + $0 }
            }
        }
        let seen = Seen()
        let live = live(Doubling(), seen)
        live.advance(by: 5)
        #expect(seen.dates.suffix(3) == [1.25, 2.25, 4.25])
    }

    @Test func `A schedule without dates shows the current date`() {
        let seen = Seen()
        let live = live(.explicit([]), seen)
        #expect(seen.dates.last == 0.25)
        #expect(live.session.nextFrame == nil)
    }
}
