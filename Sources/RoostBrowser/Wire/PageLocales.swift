import Foundation
import RoostLocks

/// The locales that pages name.
///
/// What Foundation and the text engine look up for a locale they keep as long as the process lives. So locales that the
/// system does not list are taken as they are named only until there are some hundreds: pages may name any.
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
