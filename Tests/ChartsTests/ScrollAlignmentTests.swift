import Foundation
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor struct ScrollAlignmentTests {
    private func scroll(from origin: Double, to released: Double, sliding predicted: Double) -> ScrollAlignment.Scroll {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return .init(origin: origin, released: released, predicted: predicted, page: 10, calendar: calendar)
    }

    @Test func `A plot rests at the nearest multiple of a unit`() {
        let alignment = ScrollAlignment(minor: .interval(5), major: nil)
        #expect(alignment.target(of: scroll(from: 0, to: 8, sliding: 12), limit: .automatic) == 10)
        #expect(alignment.target(of: scroll(from: 0, to: 13, sliding: 13), limit: .automatic) == 15)
    }

    @Test func `A swipe turns a page, and a slow drag does not`() {
        let alignment = ScrollAlignment(minor: .interval(1), major: .page)
        #expect(alignment.target(of: scroll(from: 20, to: 22, sliding: 60), limit: .automatic) == 30)
        #expect(alignment.target(of: scroll(from: 20, to: 18, sliding: 2), limit: .automatic) == 10)
        #expect(alignment.target(of: scroll(from: 20, to: 22.4, sliding: 22.4), limit: .automatic) == 22)
    }

    @Test func `A limited swipe goes a page at most`() {
        let alignment = ScrollAlignment(minor: .interval(1), major: nil)
        #expect(alignment.target(of: scroll(from: 0, to: 5, sliding: 90), limit: .always) == 10)
        #expect(alignment.target(of: scroll(from: 0, to: 5, sliding: 90), limit: .never) == 90)
    }

    @Test func `Dates rest at those that match components`() {
        let alignment = ScrollAlignment(minor: .matching(DateComponents(hour: 0)), major: nil)
        let day = 86_400.0
        #expect(alignment.target(of: scroll(from: 0, to: 0.6 * day, sliding: 0.6 * day), limit: .automatic) == day)
        #expect(alignment.target(of: scroll(from: 0, to: 0.4 * day, sliding: 0.4 * day), limit: .automatic) == 0)
    }

    @Test func `A released chart comes to rest at a whole value`() {
        final class Position { var value = 0.0 }
        let position = Position()
        let view = Chart(0..<50, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
            .chartScrollTargetBehavior(.valueAligned(unit: 1))
            .chartScrollPosition(x: Binding(get: { position.value }, set: { position.value = $0 }))
            .frame(width: 100, height: 100)
        let live = LiveView(view, size: CGSize(width: 100, height: 100))
        live.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 27, y: 50), duration: 1)
        live.advance(by: 1)
        #expect(position.value >= 6)
        #expect(position.value == position.value.rounded())
    }
}
