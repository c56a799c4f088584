import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor struct VectorizedPlotTests {
    private struct Sale {
        let day: String
        let count: Double
        var room: CGFloat = 10
        var color = Color.red
        var name = "a sale"
        var isQuiet = false
    }

    private static let sales = [
        Sale(day: "Mon", count: 2, room: 4), Sale(day: "Tue", count: 3, room: 6, isQuiet: true),
    ]

    private func styles(_ plot: some ChartContent) -> [MarkStyle] {
        let marks = _MarkCollector(plot)
        return marks.records.map { marks.styles[Int($0.style)] }
    }

    private var points: PointPlot<Sale> {
        PointPlot(Self.sales, x: .value("Day", \.day), y: .value("Count", \.count))
    }

    @Test func `Marks of a plot have the styles of their elements`() {
        let marks = styles(points.opacity(\.room).symbolSize(\.room).foregroundStyle(\.color))
        #expect(marks.map(\.opacity) == [4, 6])
        #expect(marks.map(\.symbolSize) == [.area(4), .area(6)])
        #expect(marks.allSatisfy { $0.foreground != nil })
    }

    @Test func `Marks of a plot are styled by the values of their elements`() {
        let marks = styles(
            points.foregroundStyle(by: .value("Day", \.day)).symbol(by: .value("Day", \.day)).lineStyle(
                by: .value("Kind", "one")))
        #expect(marks.map(\.foregroundGroup) == [0, 1])
        #expect(marks.map(\.symbolGroup) == [0, 1])
        #expect(marks.map(\.lineGroup) == [0, 0])
    }

    @Test func `A modifier of all marks may follow those of elements`() {
        let marks = styles(points.symbolSize(\.room).foregroundStyle(.blue).zIndex(2))
        #expect(marks.map(\.symbolSize) == [.area(4), .area(6)])
        #expect(marks.map(\.zIndex) == [2, 2])
    }

    @Test func `Marks of a plot are described by their elements`() {
        let marks = styles(points.accessibilityLabel(\.name).accessibilityHidden(\.isQuiet))
        #expect(marks.map { $0.accessibility?.isHidden } == [false, true])
        #expect(marks.allSatisfy { $0.accessibility?.label != nil })
    }

    @Test func `Bars of a plot are as wide as their elements say`() {
        let plot = BarPlot(
            Self.sales, x: .value("Day", \.day), y: .value("Count", \.count), width: .fixed(\.room), height: 3)
        let marks = _MarkCollector(plot)
        #expect(marks.records.map(\.width) == [.fixed(4), .fixed(6)])
        #expect(marks.records.map(\.height) == [.fixed(3), .fixed(3)])
    }

    @Test func `A plot's marks may lie at positions in points`() {
        let rules = _MarkCollector(RulePlot(Self.sales, x: .value("Day", \.day), yStart: 5, yEnd: 20))
        #expect(rules.records.map(\.y) == [.points(5, 20), .points(5, 20)])
        let symbols = _MarkCollector(PointPlot(Self.sales, x: \.room, y: .value("Count", \.count)))
        #expect(symbols.records.map(\.x) == [.points(4, 4), .points(6, 6)])
    }

    @Test func `A plot of series has a line for each`() {
        let lines = _MarkCollector(
            LinePlot(Self.sales, x: .value("Count", \.count), y: .value("Count", \.count), series: .value("Day", \.day))
        )
        #expect(lines.records.map(\.series) == [0, 1])
        let areas = _MarkCollector(
            AreaPlot(Self.sales, x: .value("Count", \.count), y: .value("Count", \.count), series: .value("Day", \.day))
        )
        #expect(areas.records.map(\.series) == [0, 1])
    }

    @Test func `A projection may be the same value for all elements, or a range`() {
        let bars = _MarkCollector(BarPlot(Self.sales, x: .value("All", "all"), y: .value("Count", \.count)))
        #expect(bars.records.map(\.x) == [.at(.category("all")), .at(.category("all"))])
        let bins = _MarkCollector(
            BarPlot(Self.sales, x: .value("Bin", \.count, \.count), y: .value("Count", \.count)))
        #expect(bins.records.map(\.x) == [.unit(.number(2), .number(2)), .unit(.number(3), .number(3))])
    }

    @Test func `A function's style follows from a value`() {
        let plot = LinePlot(x: "x", y: "y", domain: 0...1) { $0 }.foregroundStyle(by: .value("Function", "x"))
            .lineStyle(by: .value("Kind", "straight"))
        let marks = _MarkCollector(plot)
        #expect(marks.records.count == 401)
        #expect(marks.foregroundGroups.values == [.category("x")])
        #expect(marks.lineGroups.values == [.category("straight")])
    }

    @Test func `A line between two values, without a place on the other axis, lies in the middle`() throws {
        var settings = ChartSettings()
        settings.xAxis.visibility = .hidden
        settings.yAxis.visibility = .hidden
        let size = CGSize(width: 100, height: 100)
        let model = ChartModel(
            _MarkCollector(RuleMark(yStart: .value("y", 0), yEnd: .value("y", 10))), settings: settings, size: size,
            environment: EnvironmentValues())
        let ends = try #require(PlotGeometry(model, size: size).ends(of: model.records[0]))
        #expect(ends.0 == CGPoint(x: 50, y: 100))
        #expect(ends.1 == CGPoint(x: 50, y: 0))
    }

    @Test func `Bins of a range are near the desired number`() {
        #expect(NumberBins(range: 0.0...100, desiredCount: 5).thresholds == [0, 20, 40, 60, 80, 100])
        #expect(NumberBins(range: 0...7, desiredCount: 7).thresholds == [0, 1, 2, 3, 4, 5, 6, 7])
        let days = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 10 * 86_400)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        #expect(DateBins(range: days, desiredCount: 10, calendar: calendar).count == 10)
    }
}
