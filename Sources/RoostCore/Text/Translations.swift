import CoreGraphics
import RoostLocks

/// Looks up translations in bundles' tables, by the locale of the place where a text is used, and remembers them.
final class Translations: Sendable {
    static let shared = Translations()

    /// A bundle's table in a language, and what was found there.
    private struct Table {
        let source: Source
        /// The part of the bundle in the language; nil where the bundle has none.
        let bundle: Bundle?
        var found: [String: Translation] = [:]
    }

    private struct Source: Hashable {
        let bundle: Bundle
        let table: String?
        let locale: String

        /// Foundation compares bundles slowly: only where they are two objects.
        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.locale == rhs.locale && lhs.table == rhs.table
                && (lhs.bundle === rhs.bundle || lhs.bundle == rhs.bundle)
        }
    }

    private struct State {
        var tables: [Table] = []
        var places: [Source: Int] = [:]
        /// The table that was asked last, as a rule by the text before.
        var latest = 0
        /// How many translations there are in all.
        var count = 0

        mutating func place(of source: Source, _ locale: Locale) -> Int {
            if latest < tables.count, tables[latest].source == source { return latest }
            if let known = places[source] {
                latest = known
            } else {
                latest = tables.count
                places[source] = latest
                tables.append(Table(source: source, bundle: Translations.localization(of: source.bundle, locale)))
            }
            return latest
        }
    }

    private let state = Mutex(State())
    private static let limit = 10_000

    /// The translation; the key itself where there is none.
    func translation(for key: String, table: String?, bundle: Bundle, locale: Locale) -> Translation {
        let source = Source(bundle: bundle, table: table, locale: locale.identifier)
        return state.withLock { state in
            if state.count >= Self.limit { state = State() }
            let place = state.place(of: source, locale)
            if let known = state.tables[place].found[key] { return known }
            // Without tables the key is the text.
            let words = state.tables[place].bundle?.localizedString(forKey: key, value: nil, table: table) ?? key
            let found = Translation(words)
            state.tables[place].found[key] = found
            state.count += 1
            return found
        }
    }

    /// The part of a bundle in the locale's language; nil where the bundle has none.
    private static func localization(of bundle: Bundle, _ locale: Locale) -> Bundle? {
        let available = bundle.localizations
        guard !available.isEmpty else { return nil }
        let preferred = Bundle.preferredLocalizations(from: available, forPreferences: [locale.identifier(.bcp47)])
        return preferred.first.flatMap { bundle.path(forResource: $0, ofType: "lproj") }.flatMap { Bundle(path: $0) }
    }
}
