import Foundation
import Testing

@testable import Charts

struct DateTicksTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        return calendar
    }

    private func seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Double {
        let components = DateComponents(year: year, month: month, day: day, hour: hour)
        return calendar.date(from: components)!.timeIntervalSinceReferenceDate
    }

    @Test func `A week on 600 points has a mark a day`() {
        let ticks = DateTicks(calendar: calendar)
        let step = ticks.step(from: seconds(2024, 12, 17), to: seconds(2024, 12, 23, 22), desiredCount: 8)
        #expect(step == DateTicks.Step(unit: .day, count: 1))
    }

    @Test func `A year has a mark a quarter`() {
        let ticks = DateTicks(calendar: calendar)
        let step = ticks.step(from: seconds(2024, 1, 1), to: seconds(2025, 1, 1), desiredCount: 5)
        #expect(step == DateTicks.Step(unit: .month, count: 3))
    }

    @Test func `Days start at midnight of the calendar's time zone, also when clocks change`() {
        let starts = DateTicks(calendar: calendar).starts(
            of: DateTicks.Step(unit: .day, count: 1), from: seconds(2024, 3, 30), to: seconds(2024, 4, 2))
        #expect(starts == [seconds(2024, 3, 30), seconds(2024, 3, 31), seconds(2024, 4, 1), seconds(2024, 4, 2)])
    }

    @Test func `Six hours start at midnight`() {
        let starts = DateTicks(calendar: calendar).starts(
            of: DateTicks.Step(unit: .hour, count: 6), from: seconds(2024, 5, 1, 4), to: seconds(2024, 5, 2, 1))
        #expect(starts == [6, 12, 18].map { seconds(2024, 5, 1, $0) } + [seconds(2024, 5, 2)])
    }

    @Test func `Dates before 1970 have marks too`() {
        let starts = DateTicks(calendar: calendar).starts(
            of: DateTicks.Step(unit: .year, count: 10), from: seconds(1895, 6, 1), to: seconds(1921, 1, 1))
        #expect(starts == [seconds(1900, 1, 1), seconds(1910, 1, 1), seconds(1920, 1, 1)])
    }
}
