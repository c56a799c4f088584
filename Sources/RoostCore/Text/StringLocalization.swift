import CoreGraphics

/// What Foundation lacks on Linux: translated strings with interpolated values.
extension String {
    /// A key into a table of translations, with the values that its translation shows.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        public init(_ value: String) { key = LocalizedStringKey(value) }

        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// A translated string, its values written as the locale does. Where there is no translation, the key is the string.
    /// - Parameter comment: For translators; not used when the string is made.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(table: table, bundle: bundle, locale: locale)
    }

    /// A translated string.
    public init(localized resource: LocalizedStringResource) {
        self = resource.key.string(table: resource.table, bundle: resource.bundle, locale: resource.locale)
    }
}

/// A translated string that is looked up where it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey
    public let table: String?
    let bundle: Bundle?
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
    func string(table: String?, bundle: Bundle?, locale: Locale) -> String {
        let translation = Translations.shared.translation(
            for: key, table: table, bundle: bundle ?? .main, locale: locale)
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
