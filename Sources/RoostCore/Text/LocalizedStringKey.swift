import CoreGraphics

/// A key into a table of translations, with the values that the translation shows, and inline Markdown.
///
/// String literals in the views' initialisers are such keys. Without a translation the key is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key. With values it holds format specifiers, and its percent signs are doubled. Behind `separator`
    /// follows the text that stands in for a missing translation where that is not the key itself: few keys have one,
    /// and a field for it would make every text of a view dearer.
    let key: String
    let arguments: [_FormatArgument]
    /// A noncharacter, which texts do not hold.
    private static let separator: Character = "\u{FFFF}"

    /// Makes a key of a string that is not a literal.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// A key with a text that stands in for a missing translation.
    package init(_ key: String, defaultValue: LocalizedStringKey) {
        self.key = "\(key)\(Self.separator)\(defaultValue.key)"
        arguments = defaultValue.arguments
    }

    /// The name in tables of translations, and the text without a translation.
    var nameAndFallback: (name: String, fallback: String) {
        let parts = key.split(separator: Self.separator, maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[parts.count - 1]))
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        let hasValues = !stringInterpolation.arguments.isEmpty
        key = hasValues ? stringInterpolation.format : stringInterpolation.format.replacing("%%", with: "%")
        arguments = stringInterpolation.arguments
    }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var format = ""
        var arguments: [_FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            format.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
            format += hasPercent ? literal.replacing("%", with: "%%") : literal
        }

        private mutating func append(_ argument: _FormatArgument, specifier: String = "%@") {
            format += specifier
            arguments.append(argument)
        }

        /// Inserts a string as it is: its Markdown is not parsed.
        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        /// Inserts a text with its own fonts and colours.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// Inserts a picture or symbol on the baseline.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

        /// Inserts an attributed string with its attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)))
        }

        /// Inserts a number in the locale's format; it also selects plural forms.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._argument, specifier: value._specifier)
        }

        /// Inserts a number by a specifier of `printf`: `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._argument, specifier: specifier)
        }

        /// Inserts a value in a format, with the locale of the environment.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)))
        }

        /// Inserts an object as a formatter writes it; without a formatter its description.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description))
        }

        /// Inserts a value as a formatter writes it; without a formatter its description.
        public mutating func appendInterpolation<Subject: _FormatterSubject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? subject.description))
        }

        /// Inserts a date, or the time to it or since it.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        /// Inserts a period between two dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        /// Inserts a period by its interval.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

        /// Inserts any other value by its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value))) }
    }
}

/// A value in a localised text.
public enum _FormatArgument: Equatable, Sendable {
    case string(String)
    case text(Text)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
}

/// A number that a localised text can show.
public protocol _FormatSpecifiable: Equatable {
    var _argument: _FormatArgument { get }
    /// Its format specifier in the key.
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
    public var _argument: _FormatArgument { .integer(Int64(clamping: self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public var _argument: _FormatArgument { .unsigned(UInt64(clamping: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _argument: _FormatArgument { .real(Double(self)) }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
