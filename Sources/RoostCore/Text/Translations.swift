import CoreGraphics
import RoostLocks

/// Looks up translations in bundles' tables, by the locale of the place where a text is used, and remembers them.
final class Translations: Sendable {
    static let shared = Translations()

    /// What was found in a table for a locale.
    private struct Table {
        let source: Source
        /// The bundle's; without one, the app's own and those of the targets that it is made of.
        let tables: [StringTable]
        var found: [String: Translation] = [:]
        /// Of texts that are worded by their values.
        var worded: [String: Translation] = [:]
    }

    private struct Source: Hashable {
        let bundle: Bundle?
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
                let bundles = source.bundle.map { [$0] } ?? Translations.ownBundles
                tables.append(
                    Table(source: source, tables: bundles.map { StringTable(source.table, in: $0, for: locale) }))
            }
            return latest
        }
    }

    private let state = Mutex(State())
    private static let limit = 10_000
    private static let ownBundles = [Bundle.ofProgram] + Bundle.besideExecutable.compactMap { Bundle(url: $0) }

    /// The translation, worded for the key's values; the key itself where there is none.
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
                found = Self.find(key.key, in: state.tables[place].tables)
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

    /// Without tables the key is the text.
    private static func find(_ key: String, in tables: [StringTable]) -> Translation {
        guard let (format, language) = tables.lazy.compactMap({ $0.format(for: key) }).first else {
            return Translation(key)
        }
        if case .text(let text) = format.wording, format.variables.isEmpty { return Translation(text) }
        return Translation(key, wordings: (format, language))
    }
}
