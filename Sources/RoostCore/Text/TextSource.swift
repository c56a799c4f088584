import CoreGraphics

/// A value that becomes a string in the place of use of a text.
protocol TextSource: Equatable, Sendable {
    func string(in environment: TextSourceContext) -> String
    /// Whether the string depends on the time.
    var tellsTime: Bool { get }
    /// The next time after a date at which the string changes; nil for never.
    func nextChange(after now: Date) -> Date?
}

extension TextSource {
    var tellsTime: Bool { false }
    func nextChange(after now: Date) -> Date? { nil }
}

/// The surroundings that determine the string of a source.
struct TextSourceContext {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    var now: Date
    var rules: (any LanguageRules)?
}

/// A type-erased source.
struct AnyTextSource: Equatable, Sendable {
    let source: any TextSource

    init(_ source: any TextSource) { self.source = source }

    static func == (lhs: AnyTextSource, rhs: AnyTextSource) -> Bool { isEqual(lhs.source, rhs.source) }

    private static func isEqual<A: TextSource, B: TextSource>(_ a: A, _ b: B) -> Bool {
        guard A.self == B.self else { return false }
        // Compared in place: a cast would copy the format, which costs more than the comparison.
        return withUnsafePointer(to: b) { b in b.withMemoryRebound(to: A.self, capacity: 1) { a == $0.pointee } }
    }
}

/// A value in one of Foundation's formats.
///
/// Unchecked: a format style and its input are values (`FormatStyle` requires `Codable` and `Hashable`), which are only
/// read here; their types merely do not declare that they are sendable.
struct FormattedValue<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
    let input: Style.FormatInput
    let style: Style

    func string(in context: TextSourceContext) -> String { style.locale(context.locale).format(input) }
}
