import CoreGraphics

/// Selects the best of a text's languages for a reader. Foundation's own choice (`preferredLocalizations`) on Linux is
/// the first in the list, whatever is preferred.
enum LanguageMatch {
    /// The language with the locale's language and script: in its region if available, else without a region, else in
    /// any. Without a match the fallback, else the first.
    static func best(of available: [String], for locale: Locale, otherwise fallback: @autoclosure () -> String?)
        -> String?
    {
        let wanted = Tag(locale.language)
        let best = available.max { score(Tag($0), wanted) < score(Tag($1), wanted) }
        guard let best, score(Tag(best), wanted) == 0 else { return best }
        return fallback().flatMap { available.contains($0) ? $0 : nil } ?? available.first
    }

    private static func score(_ tag: Tag, _ wanted: Tag) -> Int {
        guard tag.language == wanted.language, tag.script == wanted.script else { return 0 }
        if tag.region == wanted.region { return 3 }
        return tag.region == nil ? 2 : 1
    }

    /// A language with its script, which may be the default one.
    private struct Tag {
        let language: String
        let script: String?
        /// The region in the identifier, if any.
        let region: String?

        init(_ identifier: String) {
            self.init(Locale.Language(identifier: identifier.replacing("_", with: "-")))
        }

        init(_ language: Locale.Language) {
            let full = Locale.Language(identifier: language.maximalIdentifier)
            let code = (full.languageCode ?? language.languageCode)?.identifier ?? ""
            // Norwegian without more is Bokmål.
            self.language = code == "no" ? "nb" : code
            script = full.script?.identifier
            region = language.region?.identifier
        }
    }
}
