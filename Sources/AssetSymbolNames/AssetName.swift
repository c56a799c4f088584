/// Swift's names for assets.
enum AssetName {
    /// The name of an asset's constant: its words in camel case, without the kind at the end. "Hero Image" is `hero`,
    /// "brand-primary" is `brandPrimary`, "URLBar" is `urlBar`, "BG" is `BG`, "2x" is `_2X`. Nil for a name without letters and digits.
    static func identifier(of title: String, without kind: String) -> String? {
        var parts = words(of: title)
        if parts.count > 1, parts.last == kind { parts.removeLast() }
        guard let first = parts.first else { return nil }
        // "BG" stays as it is.
        if parts.count == 1, first.count > 1, first.allSatisfy({ $0.isUppercase || $0.isNumber }),
            first.first?.isLetter == true
        {
            return first
        }
        let name = first.lowercased() + parts.dropFirst().map(capitalized).joined()
        return startsWithDigit(name) ? "_" + name : name
    }

    /// The name of a name space: a folder's words, each with a capital.
    static func type(of title: String) -> String {
        let name = words(of: title).map(capitalized).joined()
        return name.isEmpty || startsWithDigit(name) ? "_" + name : name
    }

    /// A name in backquotes where it is a word of the language.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static func startsWithDigit(_ name: String) -> Bool { name.first?.isNumber ?? false }
    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// The words of a name: runs of letters and digits. A capital after a small letter or a digit begins a word, and so
    /// does the last of several capitals before a small letter; a letter after a digit does too.
    static func words(of title: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(title)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if let last = word.last {
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let begins =
                    last.isNumber && character.isLetter || character.isUppercase && last.isLowercase
                    || character.isUppercase && last.isUppercase && next?.isLowercase == true
                if begins {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    private static let hues: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple", "red",
        "teal", "white", "yellow",
    ]
    /// The names that `Color` has, also as a shape style.
    static let colorsOfSwiftUI = hues.union(["accentColor", "primary", "secondary"])
    /// The names that `UIColor` has.
    static let colorsOfUIKit = hues.subtracting(["indigo", "mint", "pink", "teal"]).union([
        "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
        "placeholderText", "quaternaryLabel", "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground",
        "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
        "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
        "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
        "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
    ])
}
