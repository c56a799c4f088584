import CoreGraphics
import RoostLocks

/// Looks up translations in bundles' tables, by the locale of the place of use, and caches them.
final class Translations: Sendable {
    static let shared = Translations()

    /// The translations found in a table for a locale.
    private struct Table {
        let source: Source
        /// The bundle's table; without a bundle, those of the app and of its targets.
        let tables: [StringTable]
        var found: [String: Translation] = [:]
        /// Translations with variants, by their chosen wording.
        var worded: [String: Translation] = [:]
    }

    private struct Source: Hashable {
        let bundle: Bundle?
        let table: String?
        let locale: String

        /// Foundation's comparison of bundles is slow: only two distinct objects need it.
        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.locale == rhs.locale && lhs.table == rhs.table
                && (lhs.bundle === rhs.bundle || lhs.bundle == rhs.bundle)
        }
    }

    private struct State {
        var tables: [Table] = []
        var places: [Source: Int] = [:]
        /// The last used table, which is usually the next one too.
        var latest = 0
        /// The number of translations in all.
        var count = 0

        mutating func place(of source: Source, _ locale: Locale) -> Int {
            if latest < tables.count, tables[latest].source == source { return latest }
            if let known = places[source] {
                latest = known
            } else {
                latest = tables.count
                places[source] = latest
                let bundles = source.bundle?.searched.map { [$0] } ?? Translations.ownBundles
                tables.append(
                    Table(source: source, tables: bundles.map { StringTable(source.table, in: $0, for: locale) }))
            }
            return latest
        }
    }

    private let state = Mutex(State())
    private static let limit = 10_000
    private static let ownBundles = [Bundle.ofProgram] + Bundle.besideExecutable.compactMap { Bundle(url: $0) }

    /// The translation in the wording for the key's values; the key itself without one.
    func translation(
        for key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale,
        idiom: @autoclosure () -> Idiom, rules: @autoclosure () -> (any LanguageRules)?
    ) -> Translation {
        let source = Source(bundle: bundle, table: table, locale: locale.identifier)
        return state.withLock { state in
            if state.count >= Self.limit { state = State() }
            let place = state.place(of: source, locale)
            let found: Translation
            if let known = state.tables[place].found[key.key] {
                found = known
            } else {
                found = Self.find(key, in: state.tables[place].tables)
                state.tables[place].found[key.key] = found
                state.count += 1
            }
            guard let (format, language) = found.wordings else { return found }
            var wording = FormatWording(
                format, arguments: key.arguments, idiom: idiom(), rules: rules(), language: language)
            let text = wording.text()
            if let known = state.tables[place].worded[text] { return known }
            let worded = Translation(text)
            state.tables[place].worded[text] = worded
            state.count += 1
            return worded
        }
    }

    /// Without a translation the key's own text, or the key, is the text.
    private static func find(_ key: LocalizedStringKey, in tables: [StringTable]) -> Translation {
        let (name, fallback) = key.nameAndFallback
        guard let (format, language) = tables.lazy.compactMap({ $0.format(for: name) }).first else {
            return Translation(fallback)
        }
        if case .text(let text) = format.wording, format.variables.isEmpty { return Translation(text) }
        return Translation(name, wordings: (format, language))
    }
}
