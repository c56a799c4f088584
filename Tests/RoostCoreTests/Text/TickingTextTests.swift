import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

@MainActor struct TickingTextTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func live(_ text: Text) -> LiveView {
        LiveView(text, size: CGSize(width: 300, height: 40), startDate: start)
    }

    private func shown(_ live: LiveView) -> String {
        live.displayList.entries.compactMap { if case .glyphs(let run, _, _) = $0.command { run.text } else { nil } }
            .joined()
    }

    @Test func `A timer counts up from its date`() {
        let live = live(Text(start, style: .timer))
        #expect(shown(live) == "0:00")
        live.advance(by: 2.5)
        #expect(shown(live) == "0:02")
        live.advance(by: 60)
        #expect(shown(live) == "1:02")
    }

    @Test func `A timer counts down to its date, and up afterwards`() {
        let live = live(Text(start + 3.5, style: .timer))
        #expect(shown(live) == "0:03")
        live.advance(by: 0.6)
        #expect(shown(live) == "0:02")
        live.advance(by: 3.5)
        #expect(shown(live) == "0:00")
        live.advance(by: 1)
        #expect(shown(live) == "0:01")
    }

    @Test func `A timer asks for a frame only when its text changes`() {
        let live = live(Text(start, style: .timer))
        live.advance(by: 10)
        // One at first and one a second.
        #expect((10...12).contains(live.frameCount))
    }

    @Test func `An offset in hours asks for no frame within the hour`() {
        let live = live(Text(start - 7200 - 30, style: .offset))
        #expect(live.session.nextFrame.map { $0 > 1000 } ?? false)
    }

    @Test func `An interval's timer ends with the interval`() {
        let live = live(Text(timerInterval: start...start + 3, countsDown: true))
        #expect(shown(live) == "0:03")
        live.advance(by: 1.5)
        #expect(shown(live) == "0:02")
        live.advance(by: 10)
        #expect(shown(live) == "0:00")
        #expect(live.session.nextFrame == nil)
    }

    @Test func `A timer within other words ticks`() {
        let live = live(Text("Since \(Text(start, style: .timer))!"))
        live.advance(by: 2.5)
        #expect(shown(live).contains("0:02"))
        let joined = self.live(Text(verbatim: "Since ") + Text(start, style: .timer))
        joined.advance(by: 2.5)
        #expect(shown(joined).contains("0:02"))
    }

    @Test func `A date asks for no frames`() {
        #expect(live(Text(start, style: .date)).session.nextFrame == nil)
    }
}
