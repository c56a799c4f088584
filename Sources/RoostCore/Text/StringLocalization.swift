import CoreGraphics

/// What Foundation lacks on Linux: translated strings with interpolated values.
extension String {
    /// A key into a table of translations, with the values that its translation shows.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        package let key: LocalizedStringKey

        public init(_ value: String) { key = LocalizedStringKey(value) }

        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

}

/// A translated string that is looked up where it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    package let key: LocalizedStringKey
    public let table: String?
    package let bundle: Bundle?
    public var locale: Locale

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

nonisolated extension Text {
    /// A translated text, with inline Markdown.
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
