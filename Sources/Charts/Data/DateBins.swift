import Foundation

/// Bins for dates, such as months. The last bin holds its upper bound too.
public struct DateBins: Equatable, Sendable {
    /// The bounds of the bins, in ascending order: one more than there are bins.
    public let thresholds: [Date]

    /// Bins between the given bounds.
    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// Calendar units that cover a range.
    /// - Parameter count: The number of units in a bin.
    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        self.init(
            DateTicks.Step(unit: unit, count: Swift.max(count, 1)), calendar,
            range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate)
    }

    /// Spans of the same length in seconds that cover a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let size = timeInterval > 0 ? timeInterval : range.upperBound.timeIntervalSince(range.lowerBound)
        let count = Swift.min(100_000, (range.upperBound.timeIntervalSince(range.lowerBound) / size).rounded(.up))
        self.init(
            thresholds: (0...Swift.max(1, count.isFinite ? Int(count) : 1)).map { index in
                range.lowerBound.addingTimeInterval(size * Double(index))
            })
    }

    /// Calendar units that suit some dates.
    /// - Parameter desiredCount: The number of bins to come near to; 10 by default.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
        let lower = (data.min() ?? Date()).timeIntervalSinceReferenceDate
        let upper = (data.max() ?? Date()).timeIntervalSinceReferenceDate
        let step = DateTicks(calendar: calendar).step(from: lower, to: upper, desiredCount: desiredCount ?? 10)
        self.init(step, calendar, lower, upper)
    }

    /// Calendar units that cover a range.
    /// - Parameter desiredCount: The number of bins to come near to.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, calendar: calendar)
    }

    private init(_ step: DateTicks.Step, _ calendar: Calendar, _ lower: Double, _ upper: Double) {
        let starts = DateTicks(calendar: calendar)
            .starts(of: step, from: lower, to: upper, roundsLower: true, roundsUpper: true)
        var dates = starts.map { Date(timeIntervalSinceReferenceDate: $0) }
        // A range of one instant still has a bin.
        if dates.count == 1, let end = calendar.date(byAdding: step.unit, value: step.count, to: dates[0]) {
            dates.append(end)
        }
        self.init(thresholds: dates)
    }

    /// The index of the bin of a date; the first or the last one for a date outside of all bins.
    public func index(for value: Date) -> Int {
        let upper = thresholds.firstIndex { value < $0 } ?? thresholds.count
        return Swift.max(0, Swift.min(upper - 1, thresholds.count - 2))
    }
}

extension DateBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The bounds of a bin. A position out of range stops the program.
    public subscript(position: Int) -> ChartBinRange<Date> {
        precondition(indices.contains(position), "DateBins index \(position) is out of range \(indices)")
        return ChartBinRange(thresholds[position], thresholds[position + 1], isClosed: position == endIndex - 1)
    }
}
