import CoreGraphics

/// The grammar of languages. Its data is ICU's, which a module above provides.
package protocol LanguageRules: Sendable {
    /// A language's plural form for a number.
    /// - Parameters:
    ///   - fractionDigits: The number of digits after the point: English counts 1 apple and 1.0 apples.
    ///   - language: A BCP 47 tag.
    func pluralCategory(of number: Double, fractionDigits: Int, language: String) -> PluralCategory

    /// A duration in words: "2 hours, 23 minutes".
    /// - Parameter isSigned: Whether a plus or minus stands before each number.
    func duration(_ parts: [(count: Int, unit: DurationUnit)], isSigned: Bool, language: String) -> String
}

/// The plural forms of languages, by CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// The units of durations.
package enum DurationUnit: Int, CaseIterable, Sendable {
    case year, month, day, hour, minute, second
}
