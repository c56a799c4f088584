import Foundation
import RoostCore
import RoostText

/// Foundation's lengths of time in words or digits: "1 hour, 2 minutes", "1:02:00". Foundation on Linux has none.
open class DateComponentsFormatter: @unchecked Sendable {
    // As with Foundation's formatters, a formatter that is shared is not changed any more.

    /// The length of the words.
    public enum UnitsStyle: Int, Sendable {
        /// `positional` has digits and colons; `spellOut` is as `full` here, and `brief` as `short` without commas.
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// The zeroes to leave out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// Foundation's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With `positional` as leading zeroes, else all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Zeroes before the first other number.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Zeroes between other numbers.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Zeroes after the last other number.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All zeroes.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Two digits for each number.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// The units; those of days and shorter by default.
    open var allowedUnits: NSCalendar.Unit = []
    /// The length of the words.
    open var unitsStyle = UnitsStyle.positional
    /// The zeroes to leave out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The most numbers; 0 for all.
    open var maximumUnitCount = 0
    /// Whether the largest unit has a fraction. Has no effect here: units are whole.
    open var allowsFractionalUnits = false
    /// Whether a rest is given up for "about".
    open var includesApproximationPhrase = false
    /// Whether the words say that time remains.
    open var includesTimeRemainingPhrase = false
    /// Whether hours of a day above 24 go into the largest unit, as they do in any case.
    open var collapsesLargestUnit = false
    /// The calendar that counts; its locale gives the language.
    open var calendar: Calendar? = .current
    /// The date from which months and years count.
    open var referenceDate: Date?

    /// A formatter of digits.
    public init() {}

    private static let units: [(NSCalendar.Unit, Calendar.Component, String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    private var shown: [(NSCalendar.Unit, Calendar.Component, String)] {
        let allowed: NSCalendar.Unit =
            allowedUnits.isEmpty ? [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] : allowedUnits
        return Self.units.filter { allowed.contains($0.0) }
    }

    private var language: String { (calendar?.locale ?? .current).identifier(.bcp47) }

    /// The words for components; nil without units.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// The words for a number of seconds; nil without units.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// The words for the time between two dates; nil without units.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = shown
        let parts = (calendar ?? .current).dateComponents(Set(units.map(\.1)), from: startDate, to: endDate)
        var numbers = units.map { (count: parts.value(for: $0.1) ?? 0, name: $0.2) }
        let isNegative = numbers.contains { $0.count < 0 }
        numbers = numbers.map { (abs($0.count), $0.name) }
        numbers = withoutZeroes(numbers)
        if maximumUnitCount > 0 { numbers = Array(numbers.prefix(maximumUnitCount)) }
        guard !numbers.isEmpty else { return nil }
        let text = unitsStyle == .positional ? digits(numbers) : words(numbers)
        return (isNegative ? "-" : "") + text
    }

    private typealias Number = (count: Int, name: String)

    private func withoutZeroes(_ numbers: [Number]) -> [Number] {
        var behaviour = zeroFormattingBehavior
        if behaviour.contains(.default) { behaviour.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        guard let first = numbers.firstIndex(where: { $0.count != 0 }),
            let last = numbers.lastIndex(where: { $0.count != 0 })
        else {
            guard behaviour.contains(.dropLeading) || behaviour.contains(.dropTrailing) else { return numbers }
            // Something has to show: with digits the minutes and seconds.
            return Array(numbers.suffix(unitsStyle == .positional ? min(numbers.count, 1) : 1))
        }
        return numbers.enumerated().filter { index, number in
            if number.count != 0 { return true }
            if index < first { return !behaviour.contains(.dropLeading) }
            if index > last { return !behaviour.contains(.dropTrailing) }
            return !behaviour.contains(.dropMiddle)
        }.map(\.element)
    }

    /// "1:02:03". All numbers but the first have two digits.
    private func digits(_ numbers: [Number]) -> String {
        numbers.enumerated().map { index, number in
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            return isPadded && number.count < 10 ? "0\(number.count)" : "\(number.count)"
        }.joined(separator: ":")
    }

    private func words(_ numbers: [Number]) -> String {
        let (width, skeleton): (ICUFormats.Width, String) =
            switch unitsStyle {
            case .abbreviated: (.narrow, "unit-width-narrow")
            case .short, .brief: (.short, "unit-width-short")
            default: (.wide, "unit-width-full-name")
            }
        let parts = numbers.map { number in
            ICUFormats.number(
                Double(number.count), skeleton: "measure-unit/duration-\(number.name) \(skeleton)", language: language)
                ?? "\(number.count)"
        }
        if unitsStyle == .brief { return parts.joined(separator: " ") }
        return ICUFormats.join(parts, width: width, language: language) ?? parts.joined(separator: " ")
    }

    /// The words for a number of seconds between two dates; nil for other objects.
    open func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The words for components, in a style.
    public static func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
}
