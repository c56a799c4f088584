import Foundation
import RoostCore
import RoostImaging

extension String {
    /// A translated string, with its values formatted for the locale. Without a translation the key is the string.
    /// - Parameter comment: For translators; ignored at run time.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(
            table: table, bundle: bundle, locale: locale, rules: Engines.standard.language)
    }

    /// A string by its key, translated, with its values formatted for the locale; the default value where there is no
    /// translation.
    /// - Parameter comment: For translators; ignored at run time.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle, comment: comment))
    }

    /// A translated string, with the table, bundle and locale of the resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.key.string(
            table: resource.table, bundle: resource.bundle, locale: resource.locale, rules: Engines.standard.language)
    }
}
