import CoreGraphics

/// Translated strings with interpolated values, which Foundation lacks on Linux.
extension String {
    /// A key into a table of translations, with the values that the translation shows.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        package let key: LocalizedStringKey

        /// Makes a key of a string.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

}

/// A translated string that is looked up in its place of use.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    package let key: LocalizedStringKey
    /// The table of translations; nil is `Localizable`.
    public let table: String?
    package let bundle: Bundle?
    /// The language of `String(localized:)`. A `Text` uses the locale of its environment.
    public var locale: Locale

    /// Names a text in a bundle; nil is the main bundle and those of the package's targets. `comment` is for
    /// translators.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Names a text by a key, and gives the words for languages without a translation.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.key = LocalizedStringKey("\(key)" as String, defaultValue: defaultValue.key)
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Where the table of a resource lies.
    public enum BundleDescription: Sendable {
        /// The main bundle.
        case main
        /// The bundle of the target that a class belongs to.
        case forClass(AnyClass)
        /// The bundle in a folder; the main bundle if there is none.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// Names a text in a described bundle. `comment` is for translators.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription, comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
    }

    /// Names a text of a described bundle by a key, and gives the words for languages without a translation.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A value that a translated text describes, such as an error's words.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

nonisolated extension Text {
    /// Shows a translated text, with inline Markdown, in the language of the environment.
    public init(_ resource: LocalizedStringResource) {
        self.init(.localized(resource.key, table: resource.table, bundle: resource.bundle))
    }
}

extension LocalizedStringKey {
    /// The translation with its values, as plain text.
    package func string(table: String?, bundle: Bundle?, locale: Locale, rules: (any LanguageRules)?) -> String {
        let translation = Translations.shared.translation(
            for: self, table: table, bundle: bundle, locale: locale, idiom: .iOS, rules: rules)
        guard !arguments.isEmpty else { return translation.string }
        return translation.pieces.map { piece in
            switch piece {
            case .literal(let literal): literal
            case .value(let index, let specifier):
                arguments.indices.contains(index) ? arguments[index].string(specifier: specifier, locale: locale) : ""
            }
        }.joined()
    }
}
