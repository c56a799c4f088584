@_spi(Engine) import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct WheelTests {
    private func list(_ count: Int = 20) -> LiveView { .rows(count) }

    @Test func `A wheel moves the content by its distance`() {
        let live = list()
        live.scroll(by: 55)
        #expect(live.top(0) == -55)
        live.scroll(by: -20)
        #expect(live.top(0) == -35)
    }

    @Test func `A wheel stops at the edges of the content`() {
        let live = list()
        live.scroll(by: -30)
        #expect(live.top(0) == 0)
        live.scroll(by: 10_000)
        #expect(live.top(19) == 160)
    }

    @Test func `Scrolling measures nothing again`() {
        let live = list(500)
        let before = live.session.graph.layout.measurements
        live.scroll(by: 100)
        live.scroll(by: 100)
        #expect(live.session.graph.layout.measurements == before)
        #expect(live.top(5) == 0)
    }

    @Test func `An inner scroll view at its end hands the rest of the distance to the outer one`() {
        let live = LiveView(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 150).accessibilityIdentifier("inner") }.frame(height: 100)
                    Color.blue.frame(height: 400).accessibilityIdentifier("outer")
                }
            }, size: CGSize(width: 200, height: 200))
        live.scroll(by: 80)
        #expect(live.frame(of: "inner")?.minY == -80)
        #expect(live.frame(of: "outer")?.minY == 70)
        live.scroll(by: 10, at: CGPoint(x: 50, y: 150))
        #expect(live.frame(of: "outer")?.minY == 60)
    }

    @Test func `A horizontal scroll view passes vertical scrolling on to the view around it`() {
        let live = LiveView(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100).accessibilityIdentifier("wide") }
                    Color.blue.frame(height: 400)
                }
            }, size: CGSize(width: 200, height: 200))
        live.send(
            .scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: CGSize(width: 30, height: 40))))
        live.update()
        #expect(live.frame(of: "wide")?.origin == CGPoint(x: -30, y: -40))
    }

    @Test func `A disabled scroll view does not move`() {
        let live = LiveView(
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("content") }.scrollDisabled(true),
            size: CGSize(width: 200, height: 200))
        live.scroll(by: 80)
        #expect(live.frame(of: "content")?.minY == 0)
    }

    @Test func `Distances that are not finite are ignored`() {
        let live = list()
        live.scroll(by: .nan)
        live.scroll(by: .infinity)
        #expect(live.top(0) == 0)
    }

    @Test func `Only the rows in view are painted`() {
        let few = list(20)
        let many = list(2000)
        #expect(many.displayList.entries.count == few.displayList.entries.count)
        many.scroll(by: 20_000)
        #expect(many.displayList.entries.count <= few.displayList.entries.count + 4)
    }

    @Test func `The indicator shows while the content scrolls, and fades afterwards`() {
        let live = LiveView(ScrollView { Color.red.frame(height: 500) }, size: CGSize(width: 200, height: 200))
        live.advance(by: 2)
        let still = live.displayList.entries.count
        live.scroll(by: 100)
        #expect(live.displayList.entries.count == still + 1)
        live.advance(by: 3)
        #expect(live.displayList.entries.count == still)
        #expect(!live.isMoving)
    }

    @Test func `A hidden indicator does not show while the content scrolls`() {
        let live = LiveView(
            ScrollView { Color.red.frame(height: 500) }.scrollIndicators(.hidden), size: CGSize(width: 200, height: 200)
        )
        let still = live.displayList.entries.count
        live.scroll(by: 100)
        #expect(live.displayList.entries.count == still)
    }
}
