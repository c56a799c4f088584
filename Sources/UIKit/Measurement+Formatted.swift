import Foundation
import RoostCore
import RoostText

extension Measurement where UnitType: Dimension {
    /// The words of a measurement. Foundation on Linux has none.
    ///
    /// Lengths, masses, temperatures and others are in the units that people of the locale use, unless the usage is
    /// `asProvided`. A unit that ICU does not know is shown by its symbol.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's name.
        public enum UnitWidth: String, Codable, Hashable, Sendable {
            /// "3 metres", "3 m" and "3m".
            case wide, abbreviated, narrow
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The language and the region.
        public var locale: Locale
        /// The use, which determines the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The digits; nil for those that the unit asks for.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// A style by its parts.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The style in a language and region.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement) -> String {
            let unit = value.unit
            let language = locale.identifier(.bcp47)
            let names: String =
                switch width {
                case .wide: "unit-width-full-name"
                case .abbreviated: "unit-width-short"
                case .narrow: "unit-width-narrow"
                }
            if let name = MeasurementUnits.name(of: unit) {
                let converts = usage != .asProvided && numberFormatStyle == nil && MeasurementUnits.isConverted(unit)
                let digits = converts ? "usage/default" : ".###"
                if numberFormatStyle == nil,
                    let text = ICUFormats.number(
                        value.value, skeleton: "unit/\(name) \(names) \(digits)", language: language)
                {
                    return text
                }
                if let style = numberFormatStyle,
                    let whole = ICUFormats.number(
                        value.value, skeleton: "unit/\(name) \(names) .###", language: language),
                    let number = ICUFormats.number(value.value, skeleton: ".###", language: language)
                {
                    return whole.replacingOccurrences(of: number, with: style.locale(locale).format(value.value))
                }
            }
            let number = (numberFormatStyle ?? .number).locale(locale).format(value.value)
            return width == .narrow ? number + unit.symbol : "\(number) \(unit.symbol)"
        }
    }

    /// The measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }

    /// The measurement with its unit's short name, in the unit that people of the current locale use.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// The use of a measurement, which determines its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    /// The unit that people of the locale use.
    public static var general: Self { Self(name: "general") }
    /// The unit that the measurement has.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a road; the unit as with `general` here.
    public static var road: Self { Self(name: "road") }
    /// The height of a person; the unit as with `general` here.
    public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of the air; the unit as with `general`.
    public static var weather: Self { Self(name: "weather") }
    /// The temperature of a person; the unit as with `general`.
    public static var person: Self { Self(name: "person") }
}

extension FormatStyle {
    /// The style of a measurement by its parts.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// The names of Foundation's units in CLDR.
enum MeasurementUnits {
    static func name(of unit: Unit) -> String? { kind(of: unit).flatMap { $0.names[unit.symbol] } }

    /// A kind of units in CLDR, and the names of its units by their symbols; nil for one that CLDR lacks.
    static func kind(of unit: Unit) -> (name: String, names: [String: String])? {
        switch unit {
        case is UnitLength: ("length", length)
        case is UnitMass: ("mass", mass)
        case is UnitTemperature: ("temperature", temperature)
        case is UnitDuration: ("duration", duration)
        case is UnitSpeed: ("speed", speed)
        case is UnitVolume: ("volume", volume)
        case is UnitArea: ("area", area)
        case is UnitEnergy: ("energy", energy)
        case is UnitPressure: ("pressure", pressure)
        case is UnitAngle: ("angle", angle)
        case is UnitInformationStorage: ("digital", information)
        default: nil
        }
    }

    /// Whether people of different regions use different units.
    static func isConverted(_ unit: Unit) -> Bool {
        unit is UnitLength || unit is UnitMass || unit is UnitTemperature || unit is UnitSpeed || unit is UnitVolume
            || unit is UnitArea
    }

    private static let length = [
        "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "dm": "decimeter", "in": "inch",
        "ft": "foot", "yd": "yard", "mi": "mile", "µm": "micrometer", "nm": "nanometer", "NM": "nautical-mile",
        "ly": "light-year", "au": "astronomical-unit", "ftm": "fathom", "pm": "picometer",
    ]
    private static let mass = [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
        "st": "stone",
        "t": "metric-ton", "ton": "ton", "ct": "carat",
    ]
    private static let temperature = ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"]
    private static let duration = [
        "s": "second", "m": "minute", "min": "minute", "h": "hour", "hr": "hour", "ms": "millisecond",
        "µs": "microsecond", "ns": "nanosecond", "sec": "second",
    ]
    private static let speed = [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ]
    private static let volume = [
        "L": "liter", "mL": "milliliter", "dL": "deciliter", "cL": "centiliter", "gal": "gallon", "qt": "quart",
        "pt": "pint", "cup": "cup", "fl oz": "fluid-ounce", "m³": "cubic-meter", "tbsp": "tablespoon",
        "tsp": "teaspoon",
    ]
    private static let area = [
        "m²": "square-meter", "km²": "square-kilometer", "ft²": "square-foot", "mi²": "square-mile", "ac": "acre",
        "ha": "hectare", "cm²": "square-centimeter", "in²": "square-inch", "yd²": "square-yard",
    ]
    private static let energy = [
        "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "kWh": "kilowatt-hour",
    ]
    private static let pressure = [
        "hPa": "hectopascal", "mbar": "millibar", "bar": "bar", "Pa": "pascal", "inHg": "inch-ofhg",
    ]
    private static let angle = ["°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʺ": "arc-second"]
    private static let information = [
        "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "bit": "bit",
    ]
}
