import CoreGraphics

/// What languages differ in beyond words. The knowledge is ICU's, which a module above brings.
package protocol LanguageRules: Sendable {
    /// The form that a language has for a number of things.
    /// - Parameters:
    ///   - fractionDigits: How many digits are written after the point: English counts 1 apple and 1.0 apples.
    ///   - language: A BCP 47 tag.
    func pluralCategory(of number: Double, fractionDigits: Int, language: String) -> PluralCategory

    /// A length of time in words: "2 hours, 23 minutes".
    /// - Parameter isSigned: Whether a plus or minus stands before each number.
    func duration(_ parts: [(count: Int, unit: DurationUnit)], isSigned: Bool, language: String) -> String
}

/// The forms that languages have for numbers of things; CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// What lengths of time are counted in.
package enum DurationUnit: Int, CaseIterable, Sendable {
    case year, month, day, hour, minute, second
}
