import CoreGraphics

/// One or more lines of text.
///
/// A text keeps what it was made from; translations, formats, fonts and colours are resolved where it is used.
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
    /// The nearest to the content first: it wins over those further out.
    var modifiers: [Modifier] = []

    init(_ storage: Storage) { self.storage = storage }
}

nonisolated extension Text {
    /// A text that is shown as it is: no translation, no Markdown.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// A string that is shown as it is. A literal is a `LocalizedStringKey` instead.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// A translated text, with inline Markdown.
    /// - Parameters:
    ///   - tableName: The table of translations; `Localizable` where it is nil.
    ///   - bundle: Where the table is; the main bundle where it is nil.
    ///   - comment: For translators; not used when the text is shown.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// A text whose parts have their own fonts, colours and links. A literal is a `LocalizedStringKey` instead.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// A picture or symbol that stands on the baseline among text.
    public init(_ image: Image) { self.init(.image(image)) }

    /// A value in a format, in the locale of the place where it is used.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.source(AnyTextSource(FormattedValue(input: input, style: format))))
    }

    /// A value as a formatter writes it.
    public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? subject.description)
    }

    /// An object as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? subject.description)
    }

    /// A date, or the time to it or since it.
    public init(_ date: Date, style: DateStyle) {
        self.init(.source(AnyTextSource(StyledDate(date: date, style: style))))
    }

    /// Two dates and what lies between them: "Jan 12 – 15".
    public init(_ dates: ClosedRange<Date>) {
        self.init(.source(AnyTextSource(DatePeriod(start: dates.lowerBound, end: dates.upperBound))))
    }

    /// The dates of an interval.
    public init(_ interval: DateInterval) {
        self.init(.source(AnyTextSource(DatePeriod(start: interval.start, end: interval.end))))
    }

    /// The time to the end of an interval or since its start, as a clock counts it.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .source(
                AnyTextSource(
                    TimerInterval(
                        range: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }

    /// One text after the other, each with its own fonts and colours.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(Nested(Pair(first: lhs, second: rhs)))) }
}
