import CoreGraphics

/// A bundle's table of texts in the reader's best language: `.strings` and `.stringsdict` in a folder for the language,
/// or a string catalogue.
struct StringTable: Sendable {
    private let name: String?
    /// The part of the bundle in the chosen language, and that language.
    private var part: (bundle: Bundle, language: String)?
    private var dictionary: StringsDictionary?
    private var catalog: (content: StringCatalog, language: String)?

    init(_ name: String?, in bundle: Bundle, for locale: Locale) {
        self.name = name
        let file = name ?? "Localizable"
        // `developmentLocalization` ends the process if a bundle has none.
        if let language = LanguageMatch.best(
            of: bundle.localizations, for: locale,
            otherwise: bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"),
            let path = bundle.path(forResource: language, ofType: "lproj"), let part = Bundle(path: path)
        {
            self.part = (part, language)
            let url = URL(fileURLWithPath: path).appendingPathComponent(file + ".stringsdict")
            if FileManager.default.fileExists(atPath: url.path) { dictionary = StringsDictionary(contentsOf: url) }
        }
        let url = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(file + ".xcstrings")
        if FileManager.default.fileExists(atPath: url.path), let catalog = StringCatalog(contentsOf: url),
            let language = LanguageMatch.best(
                of: catalog.languages, for: locale, otherwise: catalog.sourceLanguage)
        {
            self.catalog = (catalog, language)
        }
    }

    /// A key's translation and its language; nil without one.
    func format(for key: String) -> (format: LocalizedFormat, language: String)? {
        if let part {
            if let format = dictionary?.format(for: key) { return (format, part.language) }
            let text = part.bundle.localizedString(forKey: key, value: Self.missing, table: name)
            if text != Self.missing { return (LocalizedFormat(wording: .text(text)), part.language) }
        }
        guard let catalog else { return nil }
        return catalog.content.format(for: key, language: catalog.language)
    }

    /// Marks a missing translation: characters for private use.
    private static let missing = "\u{10FFFB}\u{10FFFC}"
}
