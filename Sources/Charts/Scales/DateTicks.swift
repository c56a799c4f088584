import Foundation

/// Dates for the marks of an axis: the starts of calendar units.
struct DateTicks {
    /// A number of calendar units.
    struct Step: Hashable {
        let unit: Calendar.Component
        let count: Int
    }

    let calendar: Calendar

    private static let steps: [(step: Step, seconds: Double)] = {
        let (minute, hour, day) = (60.0, 3600.0, 86_400.0)
        let fixed: [(Calendar.Component, Int, Double)] = [
            (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
            (.minute, 1, minute), (.minute, 5, 5 * minute), (.minute, 15, 15 * minute), (.minute, 30, 30 * minute),
            (.hour, 1, hour), (.hour, 3, 3 * hour), (.hour, 6, 6 * hour), (.hour, 12, 12 * hour),
            (.day, 1, day), (.day, 2, 2 * day), (.weekOfYear, 1, 7 * day), (.month, 1, 30.4 * day),
            (.month, 3, 91.3 * day), (.month, 6, 182.6 * day), (.year, 1, 365.25 * day),
        ]
        return fixed.map { (Step(unit: $0.0, count: $0.1), $0.2) }
    }()

    /// The step whose length is nearest to that of the desired marks.
    func step(from lower: Double, to upper: Double, desiredCount: Int) -> Step {
        let raw = (upper - lower) / Double(max(desiredCount, 1))
        guard raw > 0, raw.isFinite else { return Step(unit: .day, count: 1) }
        let year = 365.25 * 86_400
        if raw > year * 1.5 {
            let years = NumberTicks.step(
                from: 0, to: raw / year, desiredCount: 2, roundsLower: true, roundsUpper: true)
            return Step(unit: .year, count: max(1, Int(years)))
        }
        let nearest = Self.steps.min { abs(log($0.seconds / raw)) < abs(log($1.seconds / raw)) }
        return nearest?.step ?? Step(unit: .day, count: 1)
    }

    /// The starts of units between two bounds.
    /// - Parameters:
    ///   - isAligned: Whether several units start where the next greater unit does, such as 3 hours at midnight.
    ///   - roundsLower: Whether the first one is the start of the unit that holds the lower bound.
    ///   - roundsUpper: Whether the last one is the end of the unit that holds the upper bound.
    func starts(
        of step: Step, from lower: Double, to upper: Double, isAligned: Bool = true, roundsLower: Bool = false,
        roundsUpper: Bool = false
    ) -> [Double] {
        guard lower.isFinite, upper.isFinite, lower <= upper, step.count > 0 else { return [] }
        let low = Date(timeIntervalSinceReferenceDate: lower)
        guard var date = calendar.dateInterval(of: step.unit, for: low)?.start else { return [] }
        if isAligned { date = aligned(date, step) }
        let first = date
        var result: [Double] = []
        var index = 0
        while result.count < 5000 {
            let seconds = date.timeIntervalSinceReferenceDate
            if seconds >= lower || roundsLower && index == 0 { result.append(seconds) }
            if seconds > upper || (seconds == upper) { break }
            index += 1
            // Counting from the first date keeps the 31st from becoming the 28th for good.
            guard let next = calendar.date(byAdding: step.unit, value: index * step.count, to: first), next > date
            else {
                break
            }
            date = next
        }
        if let last = result.last, last > upper, !roundsUpper { result.removeLast() }
        return result
    }

    /// The last date up to another at which a step of several units may start.
    private func aligned(_ date: Date, _ step: Step) -> Date {
        guard step.count > 1 else { return date }
        let offset: Int
        switch step.unit {
        case .second, .minute, .hour: offset = calendar.component(step.unit, from: date) % step.count
        case .day, .month: offset = (calendar.component(step.unit, from: date) - 1) % step.count
        case .year: offset = calendar.component(.year, from: date) % step.count
        default: offset = 0
        }
        return calendar.date(byAdding: step.unit, value: -offset, to: date) ?? date
    }
}
