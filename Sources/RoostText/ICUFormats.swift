import RoostICU

/// Numbers with units, lengths of time and distances in time, in the words of a language.
package enum ICUFormats {
    /// The length of words.
    package enum Width: Int32, Sendable { case wide, short, narrow }

    /// The units of distances in time.
    package enum RelativeUnit: Int32, Sendable { case year, quarter, month, week, day, hour, minute, second }

    /// A number by a skeleton of ICU's; nil where ICU does not know it.
    /// - Parameter language: A BCP 47 tag.
    package static func number(_ number: Double, skeleton: String, language: String) -> String? {
        text { roost_format_number(language, skeleton, number, $0, $1) }
    }

    /// The narrow name of a unit that stands without a number: "km/hr"; nil where the language has none.
    /// - Parameters:
    ///   - kind: CLDR's name of the kind: `speed`.
    ///   - unit: CLDR's name of the unit: `kilometer-per-hour`.
    package static func narrowName(ofUnit unit: String, kind: String, language: String) -> String? {
        text { roost_narrow_unit_name(language, kind, unit, $0, $1) }
    }

    /// Texts of units as one length of time.
    package static func join(_ parts: [String], width: Width, language: String) -> String? {
        let texts = parts.joined(separator: "\0") + "\0"
        return text { roost_join_units(language, width.rawValue, texts, Int32(parts.count), $0, $1) }
    }

    /// A distance in time: "in 2 days", or "tomorrow" where it is `named`.
    package static func relative(
        _ offset: Double, _ unit: RelativeUnit, width: Width, isNamed: Bool, language: String
    ) -> String? {
        text { roost_format_relative(language, width.rawValue, isNamed, offset, unit.rawValue, $0, $1) }
    }

    private static func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2048) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let length = write(start, Int32(buffer.count))
            guard length >= 0 else { return nil }
            return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(length)), as: UTF8.self)
        }
    }
}
