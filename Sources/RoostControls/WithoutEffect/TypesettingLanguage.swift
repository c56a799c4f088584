import Foundation
import RoostCore

/// The language whose rules set a text. Here it is the text's own.
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
    private let value: Int
    /// The text's own.
    public static let automatic = TypesettingLanguage(value: 0)
}

extension TypesettingLanguage {
    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { .automatic }
}
