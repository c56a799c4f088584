import Foundation
import RoostCore
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor struct ChartPlotTests {
    @Test func `A function without a domain is drawn over that of the x axis`() {
        var settings = ChartSettings()
        settings.xScale.domain = .values([.number(2), .number(6)])
        let marks = _MarkCollector(LinePlot(x: "x", y: "y") { $0 * $0 }, settings: settings)
        #expect(marks.records.first?.x == .at(.number(2)))
        #expect(marks.records.last?.y == .at(.number(36)))
    }

    @Test func `A plot of a collection has a mark for each element`() {
        struct Sale { let day: String, count: Int }
        let marks = _MarkCollector(
            BarPlot(
                [Sale(day: "Mon", count: 2), Sale(day: "Tue", count: 3)], x: .value("Day", \.day),
                y: .value("Count", \.count)))
        #expect(marks.records.map(\.x) == [.at(.category("Mon")), .at(.category("Tue"))])
        #expect(marks.records.map(\.y) == [.at(.number(2)), .at(.number(3))])
    }

    @Test func `A modifier applies to the marks inside, and theirs precede it`() {
        let content = Plot {
            PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5)
            PointMark(x: .value("x", 2), y: .value("y", 2)).symbolSize(9)
        }
        .opacity(0.5).symbolSize(4)
        let marks = _MarkCollector(content)
        let styles = marks.records.map { marks.styles[Int($0.style)] }
        #expect(styles.map(\.opacity) == [0.25, 0.5])
        #expect(styles.map(\.symbolSize) == [.area(4), .area(9)])
    }

    @Test func `A visible length shows a part of the data from its first value`() {
        var settings = ChartSettings()
        settings.scrolling.axes = .horizontal
        settings.scrolling.x.length = 2
        settings.scrolling.x.initial = .category("c")
        let content = ForEach(["a", "b", "c", "d", "e"], id: \.self) {
            BarMark(x: .value("Name", $0), y: .value("Value", 1))
        }
        let model = ChartModel(
            _MarkCollector(content), settings: settings, size: CGSize(width: 100, height: 100),
            environment: EnvironmentValues())
        let geometry = PlotGeometry(model, size: CGSize(width: 100, height: 100))
        #expect(geometry.x.position(of: .category("c")) == 25)
        #expect(geometry.x.position(of: .category("d")) == 75)
    }

    @Test func `A drag over the plot selects the value below it`() {
        final class Chosen { var value: Int? }
        let chosen = Chosen()
        let view = Chart(0..<11, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartXSelection(value: Binding(get: { chosen.value }, set: { if let value = $0 { chosen.value = value } }))
            .frame(width: 100, height: 100)
        let live = LiveView(view, size: CGSize(width: 100, height: 100))
        live.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 72, y: 50))
        #expect(chosen.value == 7)
    }
}
