import Foundation
import RoostTesting
import SwiftUI
import Testing

@testable import Charts

/// Distances and values as they were read off Apple's pictures (iOS 26 where both systems differ).
@MainActor struct AxisTests {
    private func resolve(
        _ content: some AxisContent, axis: ChartAxis, _ values: [PlotValue], length: CGFloat = 340,
        settings: AxisScaleSettings = AxisScaleSettings()
    ) -> (axes: [ResolvedAxis], scale: PositionScale) {
        var data = AxisData()
        for value in values { data.include(value) }
        var scale = PositionScale(data, settings: settings, axis: axis)
        var groups = _AxisGroups()
        content._append(to: &groups)
        var environment = EnvironmentValues()
        environment.timeZone = .gmt
        let resolver = AxisResolver(
            axis: axis, settings: AxisSettings(groups: groups.groups), environment: environment)
        let axes = resolver.resolve(&scale, length: length)
        return (axes, scale.resolved(length: length))
    }

    // home-assistant's energy of a day: −1.35 … 1.26 has −2, −1, 0, 1, 2.
    @Test func `A domain of numbers is rounded out to its marks`() {
        let (axes, scale) = resolve(AxisMarks(), axis: .y, [.number(-1.35), .number(1.26)])
        #expect(axes[0].labels.map(\.place.value) == [-2, -1, 0, 1, 2].map { .number($0) })
        #expect(scale.lower == -2 && scale.upper == 2)
    }

    // home-assistant's energy of a day with the sun's alone.
    @Test(arguments: [
        ([0, 0.5, 1, 1.5, 2], ["0", "0.5", "1.0", "1.5", "2.0"]), ([-1000, 0, 1000], ["-1,000", "0", "1,000"]),
        ([-0.25, 0, 0.5], ["-0.25", "0", "0.50"]),
    ])
    func `Numbers beside an axis have as many decimals as each other, but for 0`(numbers: [Double], texts: [String]) {
        let values = numbers.map { PlotValue.number($0) }
        let format = AxisFormat(
            values, step: nil, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian))
        #expect(values.map(format.label) == texts)
    }

    // HeartBeat of Swift-Charts-Examples: 0 … 2.4975 seconds end at 2.6.
    @Test func `A desired count rounds the domain too`() {
        let marks = AxisMarks(values: .automatic(desiredCount: 12))
        let (axes, scale) = resolve(marks, axis: .x, [.number(0), .number(2.4975)])
        #expect(axes[0].labels.count == 14)
        #expect(abs(scale.upper - 2.6) < 1e-9)
    }

    // SpeziHealthKit: 0 … 175 given.
    @Test func `A given domain keeps its bounds`() {
        let settings = AxisScaleSettings(domain: (0...175)._domain.content)
        let (axes, scale) = resolve(AxisMarks(), axis: .y, [.number(90)], settings: settings)
        #expect(axes[0].labels.map(\.place.value) == [0, 50, 100, 150].map { .number($0) })
        #expect(scale.upper == 175)
    }

    // home-assistant's chart without data: a bar of the integer 1 has marks at 0 and 1.
    @Test func `An axis of integers has no marks between them`() {
        #expect(marks(of: BarMark(x: .value("Day", "A"), y: .value("Energy", 1))) == [0, 1])
        #expect(marks(of: BarMark(x: .value("Day", "A"), y: .value("Energy", 1.0))) == [0, 0.5, 1])
    }

    @Test func `A number with a fraction beside integers has its axis divided`() {
        let content = Plot {
            BarMark(x: .value("Day", "A"), y: .value("Energy", 1))
            RuleMark(y: .value("Mean", 0.4))
        }
        #expect(marks(of: content) == [0, 0.5, 1])
    }

    @Test func `Shares of integers have an axis of shares`() {
        let bars = ForEach([2, 3], id: \.self) {
            BarMark(x: .value("Day", "A"), y: .value("Energy", $0), stacking: .normalized)
        }
        #expect(marks(of: bars).contains(0.5))
    }

    @Test func `A plot of integers has an axis of integers`() {
        let plot = LinePlot([0, 1], x: .value("Day", \.self), y: .value("Energy", \.self))
        #expect(marks(of: plot) == [0, 1])
    }

    /// The numbers of the marks on the y axis of content.
    private func marks(of content: some ChartContent) -> [Double] {
        let model = ChartModel(
            _MarkCollector(content), settings: ChartSettings(), size: CGSize(width: 300, height: 200),
            environment: EnvironmentValues())
        return model.axes.filter { $0.axis == .y }.flatMap { $0.labels.map(\.place.value.number) }
    }

    @Test func `Numbers have their axis behind the plot, and categories before it`() {
        #expect(resolve(AxisMarks(), axis: .y, [.number(1)]).axes[0].edge == .trailing)
        #expect(resolve(AxisMarks(), axis: .y, [.category("a")]).axes[0].edge == .leading)
    }

    @Test func `A line of labels takes whole points`() {
        let axis = resolve(AxisMarks(), axis: .x, [.number(0), .number(1)]).axes[0]
        let sizes = axis.labels.map { _ in CGSize(width: 10, height: 13.33) }
        #expect(axis.thickness(labelSizes: sizes) == 18)
    }

    @Test func `A label on x stands 4 points beside its line, and one on y 4 points behind the plot`() throws {
        let plot = CGRect(x: 10, y: 10, width: 340, height: 100)
        let size = CGSize(width: 20, height: 13)
        let (x, xScale) = resolve(AxisMarks(values: [0, 1]), axis: .x, [.number(0), .number(2)])
        let first = try #require(x[0].labelFrames(sizes: [size, size], plot: plot, scale: xScale)[0])
        #expect(first.origin == CGPoint(x: 14, y: 114))
        let (y, yScale) = resolve(AxisMarks(values: [0, 1]), axis: .y, [.number(0), .number(1)], length: 100)
        let zero = try #require(y[0].labelFrames(sizes: [size, size], plot: plot, scale: yScale)[0])
        #expect(zero.origin == CGPoint(x: 354, y: 110 - 6.5))
    }

    @Test func `A label at the far end of the plot is left out, and so is one that touches another`() {
        let plot = CGRect(x: 0, y: 0, width: 340, height: 100)
        let (axes, scale) = resolve(AxisMarks(values: [0.0, 0.1, 1]), axis: .x, [.number(0), .number(1)])
        let size = CGSize(width: 60, height: 13)
        let frames = axes[0].labelFrames(sizes: [size, size, size], plot: plot, scale: scale)
        #expect(frames.map { $0 != nil } == [true, false, false])
    }

    @Test func `Labels are aligned with each other across their axis`() {
        let plot = CGRect(x: 0, y: 0, width: 100, height: 100)
        let marks = AxisMarks(values: [0, 1]) { AxisValueLabel(multiLabelAlignment: .trailing) }
        let (axes, scale) = resolve(marks, axis: .y, [.number(0), .number(1)], length: 100)
        let sizes = [CGSize(width: 10, height: 13), CGSize(width: 30, height: 13)]
        #expect(axes[0].labelFrames(sizes: sizes, plot: plot, scale: scale).map { $0?.maxX } == [134, 134])
    }

    @Test func `A label that does not offset marks takes no room`() {
        let marks = AxisMarks(values: [0, 1]) { value in
            AxisValueLabel(offsetsMarks: value.index > 0)
        }
        let axis = resolve(marks, axis: .y, [.number(0), .number(1)]).axes[0]
        #expect(axis.thickness(labelSizes: [CGSize(width: 50, height: 13), CGSize(width: 20, height: 13)]) == 24)
    }

    @Test func `An axis hidden from outside stays hidden whatever marks it has`() {
        let resolver = AxisResolver(
            axis: .x, settings: AxisSettings(visibility: .hidden, groups: []), environment: EnvironmentValues())
        var scale = PositionScale(AxisData(), settings: AxisScaleSettings(), axis: .x)
        #expect(resolver.resolve(&scale, length: 100).isEmpty)
    }

    @Test func `A value of an axis comes as the types of the data`() {
        let value = AxisValue(index: 0, count: 1, value: .number(2.5))
        #expect(value.as(Double.self) == 2.5)
        #expect(value.as(Int.self) == 2)
        #expect(value.as(String.self) == nil)
    }
}
