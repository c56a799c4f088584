import CoreGraphics

/// Which of the languages that a text exists in suits a reader best. Foundation's own choice (`preferredLocalizations`)
/// is the first in the list on Linux, whatever is preferred.
enum LanguageMatch {
    /// The language and script that are the locale's, in its region if there is one for it, else without a region, else in
    /// any; where there is none, the fallback, else the first.
    static func best(of available: [String], for locale: Locale, otherwise fallback: String?) -> String? {
        let wanted = Tag(locale.language)
        let best = available.max { score(Tag($0), wanted) < score(Tag($1), wanted) }
        guard let best, score(Tag(best), wanted) == 0 else { return best }
        return fallback.flatMap { available.contains($0) ? $0 : nil } ?? available.first
    }

    private static func score(_ tag: Tag, _ wanted: Tag) -> Int {
        guard tag.language == wanted.language, tag.script == wanted.script else { return 0 }
        if tag.region == wanted.region { return 3 }
        return tag.region == nil ? 2 : 1
    }

    /// A language with the script that it is written in, if only by default.
    private struct Tag {
        let language: String
        let script: String?
        /// As it is named.
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
