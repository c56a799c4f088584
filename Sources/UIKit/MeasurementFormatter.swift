import Foundation
import RoostText

/// Foundation's words of measurements and units, which Foundation on Linux lacks: "3 km", "3 kilometres".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Proof for `@unchecked`: as with Foundation's formatters, a formatter that is shared is not changed any more.

    /// The unit and its words.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit that the measurement has, instead of the one that people of the locale use.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// A unit of the locale that suits the size; so it is without this option, too.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees without the letter of their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// By default the units of the locale, with all words.
    open var unitOptions: UnitOptions = []
    /// "3km", "3 km" (by default) or "3 kilometres".
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and the region; that of the process by default and for nil.
    open var locale: Locale! = .current
    /// The numbers. Their fraction digits count, once code has asked for this formatter; its other settings do not.
    open var numberFormatter: NumberFormatter! {
        get {
            if let numbers { return numbers }
            let numbers = NumberFormatter()
            numbers.numberStyle = .decimal
            self.numbers = numbers
            return numbers
        }
        set { numbers = newValue }
    }
    private var numbers: NumberFormatter?

    /// The measurement in words.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let unit: Unit = measurement.unit
        guard let name = MeasurementUnits.name(of: unit) else {
            return number(measurement.value) + (unitStyle == .short ? "" : " ") + unit.symbol
        }
        let converts = !unitOptions.contains(.providedUnit) && MeasurementUnits.isConverted(unit)
        let usage = converts ? "usage/default " : ""
        let digits = numbers == nil && converts ? "" : digits
        var text = words("unit/\(name) \(width) \(usage)\(digits)", measurement.value)
        if unitOptions.contains(.temperatureWithoutUnit) {
            for degree in ["°C", "°F"] { text = text.replacingOccurrences(of: degree, with: "°") }
        }
        return text
    }

    /// The unit's words: "km" or "kilometres". In the short style a speed without a number is "km/hr", as on iOS.
    open func string(from unit: Unit) -> String {
        guard let name = MeasurementUnits.name(of: unit), let kind = MeasurementUnits.kind(of: unit) else {
            return unit.symbol
        }
        if unitStyle == .short,
            let alone = ICUFormats.narrowName(ofUnit: name, kind: kind.name, language: language)
        {
            return alone
        }
        // Two of it, for the plural, without the number.
        return words("unit/\(name) \(width) precision-integer", 2)
            .replacingOccurrences(of: words("precision-integer", 2), with: "")
            .trimmingCharacters(in: .whitespaces)
    }

    override open func string(for obj: Any?) -> String? { (obj as? Unit).map { string(from: $0) } }

    private var width: String {
        switch unitStyle {
        case .short: "unit-width-narrow"
        case .medium: "unit-width-short"
        case .long: "unit-width-full-name"
        @unknown default: "unit-width-short"
        }
    }

    /// ICU's words for the fraction digits; at most three by default.
    private var digits: String {
        guard let numbers, numbers.maximumFractionDigits > 0 else {
            return numbers == nil ? ".###" : "precision-integer"
        }
        let least = min(max(numbers.minimumFractionDigits, 0), numbers.maximumFractionDigits)
        let more = min(numbers.maximumFractionDigits, 12) - min(least, 12)
        return "." + String(repeating: "0", count: min(least, 12)) + String(repeating: "#", count: more)
    }

    private func number(_ value: Double) -> String { words(digits, value) }

    private func words(_ skeleton: String, _ value: Double) -> String {
        ICUFormats.number(value, skeleton: skeleton, language: language) ?? "\(value)"
    }

    private var language: String { (locale ?? .current).identifier(.bcp47) }
}
