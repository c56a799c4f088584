import Foundation
import RoostLog

/// UIKit's check of spelling, on a device without dictionaries: no word is misspelled, and there are no guesses.
@MainActor @preconcurrency open class UITextChecker {
    /// A checker.
    public init() {}

    /// The languages that have a dictionary: none.
    open class var availableLanguages: [String] { [] }

    /// The range of the first misspelled word: its location is `NSNotFound`, as for a language without a dictionary. It
    /// warns.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        Log.missing("UITextChecker", "UITextChecker: there are no dictionaries here, so all words count as known.")
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Nil: there are no dictionaries.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Nil: there are no dictionaries.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
