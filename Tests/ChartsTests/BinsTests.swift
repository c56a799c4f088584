import Foundation
import Testing

@testable import Charts

struct BinsTests {
    @Test func `Bins share a range`() {
        #expect(NumberBins(range: 0.0...10, count: 4).thresholds == [0, 2.5, 5, 7.5, 10])
    }

    @Test func `Bins of numbers have round bounds`() {
        let bins = NumberBins(data: [1.2, 9.7, 3.4], desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
        #expect(bins.index(for: 3.4) == 1)
    }

    @Test func `A greatest number lies in the last bin`() {
        let bins = NumberBins(size: 5, range: 0...10)
        #expect(bins.index(for: 10) == 1)
        #expect(bins[1].contains(10) && !bins[0].contains(5))
    }

    @Test func `Months are bins from their first day`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let day = { (month: Int, day: Int) in
            calendar.date(from: DateComponents(year: 2024, month: month, day: day))!
        }
        let bins = DateBins(unit: .month, range: day(1, 20)...day(3, 5), calendar: calendar)
        #expect(bins.thresholds == [day(1, 1), day(2, 1), day(3, 1), day(4, 1)])
        #expect(bins.index(for: day(2, 29)) == 1)
    }

    @Test func `No data makes a bin all the same`() {
        #expect(NumberBins<Double>(data: []).count == 1)
        #expect(DateBins(data: []).count == 1)
    }
}
