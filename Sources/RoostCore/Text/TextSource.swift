import CoreGraphics

/// Something that becomes a string where a text is used.
protocol TextSource: Equatable, Sendable {
    func string(in environment: TextSourceContext) -> String
    /// Whether the string depends on what time it is.
    var tellsTime: Bool { get }
    /// When the string is another one after a date; nil for never.
    func nextChange(after now: Date) -> Date?
}

extension TextSource {
    var tellsTime: Bool { false }
    func nextChange(after now: Date) -> Date? { nil }
}

/// What the string of a source depends on.
struct TextSourceContext {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    var now: Date
    var rules: (any LanguageRules)?
}

/// A source of any type.
struct AnyTextSource: Equatable, Sendable {
    let source: any TextSource

    init(_ source: any TextSource) { self.source = source }

    static func == (lhs: AnyTextSource, rhs: AnyTextSource) -> Bool { isEqual(lhs.source, rhs.source) }

    private static func isEqual<A: TextSource>(_ a: A, _ b: any TextSource) -> Bool { (b as? A) == a }
}

/// A value in one of Foundation's formats.
///
/// Unchecked: a format style and what it formats are values (`FormatStyle` asks for `Codable` and `Hashable`), which are
/// only read here; their types just do not say that they are sendable.
struct FormattedValue<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
    let input: Style.FormatInput
    let style: Style

    func string(in context: TextSourceContext) -> String { style.locale(context.locale).format(input) }
}
