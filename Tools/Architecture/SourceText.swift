import Foundation

/// A Swift file's code without comments and string literals.
struct SourceText {
    let code: String

    init(_ source: String) {
        var result = ""
        var rest = Substring(source)
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("/*") {
                rest = Self.afterComment(rest)
            } else if rest.hasPrefix("\"\"\"") {
                rest = rest.dropFirst(3)
                rest = rest.range(of: "\"\"\"").map { rest[$0.upperBound...] } ?? ""
                result += "\"\""
            } else if first == "\"" {
                rest = Self.afterLiteral(rest.dropFirst())
                result += "\"\""
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        code = result
    }

    /// Comments nest.
    private static func afterComment(_ text: Substring) -> Substring {
        var rest = text.dropFirst(2)
        var depth = 1
        while depth > 0, !rest.isEmpty {
            if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        }
        return rest
    }

    /// The code in an interpolation is skipped, too.
    private static func afterLiteral(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        while let character = rest.first {
            rest = rest.dropFirst()
            switch character {
            case "\\":
                if rest.first == "(" { depth += 1 }
                rest = rest.dropFirst()
            case "(" where depth > 0: depth += 1
            case ")" where depth > 0: depth -= 1
            case "\"" where depth == 0: return rest
            case "\n" where depth == 0: return rest
            default: break
            }
        }
        return rest
    }

    /// The words that begin with a capital or an underscore, as types' names do.
    var typeNames: Set<Substring> {
        Set(
            code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                .filter { $0.first?.isUppercase == true || $0.first == "_" })
    }

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]

    /// The types that the file declares outside of any other.
    var declaredTypes: Set<Substring> {
        var found: Set<Substring> = []
        var depth = 0
        var last: Substring = ""
        var word = code.startIndex..<code.startIndex
        func end(_ word: Substring) {
            if depth == 0, Self.keywords.contains(last), word.first?.isUppercase == true || word.first == "_" {
                found.insert(word)
            }
            last = word
        }
        for index in code.indices {
            let character = code[index]
            if character.isLetter || character.isNumber || character == "_" {
                word = (word.isEmpty ? index : word.lowerBound)..<code.index(after: index)
            } else {
                if !word.isEmpty { end(code[word]) }
                word = index..<index
                if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
            }
        }
        return found
    }
}
