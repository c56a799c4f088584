import Foundation
import Testing

@testable import Charts

struct PlottableTests {
    @Test func `A day's slot reaches from midnight to midnight`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let value: PlottableValue<Date> = .value(
            "Day", Date(timeIntervalSinceReferenceDate: 100), unit: .day, calendar: calendar)
        #expect(value.plotted.extent == .unit(.date(0), .date(86400)))
    }

    @Test func `A raw-representable type plots its raw value`() {
        enum Size: String, Plottable { case small, large }
        #expect(Size.large.plotValue == .category("large"))
        #expect(Size(plotValue: .category("small")) == .small)
        #expect(Size(plotValue: .number(1)) == nil)
    }
}
