import RoostCore
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor struct ChartInteractionTests {
    /// What a chart has told the view around it.
    private final class Told {
        var first = "a"
        var number = 0.0
        var selected: [String?] = []
    }

    private static let names = "abcdefghij".map(String.init)
    private static let size = CGSize(width: 100, height: 100)

    /// Ten bars, of which five are visible: each is 20 points wide.
    private func bars(_ told: Told, isUpright: Bool = false) -> some View {
        let position = Binding(get: { told.first }, set: { told.first = $0 })
        return Chart(Self.names, id: \.self) { name in
            if isUpright {
                BarMark(x: .value("Value", 1), y: .value("Name", name))
            } else {
                BarMark(x: .value("Name", name), y: .value("Value", 1))
            }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .modifier(Scrolling(isUpright: isUpright, position: position))
        .frame(width: 100, height: 100)
    }

    private struct Scrolling: ViewModifier {
        let isUpright: Bool
        @Binding var position: String

        func body(content: Content) -> some View {
            if isUpright {
                content.chartScrollableAxes(.vertical).chartYVisibleDomain(length: 5).chartScrollPosition(y: $position)
            } else {
                content.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
                    .chartScrollPosition(x: $position)
            }
        }
    }

    private func selecting(_ told: Told) -> some View {
        bars(told).chartXSelection(
            value: Binding(get: { told.selected.last ?? nil }, set: { told.selected.append($0) }))
    }

    private func live(_ view: some View) -> LiveView { LiveView(view, size: Self.size) }

    @Test func `Small turns of the wheel add up between two categories`() {
        let told = Told()
        let live = live(bars(told))
        for _ in 0..<10 { live.scroll(by: CGSize(width: 6, height: 0), at: CGPoint(x: 50, y: 50)) }
        #expect(told.first == "d")
    }

    @Test func `The wheel scrolls a chart upwards and downwards where that is its axis`() {
        let told = Told()
        let live = live(bars(told, isUpright: true))
        live.scroll(by: CGSize(width: 0, height: 40), at: CGPoint(x: 50, y: 50))
        #expect(told.first == "c")
        live.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: 50, y: 50))
        #expect(told.first == "b")
    }

    @Test func `A wheel that turns across a chart scrolls the view around it`() {
        let told = Told()
        let live = live(
            ScrollView {
                VStack(spacing: 0) {
                    bars(told)
                    Color.red.frame(height: 300).accessibilityIdentifier("below")
                }
            })
        live.scroll(by: CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 50))
        #expect(live.frame(of: "below")?.minY == 70)
        live.advance(by: 1)
        live.scroll(by: CGSize(width: 40, height: 0), at: CGPoint(x: 50, y: 50))
        #expect(live.frame(of: "below")?.minY == 70)
        #expect(told.first == "c")
    }

    @Test func `A chart that cannot go further leaves the wheel to the view around it`() {
        let told = Told()
        let live = live(
            ScrollView {
                VStack(spacing: 0) {
                    bars(told, isUpright: true)
                    Color.red.frame(height: 300).accessibilityIdentifier("below")
                }
            })
        live.scroll(by: CGSize(width: 0, height: 1000), at: CGPoint(x: 50, y: 50))
        #expect(told.first == "f")
        live.advance(by: 1)
        live.scroll(by: CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 50))
        #expect(live.frame(of: "below")?.minY == 70)
    }

    @Test func `A program scrolls a chart by its binding after a person has scrolled it`() {
        let told = Told()
        let shown = Shown()
        let live = live(Programmed(told: told, shown: shown))
        live.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 30, y: 50))
        live.advance(by: 1)
        shown.first = "b"
        live.update()
        live.tap(at: CGPoint(x: 10, y: 50))
        #expect(told.selected.last == "b")
    }

    @Observable final class Shown { var first = "a" }

    private struct Programmed: View {
        let told: Told
        @Bindable var shown: Shown

        var body: some View {
            Chart(ChartInteractionTests.names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5).chartScrollPosition(x: $shown.first)
                .chartOverlay { proxy in
                    Color.clear.frame(width: 20).contentShape(Rectangle())
                        .onTapGesture { told.selected.append(proxy.value(atX: 10)) }
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
        }
    }

    @Test func `The mouse selects where its button is down, and scrolls nothing`() {
        let told = Told()
        let live = live(selecting(told))
        live.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 50, y: 50))
        #expect(told.selected.first == "a")
        #expect(told.selected.suffix(2) == ["c", nil])
        #expect(told.first == "a")
    }

    @Test func `A finger that rests selects`() {
        let told = Told()
        let live = live(selecting(told))
        live.began(at: CGPoint(x: 30, y: 50), kind: .touch)
        #expect(told.selected.isEmpty)
        live.advance(by: 0.2)
        #expect(told.selected == ["b"])
        live.moved(to: CGPoint(x: 70, y: 50), kind: .touch)
        live.ended(at: CGPoint(x: 70, y: 50), kind: .touch)
        #expect(told.selected.last == .some(nil))
        #expect(told.selected.contains("d"))
        #expect(told.first == "a")
    }

    @Test func `A finger that moves at once scrolls, and selects nothing`() {
        let told = Told()
        let live = live(selecting(told))
        live.began(at: CGPoint(x: 90, y: 50), kind: .touch)
        for x in stride(from: 80.0, through: 40, by: -10) { live.moved(to: CGPoint(x: x, y: 50), kind: .touch) }
        live.advance(by: 1)
        live.ended(at: CGPoint(x: 40, y: 50), kind: .touch)
        #expect(told.selected.isEmpty)
        #expect(told.first == "c")
    }

    @Test func `A finger that moves across a chart that does not scroll selects nothing`() {
        let told = Told()
        let view = Chart(Self.names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 1)) }
            .chartXSelection(
                value: Binding(get: { told.selected.last ?? nil }, set: { told.selected.append($0) }))
        let live = live(view)
        live.began(at: CGPoint(x: 50, y: 10), kind: .touch)
        for y in stride(from: 20.0, through: 60, by: 10) { live.moved(to: CGPoint(x: 50, y: y), kind: .touch) }
        live.ended(at: CGPoint(x: 50, y: 60), kind: .touch)
        #expect(told.selected.isEmpty)
    }

    @Test func `A gesture of the chart's own selects in place of the usual one`() {
        let told = Told()
        let live = live(
            selecting(told).chartGesture { proxy in
                SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
            })
        live.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 50, y: 50))
        #expect(told.selected.isEmpty)
        live.tap(at: CGPoint(x: 50, y: 50))
        #expect(told.selected == ["c"])
    }

    @Test func `An angle around the middle counts clockwise from the top`() throws {
        final class Chosen { var proxy: ChartProxy? }
        let chosen = Chosen()
        let live = live(
            Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("Share", $0)) }
                .chartOverlay { proxy in
                    chosen.proxy = proxy
                    return Color.clear
                })
        _ = live
        let proxy = try #require(chosen.proxy)
        #expect(abs(proxy.angle(at: CGPoint(x: 100, y: 50)).degrees - 90) < 1e-9)
        #expect(abs(proxy.angle(at: CGPoint(x: 0, y: 50)).degrees - 270) < 1e-9)
        #expect(proxy.value(atAngle: .degrees(180), as: Double.self) == 2)
    }
}
