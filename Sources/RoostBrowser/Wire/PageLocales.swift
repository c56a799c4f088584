import Foundation
import RoostLocks

/// Makes the locales that pages name.
///
/// Foundation and the text engine cache data for each locale as long as the process lives, and pages may name any
/// locale. So only the first 256 are taken as they are named. After those, a name must be in the system's list; else the
/// language alone is used, or English.
final class PageLocales: Sendable {
    static let shared = PageLocales()

    private let known = Mutex<[String: Locale]>([:])
    private let limit: Int
    private static let listed = Set(Locale.availableIdentifiers)

    init(limit: Int = 256) { self.limit = limit }

    /// - Parameter language: A BCP 47 tag.
    func locale(_ language: String) -> Locale {
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
