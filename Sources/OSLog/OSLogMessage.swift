import Foundation

/// What a `Logger` writes. Values that are private or sensitive are left out of it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy.isHidden ? "<private>" : String(describing: value()), align)
    }

    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy.isHidden ? "<private>" : format.string(value()), align)
    }

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

/// Who may see a value in a report.
public struct OSLogPrivacy: Sendable {
    fileprivate let isHidden: Bool

    /// What may be hidden under a `hash`; hidden values are left out here.
    public struct Mask: Sendable {
        public static let none = Mask()
        public static let hash = Mask()
    }

    /// Shown, as under a debugger.
    public static let auto = OSLogPrivacy(isHidden: false)
    public static let `public` = OSLogPrivacy(isHidden: false)
    public static let `private` = OSLogPrivacy(isHidden: true)
    public static let sensitive = OSLogPrivacy(isHidden: true)

    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// Room around a value, in characters.
public struct OSLogStringAlignment: Sendable {
    fileprivate let columns: Int
    fileprivate let isRight: Bool

    public static let none = OSLogStringAlignment(columns: 0, isRight: true)
    public static func right(columns: Int) -> OSLogStringAlignment {
        .init(columns: min(max(columns, 0), 1000), isRight: true)
    }
    public static func left(columns: Int) -> OSLogStringAlignment {
        .init(columns: min(max(columns, 0), 1000), isRight: false)
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let minDigits: Int

    public static let decimal = OSLogIntegerFormatting(radix: 10, minDigits: 0)
    public static let hex = OSLogIntegerFormatting(radix: 16, minDigits: 0)
    public static let octal = OSLogIntegerFormatting(radix: 8, minDigits: 0)
    public static func decimal(minDigits: Int) -> Self { Self(radix: 10, minDigits: min(max(minDigits, 0), 1000)) }

    fileprivate func string(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix)
        return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    private let precision: Int

    public static let fixed = OSLogFloatFormatting(precision: 6)
    public static func fixed(precision: Int) -> Self { Self(precision: min(max(precision, 0), 100)) }

    fileprivate func string(_ value: Double) -> String { String(format: "%.\(precision)f", value) }
}
