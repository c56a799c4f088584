import RoostCore
import RoostLog
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor struct ChartAccessibilityTests {
    private static let size = CGSize(width: 200, height: 100)

    private func nodes(_ view: some View, size: CGSize = size) -> [AccessibilityNode] {
        func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] { nodes.flatMap { [$0] + all($0.children) } }
        return all(LiveView(view, size: size).session.accessibilityTree())
    }

    private func marks(_ view: some View) -> [AccessibilityNode] { nodes(view).filter { $0.role == .image } }

    private var days: some View {
        Chart([("Mon", 3), ("Tue", 5)], id: \.0) { day, count in
            BarMark(x: .value("Day", day), y: .value("Count", count))
        }
    }

    @Test func `Marks are elements with their values`() {
        let marks = marks(days)
        #expect(marks.map(\.label) == ["Mon", "Tue"])
        #expect(marks.map(\.value) == ["3", "5"])
    }

    @Test func `A mark's element has the mark's frame`() {
        let marks = marks(days.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...5))
        #expect(marks.map(\.frame.minX) == [15, 115])
        #expect(marks.map(\.frame.minY) == [40, 0])
    }

    @Test func `A mark's own words take the place of its values, and a hidden one is left out`() {
        let marks = marks(
            Chart {
                BarMark(x: .value("Day", "Mon"), y: .value("Count", 3))
                    .accessibilityLabel("Monday").accessibilityValue("three").accessibilityIdentifier("first")
                BarMark(x: .value("Day", "Tue"), y: .value("Count", 5)).accessibilityHidden(true)
            })
        #expect(marks.map { [$0.label, $0.value, $0.identifier] } == [["Monday", "three", "first"]])
    }

    @Test func `Marks of a series begin with its name, and a rule has its title`() {
        let marks = marks(
            Chart {
                PointMark(x: .value("Day", "Mon"), y: .value("Count", 3)).foregroundStyle(by: .value("City", "Rome"))
                RuleMark(y: .value("Limit", 4))
            })
        #expect(marks.map(\.label) == ["Rome, Mon", "Count"])
        #expect(marks.map(\.value) == ["3", "4"])
    }

    @Test func `Many marks share elements, of which each covers some in a row`() {
        let marks = marks(
            Chart(0..<100_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 10)) })
        #expect(marks.count == 500)
        #expect(marks.first.map { [$0.label, $0.value] } == ["0 – 199", "0 – 9"])
        #expect(marks.last?.label == "99,800 – 99,999")
    }

    @Test func `Many marks of two series share elements by series`() {
        let marks = marks(
            Chart(0..<1000, id: \.self) { number in
                ForEach(["Rome", "Oslo"], id: \.self) { city in
                    LineMark(x: .value("x", number), y: .value("y", number))
                        .foregroundStyle(by: .value("City", city))
                }
            })
        #expect(marks.count <= 500)
        #expect(marks.first?.label == "Rome, 0 – 4")
        #expect(marks.last?.label == "Oslo, 995 – 999")
    }

    @Test func `A chart tells what its axes stand for, how far they reach, and its series`() throws {
        let chart = Chart([("Mon", 3), ("Tue", 5)], id: \.0) { day, count in
            BarMark(x: .value("Day", day), y: .value("Count", count)).foregroundStyle(by: .value("City", "Rome"))
        }
        .chartYScale(domain: 0...5)
        let node = try #require(nodes(chart).first { $0.role == .group })
        #expect(node.label == "Count, Day")
        #expect(node.value == "Day: Mon – Tue; Count: 0 – 5; Rome")
    }

    private struct Description: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Visits", summary: "They grow.",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Count", range: 0...9, gridlinePositions: []) {
                    "\(Int($0)) visits"
                },
                series: [
                    AXDataSeriesDescriptor(
                        name: "Rome", isContinuous: false,
                        dataPoints: [AXDataPoint(x: "Mon", y: 3), AXDataPoint(x: "Tue", y: 5, label: "Holiday")])
                ])
        }
    }

    @Test func `A descriptor describes a chart in place of its data`() throws {
        let nodes = nodes(days.accessibilityChartDescriptor(Description()))
        let groups = nodes.filter { $0.role == .group && !$0.label.isEmpty }
        #expect(groups.map(\.label) == ["Visits"])
        #expect(groups.first?.value == "They grow. Day: Mon – Tue; Count: 0 visits – 9 visits; Rome")
        #expect(nodes.filter { $0.role == .image }.map(\.label) == ["Mon", "Tue"])
    }

    @Test func `A descriptor gives a drawing elements`() {
        let nodes = nodes(Canvas { _, _ in }.accessibilityChartDescriptor(Description()))
        let points = nodes.filter { $0.role == .image }
        #expect(points.map(\.label) == ["Rome, Mon", "Rome, Holiday"])
        #expect(points.map(\.value) == ["3 visits", "5 visits"])
        #expect(points.map(\.frame.minX) == [0, 100])
    }

    // MARK: Warnings

    private func warnings(_ chart: some View) -> [String] {
        Log.collecting { _ = LiveView(chart, size: Self.size) }.warnings
    }

    @Test func `A category that the scale lacks is named with its mark`() {
        #expect(
            warnings(days.chartXScale(domain: ["Mon"]))
                == ["A BarMark has no place in its chart: the domain of the x scale lacks its category “Tue”"])
    }

    @Test func `A number up to zero on a logarithmic scale is named with its mark`() {
        let chart = Chart([0, 10, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        #expect(
            warnings(chart.chartYScale(type: .log)) == [
                "A PointMark has no place in its chart: its y value 0.0 is not above zero, and the y scale is logarithmic"
            ])
    }

    @Test func `A number that is none is named with its mark`() {
        let chart = Chart([1, .nan, 3], id: \.self) { LineMark(x: .value("x", 1), y: .value("y", $0)) }
        #expect(warnings(chart) == ["A LineMark has no place in its chart: its y value is nan"])
    }

    @Test func `A bar on a logarithmic scale stands on the scale's start`() {
        let chart = days.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 1...5, type: .log)
        #expect(marks(chart).map(\.frame.maxY) == [100, 100])
        #expect(warnings(chart).isEmpty)
    }

    // MARK: Right to left

    @Test func `From right to left a chart is mirrored`() {
        let chart = days.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...5)
            .environment(\.layoutDirection, .rightToLeft)
        #expect(marks(chart).map(\.frame.minX) == [115, 15])
    }

    @Test func `From right to left marks are drawn where their elements are`() throws {
        let chart = days.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...5)
            .foregroundStyle(.black).environment(\.layoutDirection, .rightToLeft)
        let image = try LiveView(chart, size: Self.size, displayScale: 1).image(background: .white)
        func isDark(_ x: Int, _ y: Int) -> Bool { image.pixels[(y * image.width + x) * 4] < 128 }
        #expect(isDark(50, 10))
        #expect(!isDark(150, 10))
        #expect(isDark(150, 50))
    }

    @Test func `From right to left a drag selects what lies below it, and scrolls with the finger`() {
        final class Told {
            var selected: [String?] = []
            var first = "a"
        }
        let told = Told()
        let chart = Chart("abcdefghij".map(String.init), id: \.self) {
            BarMark(x: .value("Name", $0), y: .value("Value", 1))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartScrollPosition(x: Binding(get: { told.first }, set: { told.first = $0 }))
        .chartXSelection(value: Binding(get: { told.selected.last ?? nil }, set: { told.selected.append($0) }))
        .environment(\.layoutDirection, .rightToLeft)
        let live = LiveView(chart, size: Self.size)
        live.tap(at: CGPoint(x: 190, y: 50))
        #expect(told.selected == ["a", nil])
        live.scroll(by: CGSize(width: -80, height: 0), at: CGPoint(x: 100, y: 50))
        #expect(told.first == "c")
    }
}
