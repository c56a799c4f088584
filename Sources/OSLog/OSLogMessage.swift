import Foundation

/// A message for a `Logger`, written as an interpolated string. Private and sensitive values are left out: `<private>`
/// stands for them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }
    /// A message with values; the compiler calls it.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message; the compiler calls it.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// An empty message, with memory for its literals.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value's description, or `<private>`. The value of a private one is not computed.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy.isHidden ? "<private>" : String(describing: value()), align)
    }

    /// Adds a whole number in a format, or `<private>`.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy.isHidden ? "<private>" : format.string(value()), align)
    }

    /// Adds a number with a fraction in a format, or `<private>`.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy.isHidden ? "<private>" : format.string(value()), align)
    }

    private mutating func append(_ value: String, _ alignment: OSLogStringAlignment) {
        let room = String(repeating: " ", count: max(0, alignment.columns - value.count))
        text += alignment.isRight ? room + value : value + room
    }
}

/// Whether a message shows a value.
public struct OSLogPrivacy: Sendable {
    fileprivate let isHidden: Bool

    /// The sign for a hidden value. `hash` has no effect here: hidden values are left out.
    public struct Mask: Sendable {
        /// Hidden values are left out.
        public static let none = Mask()
        /// The same as `none` here.
        public static let hash = Mask()
    }

    /// Shown, as under a debugger.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// Shown.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// Left out.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// Left out.
    public static let sensitive = OSLogPrivacy(isHidden: true)

    /// Shown; the mask has no effect here.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// Left out; the mask has no effect here.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Left out; the mask has no effect here.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The width of a column for a value, in characters, and the side to which it is moved.
public struct OSLogStringAlignment: Sendable {
    fileprivate let columns: Int
    fileprivate let isRight: Bool

    /// As wide as the value.
    public static let none = OSLogStringAlignment(columns: 0, isRight: true)
    /// At the right of a column; at most 1000 characters wide. Longer values are not cut.
    public static func right(columns: Int) -> OSLogStringAlignment {
        .init(columns: min(max(columns, 0), 1000), isRight: true)
    }
    /// At the left of a column; at most 1000 characters wide. Longer values are not cut.
    public static func left(columns: Int) -> OSLogStringAlignment {
        .init(columns: min(max(columns, 0), 1000), isRight: false)
    }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let minDigits: Int

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting(radix: 10, minDigits: 0)
    /// Lower-case hexadecimal digits without a prefix.
    public static let hex = OSLogIntegerFormatting(radix: 16, minDigits: 0)
    /// Octal digits without a prefix.
    public static let octal = OSLogIntegerFormatting(radix: 8, minDigits: 0)
    /// Decimal digits, with zeros in front up to a number of digits; at most 1000.
    public static func decimal(minDigits: Int) -> Self { Self(radix: 10, minDigits: min(max(minDigits, 0), 1000)) }

    fileprivate func string(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix)
        return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// The format of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private let precision: Int

    /// Six digits after the point.
    public static let fixed = OSLogFloatFormatting(precision: 6)
    /// A number of digits after the point; at most 100.
    public static func fixed(precision: Int) -> Self { Self(precision: min(max(precision, 0), 100)) }

    fileprivate func string(_ value: Double) -> String { String(format: "%.\(precision)f", value) }
}
