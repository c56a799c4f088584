import Foundation

/// Foundation's formatter of lists, which Foundation on Linux lacks: "a, b, and c" in the words of a language.
open class ListFormatter: Formatter, @unchecked Sendable {
    // Proof for `@unchecked`: as with Apple's formatters, whoever sets the properties does so before other threads use
    // the formatter.

    /// The language and the region; the current ones by default and for nil.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the items; nil for strings, and descriptions of other values.
    open var itemFormatter: Formatter?

    /// The items in one sentence, in the current language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// The items in one sentence; nil where the item formatter has no text for one of them.
    open func string(from items: [Any]) -> String? {
        var words: [String] = []
        for item in items {
            if let itemFormatter {
                guard let word = itemFormatter.string(for: item) else { return nil }
                words.append(word)
            } else {
                words.append(item as? String ?? String(describing: item))
            }
        }
        return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
