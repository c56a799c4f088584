import Foundation

/// The values of one axis at which a plot may begin after scrolling.
struct ScrollAlignment: Sendable {
    enum Step: Hashable, Sendable {
        /// The visible length.
        case page
        /// The multiples of a number.
        case interval(Double)
        /// The dates that match components.
        case matching(DateComponents)
    }

    let minor: Step
    /// The values to which a swipe goes; nil if it ends at the nearest minor one.
    let major: Step?

    /// The speed of a swipe: the share of a page by which the plot would go on after the finger has left.
    private static let swipe = 0.15

    /// A scroll that has ended. Numbers are the data's, seconds for dates and indices for categories.
    struct Scroll {
        /// The first visible value before the scroll.
        let origin: Double
        /// The first visible value as the finger left.
        let released: Double
        /// The first visible value to which the plot would slide.
        let predicted: Double
        /// The visible length.
        let page: Double
        let calendar: Calendar
    }

    /// The value at which the plot begins at rest.
    func target(of scroll: Scroll, limit: ValueAlignedLimitBehavior) -> Double {
        let rest = scroll.predicted - scroll.released
        if let major, abs(rest) > Self.swipe * scroll.page {
            let from = major == .page ? scroll.origin : scroll.released
            return neighbor(of: from, major, isForward: rest > 0, scroll)
        }
        var end = scroll.predicted
        if limit.limitsSwipes(toPagesOf: major) {
            end = max(scroll.origin - scroll.page, min(end, scroll.origin + scroll.page))
        }
        let (before, after) = (
            neighbor(of: end, minor, isForward: false, scroll), neighbor(of: end, minor, isForward: true, scroll)
        )
        return end - before < after - end ? before : after
    }

    /// The next value of a kind, or the previous one.
    private func neighbor(of number: Double, _ step: Step, isForward: Bool, _ scroll: Scroll) -> Double {
        switch step {
        case .page: return number + (isForward ? scroll.page : -scroll.page)
        case .interval(let interval):
            guard interval > 0, interval.isFinite else { return number }
            return (number / interval).rounded(isForward ? .up : .down) * interval
        case .matching(let components):
            let date = Date(timeIntervalSinceReferenceDate: number)
            let found = scroll.calendar.nextDate(
                after: date, matching: components, matchingPolicy: .nextTime,
                direction: isForward ? .forward : .backward)
            return found?.timeIntervalSinceReferenceDate ?? number
        }
    }
}
