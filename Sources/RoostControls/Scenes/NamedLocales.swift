import Foundation
import RoostLocks

/// Makes the locales that browsers and desktops name.
///
/// Foundation and the text engine cache data for each locale as long as the process lives, and a page may name any
/// locale. So only the first 256 are taken as they are named. After those, a name must be in the system's list; else the
/// language alone is used, or English.
package final class NamedLocales: Sendable {
    package static let shared = NamedLocales()

    private let known = Mutex<[String: Locale]>([:])
    private let limit: Int
    private static let listed = Set(Locale.availableIdentifiers)

    package init(limit: Int = 256) { self.limit = limit }

    /// - Parameter language: A BCP 47 tag.
    package func locale(_ language: String) -> Locale {
        known.withLock { known in
            if let locale = known[language] { return locale }
            let identifier = language.replacing("-", with: "_")
            guard known.count >= limit else {
                let locale = Locale(identifier: identifier)
                known[language] = locale
                return locale
            }
            let alone = identifier.prefix { $0 != "_" }.lowercased()
            let found = [identifier, alone].first { Self.listed.contains($0) }
            return Locale(identifier: found ?? "en")
        }
    }
}
