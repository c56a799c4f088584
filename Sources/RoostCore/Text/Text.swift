import CoreGraphics

/// A view of one or more lines of text.
///
/// A text keeps its source; translations, formats, fonts and colours are resolved in the place of use.
nonisolated public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case source(AnyTextSource)
        case image(Image)
        case concatenated(Nested<Pair>)
    }

    /// Two texts, one after the other.
    struct Pair: Equatable, Sendable {
        let first: Text
        let second: Text
    }

    var storage: Storage
    /// Inner modifiers first: they win over outer ones.
    var modifiers: [Modifier] = []

    init(_ storage: Storage) { self.storage = storage }
}

nonisolated extension Text {
    /// Shows a string as it is, without translation and Markdown.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Shows a string as it is, without translation and Markdown. A literal is a `LocalizedStringKey` instead.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Shows a translated text, with inline Markdown. Without a translation the key is the text.
    /// - Parameters:
    ///   - tableName: The table of translations; nil is `Localizable`.
    ///   - bundle: The bundle of the table; nil is the main bundle and those of the package's targets.
    ///   - comment: For translators; has no effect on the text.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// Shows a text whose parts have their own fonts, colours and links. A literal is a `LocalizedStringKey` instead.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Shows a picture or symbol on the baseline, among other text.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Shows a value in a format, with the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.source(AnyTextSource(FormattedValue(input: input, style: format))))
    }

    /// Shows a value as a formatter writes it.
    public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? subject.description)
    }

    /// Shows an object as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? subject.description)
    }

    /// Shows a date, or the time to it or since it. In a live view, texts that tell the time stay up to date.
    public init(_ date: Date, style: DateStyle) {
        self.init(.source(AnyTextSource(StyledDate(date: date, style: style))))
    }

    /// Shows a period between two dates: "Jan 12 – 15".
    public init(_ dates: ClosedRange<Date>) {
        self.init(.source(AnyTextSource(DatePeriod(start: dates.lowerBound, end: dates.upperBound))))
    }

    /// Shows a period by its interval.
    public init(_ interval: DateInterval) {
        self.init(.source(AnyTextSource(DatePeriod(start: interval.start, end: interval.end))))
    }

    /// Shows a timer: the time to the end of an interval, or since its start, as a clock counts it. It stands still at
    /// `pauseTime`.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .source(
                AnyTextSource(
                    TimerInterval(
                        range: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }

    /// Joins two texts, each with its own fonts and colours.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(Nested(Pair(first: lhs, second: rhs)))) }
}
