@_spi(Engine) import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct TouchpadTests {
    private func list(_ count: Int = 60) -> LiveView { .rows(count) }

    /// Moves two fingers over the touchpad, a step in each frame.
    private func stroke(
        _ live: LiveView, by step: CGSize, steps: Int = 10, at point: CGPoint = CGPoint(x: 100, y: 100)
    ) {
        for _ in 0..<steps {
            live.send(.scroll(ScrollEvent(.moved, at: point, by: step)))
            live.advance(by: 1 / 60)
        }
    }

    private func lift(_ live: LiveView, at point: CGPoint = CGPoint(x: 100, y: 100)) {
        live.send(.scroll(ScrollEvent(.lifted, at: point)))
        live.update()
    }

    @Test func `Content follows fingers on a touchpad point by point`() {
        let live = list()
        stroke(live, by: CGSize(width: 0, height: 1.5), steps: 3)
        #expect(live.top(0) == -4.5)
    }

    @Test func `Content goes on after the fingers have lifted, and comes to rest`() throws {
        let live = list()
        stroke(live, by: CGSize(width: 0, height: 12))
        lift(live)
        let lifted = try #require(live.top(0))
        #expect(lifted == -120)
        live.advance(by: 0.2)
        let later = try #require(live.top(0))
        #expect(later < lifted - 60)
        live.advance(by: 5)
        #expect(!live.isMoving)
    }

    @Test func `A stroke that comes after a later frame keeps its speed`() throws {
        let live = list()
        live.advance(by: 1)
        let begin = live.time - 0.2
        for step in 0..<8 {
            let event = ScrollEvent(.moved, at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 12))
            live.session.send(.scroll(event), at: begin + Double(step) / 60)
        }
        live.session.send(.scroll(ScrollEvent(.lifted, at: CGPoint(x: 100, y: 100))), at: begin + 8 / 60)
        live.update()
        #expect(live.top(0) == -96)
        live.advance(by: 0.3)
        #expect(try #require(live.top(0)) < -156)
    }

    @Test func `Content stays where fingers rest before they lift`() {
        let live = list()
        stroke(live, by: CGSize(width: 0, height: 12))
        live.advance(by: 0.3)
        lift(live)
        live.advance(by: 1)
        #expect(live.top(0) == -120)
    }

    @Test func `Content yields beyond its edge and comes back when the fingers lift`() throws {
        let live = list()
        stroke(live, by: CGSize(width: 0, height: -12))
        let pulled = try #require(live.top(0))
        #expect(pulled > 20 && pulled < 120)
        lift(live)
        live.advance(by: 3)
        #expect(live.top(0) == 0)
    }

    @Test func `A swift stroke ends at the edge of the content`() {
        let live = list(12)
        stroke(live, by: CGSize(width: 0, height: 40))
        lift(live)
        live.advance(by: 5)
        #expect(live.top(11) == 160)
    }

    @Test func `Fingers that rest on the touchpad stop what moves`() throws {
        let live = list()
        stroke(live, by: CGSize(width: 0, height: 12))
        lift(live)
        live.advance(by: 0.1)
        live.send(.scroll(ScrollEvent(.rested, at: CGPoint(x: 100, y: 100))))
        live.update()
        let stopped = try #require(live.top(0))
        live.advance(by: 1)
        #expect(live.top(0) == stopped)
    }

    @Test func `An inner scroll view without room leaves the stroke to the outer one`() {
        let live = LiveView(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 150).accessibilityIdentifier("inner") }.frame(height: 100)
                    Color.blue.frame(height: 400).accessibilityIdentifier("outer")
                }
            }, size: CGSize(width: 200, height: 200))
        let point = CGPoint(x: 50, y: 50)
        stroke(live, by: CGSize(width: 0, height: 10), steps: 5, at: point)
        live.advance(by: 1)
        #expect(live.frame(of: "inner")?.minY == -50)
        #expect(live.frame(of: "outer")?.minY == 100)
        stroke(live, by: CGSize(width: 0, height: 10), steps: 5, at: point)
        #expect(live.frame(of: "outer")?.minY == 50)
    }
}
