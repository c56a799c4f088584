import Foundation
import Testing

@testable import Charts

struct PositionScaleTests {
    private func data(_ values: [PlotValue]) -> AxisData {
        var data = AxisData()
        for value in values { data.include(value) }
        return data
    }

    private func scale(
        _ numbers: [Double], domain: any ScaleDomain = AutomaticScaleDomain.automatic(includesZero: false),
        type: ScaleType? = nil, axis: ChartAxis = .x
    ) -> PositionScale {
        let settings = AxisScaleSettings(domain: domain._domain.content, range: nil, type: type)
        let data = data(numbers.map { .number($0) })
        return PositionScale(data, settings: settings, axis: axis).resolved(length: 100)
    }

    @Test func `Numbers fill the plot from the least to the greatest`() {
        let scale = scale([10, 20])
        #expect(scale.position(of: .number(10)) == 0)
        #expect(scale.position(of: .number(15)) == 50)
        #expect(scale.position(of: .number(20)) == 100)
    }

    @Test func `Numbers grow upwards on the y axis`() {
        #expect(scale([10, 20], axis: .y).position(of: .number(10)) == 100)
    }

    // Swift-Charts-Examples' singleBar and singleLine: 168 of 250 stands 67.2 high in 100.
    @Test func `Numbers start at zero where nobody says otherwise`() {
        let scale = scale([168, 250], domain: AutomaticScaleDomain.automatic, axis: .y)
        #expect(abs(scale.position(of: .number(168))! - (100 - 67.2)) < 0.001)
    }

    @Test func `Marks extend a domain of the data and leave a given one`() {
        var inferred = scale([0, 29_000])
        inferred.extend(to: 40_000)
        #expect(inferred.upper == 40_000)
        var given = scale([0, 29_000], domain: 0...30_000)
        given.extend(to: 40_000)
        #expect(given.upper == 30_000)
    }

    @Test func `A domain may be changed and reversed`() {
        let automatic = AutomaticScaleDomain.automatic(includesZero: false, reversed: true, dataType: Double.self) {
            $0.append(30)
        }
        let scale = scale([10, 20], domain: automatic)
        #expect(scale.position(of: .number(30)) == 0)
        #expect(scale.position(of: .number(10)) == 100)
    }

    @Test func `A single value lies in the middle`() {
        #expect(scale([7]).position(of: .number(7)) == 50)
    }

    @Test func `Values that are not finite have no position`() {
        let scale = scale([.nan, 1, .infinity, 3])
        #expect(scale.lower == 1 && scale.upper == 3)
        #expect(scale.position(of: .number(.nan)) == nil)
    }

    @Test func `Categories share the plot, and lie in the middle of their slots`() {
        let data = data(["a", "b", "a", "c", "d"].map { .category($0) })
        let scale = PositionScale(data, settings: AxisScaleSettings(), axis: .y).resolved(length: 100)
        #expect(scale.bandwidth == 25)
        #expect(scale.position(of: .category("b")) == 37.5)
        #expect(scale.position(of: .category("x")) == nil)
        #expect(scale.value(at: 80) == .category("d"))
        #expect(scale.value(at: 101) == nil)
    }

    @Test(arguments: [ScaleType.linear, .log, .symmetricLog, .squareRoot, .power(exponent: 3)])
    func `A position leads back to its value`(type: ScaleType) throws {
        let scale = scale([1, 1000], type: type)
        let position = try #require(scale.position(of: .number(64)))
        let value = try #require(scale.value(at: position))
        #expect(abs(value.number - 64) < 1e-9 * 64)
    }

    @Test func `A logarithmic scale leaves out zero`() {
        let scale = scale([0, 1, 100], type: .log)
        #expect(scale.lower == 1)
        #expect(scale.position(of: .number(10)).map { abs($0 - 50) < 1e-9 } == true)
        #expect(scale.position(of: .number(0)) == nil)
    }

    @Test func `Paddings shorten the range or reach out of the plot`() {
        let settings = AxisScaleSettings(
            domain: nil,
            range: PlotDimensionScaleRange.plotDimension(startPadding: 10, endPadding: -8)._positions.content)
        let scale = PositionScale(data([.number(0), .number(1)]), settings: settings, axis: .x).resolved(length: 100)
        #expect(scale.position(of: .number(0)) == 10)
        #expect(scale.position(of: .number(1)) == 108)
    }
}
