import CoreGraphics
import Synchronization

/// Looks up translations in bundles' tables, by the locale of the place where a text is used, and remembers them.
final class Translations: Sendable {
    static let shared = Translations()

    private struct Key: Hashable {
        var key: String
        var table: String?
        var bundle: BundleKey
        var locale: String
    }

    private struct LanguageKey: Hashable {
        var bundle: BundleKey
        var locale: String
    }

    /// Compares bundles as Foundation does, which takes long, only where they are two objects.
    private struct BundleKey: Hashable {
        var bundle: Bundle

        static func == (lhs: Self, rhs: Self) -> Bool { lhs.bundle === rhs.bundle || lhs.bundle == rhs.bundle }

        func hash(into hasher: inout Hasher) { hasher.combine(bundle) }
    }

    /// What was found, and which of a bundle's languages serves a locale.
    private struct State {
        var strings: [Key: String] = [:]
        var bundles: [LanguageKey: Bundle?] = [:]
    }

    private let state = Mutex(State())
    private static let limit = 10_000

    /// The translation; the key itself where there is none.
    func string(for key: String, table: String?, bundle: Bundle, locale: Locale) -> String {
        let id = Key(key: key, table: table, bundle: BundleKey(bundle: bundle), locale: locale.identifier)
        return state.withLock { state in
            if let known = state.strings[id] { return known }
            let language = LanguageKey(bundle: id.bundle, locale: id.locale)
            if state.bundles[language] == nil {
                state.bundles[language] = .some(Self.localization(of: bundle, locale: locale))
            }
            // Without tables the key is the text.
            let found = state.bundles[language]??.localizedString(forKey: key, value: nil, table: table) ?? key
            if state.strings.count >= Self.limit { state.strings.removeAll() }
            state.strings[id] = found
            return found
        }
    }

    /// The part of a bundle in the locale's language; nil where the bundle has none.
    private static func localization(of bundle: Bundle, locale: Locale) -> Bundle? {
        let available = bundle.localizations
        guard !available.isEmpty else { return nil }
        let preferred = Bundle.preferredLocalizations(from: available, forPreferences: [locale.identifier(.bcp47)])
        return preferred.first.flatMap { bundle.path(forResource: $0, ofType: "lproj") }.flatMap { Bundle(path: $0) }
    }
}
