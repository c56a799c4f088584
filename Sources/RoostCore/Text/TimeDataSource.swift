import Foundation

/// A value that follows the clock. A text shows it and keeps it up to date: `Text(.currentDate, format: …)`.
public struct TimeDataSource<Value>: Equatable, Sendable {
    fileprivate enum Kind: Equatable, Sendable {
        case now
        case range(Date)
        case offset(Date)
    }
    fileprivate let kind: Kind

    func value(at now: Date) -> Value? {
        switch kind {
        case .now: now as? Value
        case .range(let date): min(date, now)..<max(date, now) as? Value
        case .offset(let date): Duration.seconds(now.timeIntervalSince(date)) as? Value
        }
    }
}

extension TimeDataSource where Value == Date {
    /// The present.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .now) }
}

extension TimeDataSource where Value == Range<Date> {
    /// The time between a date and the present.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .range(date))
    }

    /// The time between the present and a date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .range(date))
    }
}

extension TimeDataSource where Value == Duration {
    /// The time since a date; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(kind: .offset(date))
    }
}

extension Text {
    /// Shows a value that follows the clock, in a format, with the locale of the environment.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(.source(AnyTextSource(TimedValue(source: source, style: format, words: { $0 }))))
    }

    /// Shows a value that follows the clock, in a format, with the locale of the environment. The attributes of the
    /// format's parts are not shown.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(.source(AnyTextSource(TimedValue(source: source, style: format, words: { String($0.characters) }))))
    }

    /// Shows a value in a format, with the locale of the environment. The attributes of the format's parts are not shown.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.source(AnyTextSource(FormattedWords(input: input, style: format))))
    }
}

/// A value that follows the clock in a format.
///
/// Unchecked: a format style is a value (`FormatStyle` requires `Codable` and `Hashable`), which is only read here, and
/// `words` is one of the two closures above, which hold nothing.
private struct TimedValue<Style: DiscreteFormatStyle>: TextSource, @unchecked Sendable {
    let source: TimeDataSource<Style.FormatInput>
    let style: Style
    let words: (Style.FormatOutput) -> String

    static func == (a: TimedValue, b: TimedValue) -> Bool { a.source == b.source && a.style == b.style }

    func string(in context: TextSourceContext) -> String {
        guard let value = source.value(at: context.now) else { return "" }
        return words(style.locale(context.locale).format(value))
    }

    var tellsTime: Bool { true }

    /// The next date at which the words change; for other values the next second.
    func nextChange(after now: Date) -> Date? {
        guard let now = now as? Style.FormatInput else { return now.addingTimeInterval(1) }
        return style.discreteInput(after: now) as? Date
    }
}

/// A value in a format with attributes.
///
/// Unchecked for the same reason as `FormattedValue`.
private struct FormattedWords<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    let input: Style.FormatInput
    let style: Style

    func string(in context: TextSourceContext) -> String {
        String(style.locale(context.locale).format(input).characters)
    }
}
