import Foundation

/// Formats for times that follow the clock, as the system writes them. See `TimeDataSource`.
public enum SystemFormatStyle {
    /// The time left or gone in a period, as a clock counts it: "36:59".
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let showsHours: Bool
        private let precision: Duration
        private var locale = Locale.autoupdatingCurrent

        /// The time that is left of a period.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            (self.showsHours, precision) = (showsHours && maxFieldCount > 2, maxPrecision)
        }

        /// The time that is gone of a period.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            (self.showsHours, precision) = (showsHours && maxFieldCount > 2, maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            let time = min(max(value, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
            return AttributedString(
                clock(countsDown ? seconds.rounded(.up) : seconds, showsHours: showsHours, locale: locale))
        }

        public func locale(_ locale: Locale) -> Timer {
            var style = self
            style.locale = locale
            return style
        }

        public func discreteInput(after input: Date) -> Date? {
            input >= interval.upperBound ? nil : input.step(after: interval.lowerBound, precision)
        }
        public func discreteInput(before input: Date) -> Date? {
            input <= interval.lowerBound ? nil : input.step(before: interval.lowerBound, precision)
        }
        public func input(after input: Date) -> Date? { input.next }
        public func input(before input: Date) -> Date? { input.previous }
    }

    /// The time since a start, with hundredths of a second: "00:01.25".
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private let showsHours: Bool
        private let precision: Duration
        private var locale = Locale.autoupdatingCurrent

        /// The time since a start.
        /// - Parameter maxPrecision: The smallest step that shows; a hundredth of a second by default.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            (start, self.showsHours, precision) = (startDate, showsHours, maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            let seconds = max(0, value.timeIntervalSince(start))
            let digits = max(0, Int((-log10(precision.inSeconds)).rounded(.up)))
            let scale = pow(10, Double(digits))
            let time = Duration.seconds((seconds * scale).rounded(.down) / scale)
            let pattern: Duration.TimeFormatStyle.Pattern =
                showsHours && seconds >= 3600
                ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
                : .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: digits)
            return AttributedString(time.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale)))
        }

        public func locale(_ locale: Locale) -> Stopwatch {
            var style = self
            style.locale = locale
            return style
        }

        public func discreteInput(after input: Date) -> Date? { input.step(after: start, precision) }
        public func discreteInput(before input: Date) -> Date? { input.step(before: start, precision) }
        public func input(after input: Date) -> Date? { input.next }
        public func input(before input: Date) -> Date? { input.previous }
    }

    /// The time between a date and an anchor: "2 hours, 23 minutes".
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let fieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent

        /// The time between a date and an anchor.
        ///
        /// - Parameters:
        ///   - allowedFields: The units; from years to seconds by default.
        ///   - maxFieldCount: How many units show, from the largest that is not zero.
        ///   - sign: When a sign stands before the words; a minus for dates before the anchor by default.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, fields, fieldCount, self.sign) = (anchor, allowedFields, maxFieldCount, sign)
        }

        public func format(_ value: Date) -> AttributedString {
            let range = min(anchor, value)..<max(anchor, value)
            let words = range.words(in: fields, most: fieldCount, locale: locale)
            if sign == .never { return AttributedString(words) }
            if value < anchor { return AttributedString("-" + words) }
            let hasPlus =
                sign == .always(includingZero: true) || sign == .always(includingZero: false) && !range.isEmpty
            return AttributedString(hasPlus ? "+" + words : words)
        }

        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.locale = locale
            return style
        }

        public func discreteInput(after input: Date) -> Date? { input.step(after: anchor, .seconds(1)) }
        public func discreteInput(before input: Date) -> Date? { input.step(before: anchor, .seconds(1)) }
        public func input(after input: Date) -> Date? { input.next }
        public func input(before input: Date) -> Date? { input.previous }
    }

    /// A date as seen from the given time: "in 5 minutes", or the date itself where it is further away than a unit.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let fieldCount: Int
        private let threshold: Date.ComponentsFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent

        /// A date as seen from the given time.
        ///
        /// - Parameters:
        ///   - allowedFields: The units; from years to seconds by default.
        ///   - maxFieldCount: How many units show, from the largest that is not zero.
        ///   - thresholdField: From one of this unit on, the date itself shows; a day by default.
        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
        ) {
            (self.date, fields, fieldCount, threshold) = (date, allowedFields, maxFieldCount, thresholdField)
        }

        public func format(_ value: Date) -> AttributedString {
            if abs(date.timeIntervalSince(value)) >= threshold.seconds {
                return AttributedString(
                    date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)))
            }
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: .numeric, unitsStyle: .wide, locale: locale)
            return AttributedString(style.format(value))
        }

        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.locale = locale
            return style
        }

        public func discreteInput(after input: Date) -> Date? { input.step(after: date, .seconds(1)) }
        public func discreteInput(before input: Date) -> Date? { input.step(before: date, .seconds(1)) }
        public func input(after input: Date) -> Date? { input.next }
        public func input(before input: Date) -> Date? { input.previous }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time that is left of a period, as a clock counts it.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        .init(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// The time that is gone of a period, as a clock counts it.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        .init(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a start, with hundredths of a second.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        .init(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The time between a date and an anchor.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as seen from the given time.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) -> Self {
        .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension Range<Date> {
    /// The length in words, in the largest units that are not zero. Days stand for months and years: Foundation on Linux
    /// writes no longer units.
    fileprivate func words(
        in fields: Set<Date.ComponentsFormatStyle.Field>, most count: Int, locale: Locale
    ) -> String {
        let units = Set(Date.ComponentsFormatStyle.Field.ordered.filter { fields.contains($0.field) }.map(\.unit))
        let style = Duration.UnitsFormatStyle(
            allowedUnits: units.isEmpty ? [.seconds] : units, width: .wide, maximumUnitCount: Swift.max(1, count),
            fractionalPart: .hide(rounded: .down)
        ).locale(locale)
        return style.format(.seconds(upperBound.timeIntervalSince(lowerBound)))
    }
}

extension Date.ComponentsFormatStyle.Field {
    typealias Measure = (field: Date.ComponentsFormatStyle.Field, unit: Duration.UnitsFormatStyle.Unit, seconds: Double)

    /// All units, the largest first.
    static let ordered: [Measure] = [
        (.year, .days, 365 * 86400), (.month, .days, 30 * 86400), (.week, .weeks, 7 * 86400), (.day, .days, 86400),
        (.hour, .hours, 3600), (.minute, .minutes, 60), (.second, .seconds, 1),
    ]

    fileprivate var seconds: Double { Self.ordered.first { $0.field == self }?.seconds ?? 86400 }
}

extension Date {
    /// The next time that is a whole number of steps away from an origin.
    fileprivate func step(after origin: Date, _ step: Duration) -> Date {
        let steps = (timeIntervalSince(origin) / step.inSeconds + 1e-6).rounded(.down) + 1
        return origin.addingTimeInterval(steps * step.inSeconds + 0.001)
    }

    fileprivate func step(before origin: Date, _ step: Duration) -> Date {
        let steps = (timeIntervalSince(origin) / step.inSeconds - 1e-6).rounded(.up) - 1
        return origin.addingTimeInterval(steps * step.inSeconds)
    }

    fileprivate var next: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp) }
    fileprivate var previous: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
}

extension Duration {
    fileprivate var inSeconds: Double {
        let parts = components
        return max(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18, 0.001)
    }
}
