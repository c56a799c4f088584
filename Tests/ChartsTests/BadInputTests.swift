import Foundation
import RoostLog
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

/// Data that no chart can show as they are.
@MainActor struct BadInputTests {
    private static let size = CGSize(width: 200, height: 120)

    private func warnings(_ chart: some View) -> [String] {
        Log.collecting { _ = LiveView(chart, size: Self.size) }.warnings
    }

    @Test(arguments: [
        (Double.nan, "A SectorMark has no place in its chart: its angle is nan"),
        (-2, "A SectorMark has no place in its chart: its angle -2.0 is below zero"),
    ])
    func `A sector without an angle is named in a warning`(angle: Double, warning: String) {
        let chart = Chart([1, angle, 3], id: \.self) { SectorMark(angle: .value("Share", $0)) }
        #expect(warnings(chart) == [warning])
    }

    @Test func `An area without a place is named in a warning`() {
        let chart = Chart {
            AreaMark(x: .value("x", 1), y: .value("y", 1))
            AreaMark(x: .value("x", 2), y: .value("y", Double.infinity))
        }
        #expect(warnings(chart) == ["An AreaMark has no place in its chart: its y value is inf"])
    }

    @Test func `A category that a style's scale lacks is named in a warning`() {
        let chart = Chart(["a", "b"], id: \.self) { name in
            BarMark(x: .value("Name", name), y: .value("Value", 1)).foregroundStyle(by: .value("Name", name))
        }
        #expect(
            warnings(chart.chartForegroundStyleScale(["a": Color.red])) == [
                "A BarMark has no place in its chart's scale of foreground styles: the domain lacks its category “b”"
            ])
        #expect(warnings(chart.chartForegroundStyleScale(["a": Color.red, "b": Color.blue])).isEmpty)
    }

    @Test func `A legend of a thousand entries leaves half of the chart to the plot`() throws {
        final class Chosen { var proxy: ChartProxy? }
        let chosen = Chosen()
        let chart = Chart(0..<1000, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("Name", "Name \($0)"))
        }
        .chartXAxis(.hidden)
        .chartOverlay { proxy in
            chosen.proxy = proxy
            return Color.clear
        }
        _ = LiveView(chart, size: Self.size)
        #expect(try #require(chosen.proxy).plotSize.height >= Self.size.height / 2 - 4)
    }

    @Test(arguments: [
        ([1e300, 2e300], ["1E300", "2E300"]), ([1e-9, 2e-9], ["1E-9", "2E-9"]), ([0, 1e6], ["0", "1,000,000"]),
    ])
    func `Numbers of many digits are written with powers of ten`(numbers: [Double], texts: [String]) {
        let values = numbers.map { PlotValue.number($0) }
        let format = AxisFormat(
            values, step: nil, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian))
        #expect(values.map(format.text) == texts)
    }

    @Test(arguments: [
        [Double](), [.nan], [3], [5, 5, 5], [1e300, -1e300], [.greatestFiniteMagnitude, -.greatestFiniteMagnitude],
    ])
    func `A chart of any numbers is drawn`(numbers: [Double]) throws {
        let chart = Chart(Array(numbers.enumerated()), id: \.offset) {
            LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
            BarMark(x: .value("x", $0.offset), y: .value("y", $0.element))
        }
        let image = try LiveView(chart, size: Self.size, displayScale: 1).image(background: .white)
        #expect(image.width == 200 && image.height == 120)
    }

    @Test func `Elements with the same id are all drawn`() {
        let marks = _MarkCollector(
            ForEach([(1, 2.0), (1, 3.0)], id: \.0) { BarMark(x: .value("x", $0.1), y: .value("y", $0.1)) })
        #expect(marks.records.count == 2)
    }

    @Test func `Dates before 1970 have marks`() throws {
        let dates = [-3e9, -2.7e9].map { Date(timeIntervalSince1970: $0) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let starts = DateTicks(calendar: calendar).starts(
            of: .init(unit: .year, count: 5), from: dates[0].timeIntervalSinceReferenceDate,
            to: dates[1].timeIntervalSinceReferenceDate)
        #expect(
            starts.map { calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: $0)) } == [1875, 1880])
    }
}
