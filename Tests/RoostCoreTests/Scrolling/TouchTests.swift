import Foundation
@testable import RoostControls
@_spi(Engine) @testable import RoostCore
import SwiftUI
import Testing

@testable import RoostTesting

@MainActor struct TouchScrollingTests {
    private static let window = CGSize(width: 200, height: 400)

    private func list(_ count: Int = 500) -> LiveView {
        LiveView(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { LoggedRow(index: $0) } } },
            size: Self.window)
    }

    @Test func `A finger scrolls after ten points`() {
        let live = list()
        live.touch(.began, y: 300)
        live.touch(.moved, y: 292)
        #expect(live.offset == 0)
        live.touch(.moved, y: 288)
        live.touch(.moved, y: 258)
        #expect(live.offset == 32)
    }

    /// A page that had to wait sends the movements of a finger meanwhile as one.
    @Test func `A drag in one movement scrolls as far as one in steps`() {
        let live = list()
        live.touch(.began, y: 300)
        live.touch(.moved, y: 100)
        #expect(live.offset == 190)
    }

    @Test func `A fling decelerates exponentially, by 0.998 a millisecond`() {
        let live = list()
        live.fling(from: 350, speed: -1000)
        let start = live.offset
        let velocity = Double(live.controller().velocity!.dy)
        #expect(abs(velocity - 1000) < 1)
        for time in stride(from: 0.1, through: 1.0, by: 0.1) {
            live.advance(by: 0.1)
            let rate = 1000 * log(0.998)
            let expected = Double(start) + velocity * (exp(rate * time) - 1) / rate
            #expect(abs(Double(live.offset) - expected) < 0.01, "at \(time)")
        }
        live.advance(by: 5)
        #expect(abs(Double(live.offset - start) - velocity / -(1000 * log(0.998))) < 0.5)
        #expect(live.controller().phase == .idle)
        #expect(!live.isMoving)
    }

    @Test func `A touch stops content that decelerates`() {
        let live = list()
        live.fling(from: 350, speed: -1000)
        live.advance(by: 0.2)
        live.touch(.began, y: 200)
        let offset = live.offset
        live.advance(by: 0.5)
        #expect(live.offset == offset)
    }

    @Test func `Content resists beyond the edge, and comes back when the finger lifts`() {
        let live = list()
        live.touch(.began, y: 100)
        live.touch(.moved, y: 111)
        live.touch(.moved, y: 211)
        let expected = (1 - 1 / (101 * 0.55 / 400 + 1)) * 400
        #expect(abs(Double(live.offset) + expected) < 0.01)
        live.advance(by: 0.2)
        live.touch(.ended, y: 211)
        live.advance(by: 0.1)
        #expect(live.offset < -1 && live.offset > -expected)
        live.advance(by: 2)
        #expect(live.offset == 0)
    }

    @Test func `A fling into the edge bounces and rests there`() {
        let live = list(15)
        live.fling(from: 390, speed: -4000)
        var furthest: CGFloat = 0
        for _ in 0..<120 {
            live.advance(by: 1.0 / 60)
            furthest = max(furthest, live.offset)
        }
        #expect(furthest > 205)
        live.advance(by: 2)
        #expect(live.offset == 200)
    }

    @Test func `Scrolling cancels the press of a button in the content`() {
        var presses = 0
        let live = LiveView(
            ScrollView {
                Button {
                    presses += 1
                } label: {
                    Color.red.frame(height: 900)
                }
            }, size: Self.window)
        live.touch(.began, y: 300)
        live.touch(.moved, y: 200)
        live.touch(.ended, y: 200)
        #expect(presses == 0)
        live.advance(by: 3)
        live.touch(.began, y: 300)
        live.advance(by: 0.3)
        live.touch(.ended, y: 300)
        #expect(presses == 1)
    }

    @Test func `A vertical drag on a horizontal scroll view scrolls the view around it`() {
        let live = LiveView(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.frame(width: 900, height: 300) }
                    Color.blue.frame(height: 900).accessibilityIdentifier("below")
                }
            }, size: Self.window)
        live.touch(.began, y: 200)
        live.touch(.moved, y: 185)
        live.touch(.moved, y: 135)
        #expect(live.frame(of: "below")?.minY == 245)
    }

    @Test func `Paging ends at a whole page`() {
        let live = LiveView(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<5, id: \.self) { LoggedRow(index: $0, height: 400) } }
            }
            .scrollTargetBehavior(.paging), size: Self.window)
        live.fling(from: 350, speed: -900)
        live.advance(by: 3)
        #expect(live.offset == 400)
        live.fling(from: 100, speed: 900)
        live.advance(by: 3)
        #expect(live.offset == 0)
    }

    @Test func `View-aligned scrolling ends at the start of a target`() {
        let live = LiveView(
            ScrollView {
                LazyVStack(spacing: 10) { ForEach(0..<100, id: \.self) { LoggedRow(index: $0, height: 90) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned), size: Self.window)
        live.fling(from: 350, speed: -700)
        live.advance(by: 3)
        #expect(live.offset > 200)
        #expect(live.offset.truncatingRemainder(dividingBy: 100) == 0)
    }

    @Test func `A custom target behaviour decides where scrolling ends`() {
        struct ToFifty: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 50 }
        }
        let live = LiveView(
            ScrollView { Color.red.frame(height: 2000) }.scrollTargetBehavior(ToFifty()), size: Self.window)
        live.fling(from: 350, speed: -700)
        live.advance(by: 3)
        #expect(live.offset == 50)
    }

    @Test func `A fling passes through the phases of scrolling in order`() {
        var phases: [ScrollPhase] = []
        let live = LiveView(
            ScrollView { Color.red.frame(height: 5000) }
                .onScrollPhaseChange { _, new in phases.append(new) }, size: Self.window)
        live.fling(from: 350, speed: -700)
        live.advance(by: 5)
        #expect(phases == [.tracking, .interacting, .decelerating, .idle])
    }

    @Test func `Pulling down refreshes, and content stays lowered until that is done`() async {
        let gate = Gate()
        let live = LiveView(
            ScrollView { Color.red.frame(height: 900).accessibilityIdentifier("content") }
                .refreshable { await gate.wait() }, size: Self.window)
        live.touch(.began, y: 50)
        live.touch(.moved, y: 61)
        live.touch(.moved, y: 380)
        #expect(live.controller().refresh!.isRefreshing)
        live.touch(.ended, y: 380)
        live.advance(by: 2)
        #expect(live.frame(of: "content")?.minY == 60)
        await gate.open()
        for _ in 0..<200 where live.controller().refresh!.isRefreshing {
            try? await Task.sleep(for: .milliseconds(5))
            live.advance(by: 0.1)
        }
        live.advance(by: 2)
        #expect(live.frame(of: "content")?.minY == 0)
    }

    @Test func `A short pull does not refresh`() {
        let live = LiveView(
            ScrollView { Color.red.frame(height: 900) }.refreshable {}, size: Self.window)
        live.touch(.began, y: 50)
        live.touch(.moved, y: 61)
        live.touch(.moved, y: 120)
        live.touch(.ended, y: 120)
        #expect(!live.controller().refresh!.isRefreshing)
    }

    @Test func `Content that fits does not bounce where bouncing depends on its size`() {
        let live = LiveView(
            ScrollView { Color.red.frame(height: 100) }.scrollBounceBehavior(.basedOnSize), size: Self.window)
        live.touch(.began, y: 50)
        live.touch(.moved, y: 61)
        live.touch(.moved, y: 120)
        #expect(live.offset == 0)
    }
}

/// Suspends its callers until it is open.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for one in waiting { one.resume() }
    }
}

extension LiveView {
    func touch(_ phase: PointerEvent.Phase, x: CGFloat = 100, y: CGFloat) {
        send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), kind: .touch)))
        update()
    }

    /// A finger that moves for a tenth of a second at `speed`, in points a second, and lifts.
    func fling(from y: CGFloat, speed: CGFloat) {
        touch(.began, y: y)
        for step in 1...10 {
            advance(by: 0.01)
            touch(.moved, y: y + speed * 0.01 * CGFloat(step))
        }
        touch(.ended, y: y + speed * 0.1)
    }
}
