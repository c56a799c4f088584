import CoreGraphics

extension Text {
    /// The form in which a text shows a date.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day: "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The day: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The time between now and the date: "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// The time between now and the date in its largest unit, with its sign: "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// The time between now and the date as a clock counts it: "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }
}

/// A date in a style. The distance to now is taken when the text is resolved.
struct StyledDate: TextSource {
    let date: Date
    let style: Text.DateStyle

    func string(in context: TextSourceContext) -> String {
        switch style.kind {
        case .time: return date.formatted(context.format(date: .omitted, time: .shortened))
        case .date: return date.formatted(context.format(date: .long, time: .omitted))
        case .relative: return words(Array(parts(in: context).prefix(2)), isSigned: false, in: context)
        case .offset:
            var largest = parts(in: context)[0]
            if date < context.now { largest.count.negate() }
            return words([largest], isSigned: true, in: context)
        case .timer: return clock(abs(date.timeIntervalSince(context.now)), showsHours: true, locale: context.locale)
        }
    }

    var tellsTime: Bool { style != .time && style != .date }

    func nextChange(after now: Date) -> Date? {
        let distance = abs(date.timeIntervalSince(now))
        let step: Double
        switch style.kind {
        case .time, .date: return nil
        case .timer: step = 1
        case .relative: step = distance < 3600 ? 1 : distance < 86400 ? 60 : 3600
        case .offset: step = distance < 60 ? 1 : distance < 3600 ? 60 : 3600
        }
        return now.next(step, of: date.timeIntervalSince(now))
    }

    private func words(
        _ parts: [(count: Int, unit: DurationUnit)], isSigned: Bool, in context: TextSourceContext
    ) -> String {
        context.rules?.duration(
            parts.filter { $0.count != 0 || parts.count == 1 }, isSigned: isSigned,
            language: context.locale.identifier(.bcp47)) ?? ""
    }

    /// The distance to now, from its largest nonzero unit down to seconds.
    private func parts(in context: TextSourceContext) -> [(count: Int, unit: DurationUnit)] {
        let (start, end) = (min(date, context.now), max(date, context.now))
        let distance = context.calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: start, to: end)
        let parts: [(count: Int, unit: DurationUnit)] = [
            (distance.year ?? 0, .year), (distance.month ?? 0, .month), (distance.day ?? 0, .day),
            (distance.hour ?? 0, .hour), (distance.minute ?? 0, .minute), (distance.second ?? 0, .second),
        ]
        return Array(parts[(parts.firstIndex { $0.count != 0 } ?? 5)...])
    }
}

/// The period between two dates, as the language writes it.
struct DatePeriod: TextSource {
    let start: Date
    let end: Date

    func string(in context: TextSourceContext) -> String {
        let isOneDay = context.calendar.isDate(start, inSameDayAs: end)
        let style = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .abbreviated, time: isOneDay ? .shortened : .omitted, locale: context.locale,
            calendar: context.calendar, timeZone: context.timeZone)
        return (start..<end).formatted(style)
    }
}

/// The reading of a timer.
struct TimerInterval: TextSource {
    let range: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    var tellsTime: Bool { pauseTime == nil }

    func nextChange(after now: Date) -> Date? {
        guard tellsTime, now < range.upperBound else { return nil }
        guard now >= range.lowerBound else { return range.lowerBound }
        let whole = countsDown ? range.upperBound : range.lowerBound
        return now.next(1, of: whole.timeIntervalSince(now))
    }

    func string(in context: TextSourceContext) -> String {
        let time = min(max(pauseTime ?? context.now, range.lowerBound), range.upperBound)
        let seconds = countsDown ? range.upperBound.timeIntervalSince(time) : time.timeIntervalSince(range.lowerBound)
        return clock(
            countsDown ? seconds.rounded(.up) : seconds, showsHours: showsHours, locale: context.locale)
    }
}

extension Date {
    /// The time at which the distance to a moment `interval` seconds away is the next whole number of steps; a little
    /// later, as a falling distance has to fall below it.
    fileprivate func next(_ step: Double, of interval: Double) -> Date {
        let steps = abs(interval) / step
        let rest = interval > 0 ? steps - steps.rounded(.down) : steps.rounded(.down) + 1 - steps
        return addingTimeInterval((rest < 1e-6 ? 1 : rest) * step + 0.001)
    }
}

/// "1:02:03", "2:03", with the language's digits and separators.
func clock(_ interval: TimeInterval, showsHours: Bool, locale: Locale) -> String {
    guard interval.isFinite, interval < 1e12 else { return "--:--" }
    let pattern: Duration.TimeFormatStyle.Pattern =
        showsHours && interval >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(Int(interval)).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
}

extension TextSourceContext {
    fileprivate func format(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
