import Foundation

/// The usual text of a value on an axis.
struct AxisFormat {
    let locale: Locale
    let calendar: Calendar
    /// The unit of the dates.
    let unit: Calendar.Component
    /// The most decimals that the numbers need.
    let decimals: Int
    /// Whether the numbers are so great or so small that they are written with powers of ten.
    let isScientific: Bool

    init(_ values: [PlotValue], step: DateTicks.Step?, locale: Locale, calendar: Calendar) {
        self.locale = locale
        self.calendar = calendar
        unit = step?.unit ?? Self.unit(of: values)
        let greatest = values.lazy.map { abs($0.number) }.filter(\.isFinite).max() ?? 0
        isScientific = greatest >= 1e16 || greatest > 0 && greatest < 1e-6
        decimals = values.lazy.map { Self.decimals(of: $0.number) }.max() ?? 0
    }

    /// The unit that tells dates of a list apart.
    private static func unit(of values: [PlotValue]) -> Calendar.Component {
        let numbers = values.map(\.number).sorted()
        let gap = zip(numbers.dropFirst(), numbers).map { $0 - $1 }.filter { $0 > 0 }.min() ?? 86_400
        return switch gap {
        case ..<60: .second
        case ..<3600: .minute
        case ..<86_400: .hour
        case ..<(28 * 86_400): .day
        case ..<(365 * 86_400): .month
        default: .year
        }
    }

    private static func decimals(of number: Double) -> Int {
        guard number.isFinite else { return 0 }
        var (scaled, count) = (abs(number), 0)
        while count < 10, abs(scaled - scaled.rounded()) > 1e-9 * max(1, scaled) {
            scaled *= 10
            count += 1
        }
        return count
    }

    /// The text beside a mark of an axis, whose numbers have as many decimals as each other: 1.5 and 1.0, but 0.
    func label(_ value: PlotValue) -> String {
        guard case .number(let number) = value, number != 0, !isScientific else { return text(value) }
        return number.formatted(.number.precision(.fractionLength(decimals)).locale(locale))
    }

    func text(_ value: PlotValue) -> String {
        switch value {
        case .category(let name): name
        case .number(let number) where isScientific && number != 0:
            number.formatted(
                .number.notation(.scientific).precision(.significantDigits(1...4)).locale(locale))
        case .number(let number):
            number.formatted(.number.precision(.fractionLength(0...decimals)).locale(locale))
        case .date(let seconds): text(Date(timeIntervalSinceReferenceDate: seconds))
        }
    }

    private func text(_ date: Date) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch unit {
        case .second, .nanosecond: style = style.hour().minute().second()
        case .minute: style = style.hour().minute()
        case .hour: style = style.hour()
        case .month, .quarter: style = style.month(.abbreviated)
        case .year, .yearForWeekOfYear, .era: style = style.year()
        default: style = style.month(.abbreviated).day()
        }
        return style.format(date)
    }
}
