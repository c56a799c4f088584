import Foundation
import RoostCore

extension String {
    /// A translated string, its values written as the locale does. Where there is no translation, the key is the string.
    /// - Parameter comment: For translators; not used when the string is made.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(
            table: table, bundle: bundle, locale: locale, rules: Engines.standard.language)
    }

    /// A translated string.
    public init(localized resource: LocalizedStringResource) {
        self = resource.key.string(
            table: resource.table, bundle: resource.bundle, locale: resource.locale, rules: Engines.standard.language)
    }
}
