import CoreGraphics

extension Text {
    /// How a text shows a date.
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

/// A date in a style. The distance to now is that at the moment when the text is resolved.
struct StyledDate: TextSource {
    let date: Date
    let style: Text.DateStyle

    func string(in context: TextSourceContext) -> String {
        switch style.kind {
        case .time: return date.formatted(context.format(date: .omitted, time: .shortened))
        case .date: return date.formatted(context.format(date: .long, time: .omitted))
        case .relative: return units(in: context, limit: 2).map(\.description).joined(separator: ", ")
        case .offset:
            let unit = units(in: context, limit: 1)[0]
            return (date >= context.now ? "+" : "−") + unit.description
        case .timer: return clock(abs(date.timeIntervalSince(context.now)), showsHours: true)
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

    private struct Unit: CustomStringConvertible {
        var count: Int
        var name: String
        var description: String { "\(count) \(name)\(count == 1 ? "" : "s")" }
    }

    /// The largest units of the distance to now, at least one.
    private func units(in context: TextSourceContext, limit: Int) -> [Unit] {
        let (start, end) = (min(date, context.now), max(date, context.now))
        let parts = context.calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: start, to: end)
        let all = [
            Unit(count: parts.year ?? 0, name: "year"), Unit(count: parts.month ?? 0, name: "month"),
            Unit(count: parts.day ?? 0, name: "day"), Unit(count: parts.hour ?? 0, name: "hour"),
            Unit(count: parts.minute ?? 0, name: "minute"), Unit(count: parts.second ?? 0, name: "second"),
        ]
        guard let first = all.firstIndex(where: { $0.count != 0 }) else { return [all[5]] }
        return all[first...].prefix(limit).filter { $0.count != 0 }
    }
}

/// Two dates with a dash between them.
struct DatePeriod: TextSource {
    let start: Date
    let end: Date

    func string(in context: TextSourceContext) -> String {
        let isOneDay = context.calendar.isDate(start, inSameDayAs: end)
        let style = context.format(date: isOneDay ? .omitted : .abbreviated, time: isOneDay ? .shortened : .omitted)
        return start.formatted(style) + " – " + end.formatted(style)
    }
}

/// A timer's reading.
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
        return clock(countsDown ? seconds.rounded(.up) : seconds, showsHours: showsHours)
    }
}

extension Date {
    /// When the distance to a moment that is `interval` seconds away is the next whole number of steps; a little later,
    /// as a distance that falls has to fall below it.
    fileprivate func next(_ step: Double, of interval: Double) -> Date {
        let steps = abs(interval) / step
        let rest = interval > 0 ? steps - steps.rounded(.down) : steps.rounded(.down) + 1 - steps
        return addingTimeInterval((rest < 1e-6 ? 1 : rest) * step + 0.001)
    }
}

/// "1:02:03", "2:03".
private func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
    guard interval.isFinite, interval < 1e12 else { return "--:--" }
    let seconds = Int(interval)
    let minutes = seconds / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if showsHours, minutes >= 60 { return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))" }
    return "\(minutes):\(two(seconds % 60))"
}

extension TextSourceContext {
    fileprivate func format(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
