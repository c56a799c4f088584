import CoreGraphics
import RoostCore
import RoostICU
import RoostLocks

/// Plural forms and lengths of time, from ICU.
package final class ICULanguageRules: LanguageRules {
    package static let shared = ICULanguageRules()

    /// Only used under the lock.
    private struct Language: @unchecked Sendable {
        let handle: OpaquePointer
    }

    private let languages = Mutex<[String: Language]>([:])
    /// The number of languages that are kept: a server's readers may ask for any.
    private static let limit = 64

    private init() {}

    package func pluralCategory(of number: Double, fractionDigits: Int, language: String) -> PluralCategory {
        let digits = Int32(clamping: fractionDigits)
        let category = ask(language) { roost_plural_category($0, number, digits) }
        return category.map { PluralCategory.allCases[Int($0)] } ?? .other
    }

    package func duration(
        _ parts: [(count: Int, unit: DurationUnit)], isSigned: Bool, language: String
    ) -> String {
        let counts = parts.map { Int64($0.count) }
        let units = parts.map { Int32($0.unit.rawValue) }
        return ask(language) { language in
            String(unsafeUninitializedCapacity: 2048) { buffer in
                buffer.withMemoryRebound(to: CChar.self) { text in
                    let length = roost_format_units(
                        language, counts, units, Int32(counts.count), isSigned, text.baseAddress, Int32(text.count))
                    return max(0, Int(length))
                }
            }
        } ?? ""
    }

    private func ask<T: Sendable>(_ language: String, _ question: (OpaquePointer) -> T) -> T? {
        languages.withLock { languages in
            if let known = languages[language] { return question(known.handle) }
            guard let handle = roost_language_open(language) else { return nil }
            if languages.count >= Self.limit {
                for language in languages.values { roost_language_close(language.handle) }
                languages = [:]
            }
            languages[language] = Language(handle: handle)
            return question(handle)
        }
    }
}
