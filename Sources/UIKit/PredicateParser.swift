import Foundation

/// Reads Apple's language of predicates.
struct PredicateParser {
    struct Fault: Error {
        let words: String
    }

    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        /// `%@`, `%d` and the like; `%K` is a key.
        case argument(isKey: Bool)
        case sign(String)
    }

    private let format: [Character]
    private var place = 0
    private var tokens: [Token] = []
    private var next = 0
    private var arguments: ArraySlice<Any>
    /// The depth of parentheses and of NOT, which is limited: the tree is walked by recursion.
    private var depth = 0

    init(_ format: String, _ arguments: [Any]) {
        self.format = Array(format)
        self.arguments = arguments[...]
    }

    mutating func parse() throws(Fault) -> PredicateTree {
        while let token = try scan() { tokens.append(token) }
        let tree = try alternatives()
        guard next == tokens.count else { throw Fault(words: "something follows the predicate") }
        return tree
    }

    // MARK: Words

    private mutating func scan() throws(Fault) -> Token? {
        while place < format.count, format[place].isWhitespace { place += 1 }
        guard place < format.count else { return nil }
        let first = format[place]
        if first == "\"" || first == "'" { return try text(until: first) }
        if first == "%" {
            var end = place + 1
            while end < format.count, "lhqzt".contains(format[end]) { end += 1 }
            guard end < format.count, "@Kdiufgeixs".contains(format[end]) else { throw Fault(words: "a lone %") }
            place = end + 1
            return .argument(isKey: format[end] == "K")
        }
        let follows = place + 1 < format.count && format[place + 1].isNumber
        if first.isNumber || ((first == "-" || first == ".") && follows) {
            let start = place
            place += 1
            while place < format.count, format[place].isNumber || ".eE".contains(format[place]) { place += 1 }
            guard let number = Double(String(format[start..<place])) else { throw Fault(words: "a number is wrong") }
            return .number(number)
        }
        if first.isLetter || "_@$#".contains(first) {
            let start = place
            while place < format.count,
                format[place].isLetter || format[place].isNumber || "_@.$#".contains(format[place])
            {
                place += 1
            }
            return .word(String(format[start..<place]))
        }
        for sign in ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"] {
            let end = place + 2
            if end <= format.count, String(format[place..<end]) == sign {
                place = end
                return .sign(sign)
            }
        }
        guard "=<>!()[]{},".contains(first) else { throw Fault(words: "“\(first)” has no meaning") }
        place += 1
        return .sign(String(first))
    }

    private mutating func text(until quote: Character) throws(Fault) -> Token {
        var text = ""
        place += 1
        while place < format.count, format[place] != quote {
            if format[place] == "\\", place + 1 < format.count { place += 1 }
            text.append(format[place])
            place += 1
        }
        guard place < format.count else { throw Fault(words: "a text has no end") }
        place += 1
        return .text(text)
    }

    // MARK: Predicates

    private var token: Token? { next < tokens.count ? tokens[next] : nil }

    private mutating func take(_ sign: String) -> Bool {
        guard token == .sign(sign) else { return false }
        next += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard case .word(let found) = token, found.uppercased() == word else { return false }
        next += 1
        return true
    }

    private mutating func alternatives() throws(Fault) -> PredicateTree {
        var tree = try conjunction()
        while take(word: "OR") || take("||") { tree = .or(tree, try conjunction()) }
        return tree
    }

    private mutating func conjunction() throws(Fault) -> PredicateTree {
        var tree = try negation()
        while take(word: "AND") || take("&&") { tree = .and(tree, try negation()) }
        return tree
    }

    private mutating func negation() throws(Fault) -> PredicateTree {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { throw Fault(words: "it is nested too deeply") }
        if take(word: "NOT") || take("!") { return .not(try negation()) }
        if take("(") {
            let tree = try alternatives()
            guard take(")") else { throw Fault(words: "a parenthesis is missing") }
            return tree
        }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        return try comparison()
    }

    private mutating func comparison() throws(Fault) -> PredicateTree {
        let quantity: PredicateTree.Quantity =
            take(word: "ANY") || take(word: "SOME")
            ? .any : take(word: "ALL") ? .all : take(word: "NONE") ? .none : .itself
        let left = try operand()
        let comparison = try relation()
        var options: String.CompareOptions = []
        if take("[") {
            guard case .word(let letters) = token else { throw Fault(words: "options are missing") }
            next += 1
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            guard take("]") else { throw Fault(words: "a bracket is missing") }
        }
        return .comparison(quantity, left, comparison, options, try operand())
    }

    private static let relations: [String: PredicateTree.Comparison] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BEGINSWITH": .begins, "ENDSWITH": .ends,
        "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "IN": .isIn, "BETWEEN": .isBetween,
    ]

    private mutating func relation() throws(Fault) -> PredicateTree.Comparison {
        let name: String? =
            switch token {
            case .sign(let sign): sign
            case .word(let word): word.uppercased()
            default: nil
            }
        guard let name, let relation = Self.relations[name] else { throw Fault(words: "a comparison is missing") }
        next += 1
        return relation
    }

    private mutating func operand() throws(Fault) -> PredicateOperand {
        guard let token else { throw Fault(words: "a value is missing") }
        next += 1
        switch token {
        case .text(let text): return .value(.text(text))
        case .number(let number): return .value(.number(number))
        case .argument(let isKey):
            guard let argument = arguments.popFirst() else { throw Fault(words: "an argument is missing") }
            guard isKey else { return .value(PredicateValue(argument)) }
            guard case .text(let key) = PredicateValue(argument) else { throw Fault(words: "a key is no text") }
            return .path(key.split(separator: ".").map(String.init))
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .value(.nothing)
            case "TRUE", "YES": return .value(.number(1))
            case "FALSE", "NO": return .value(.number(0))
            default:
                let keys = word.split(separator: ".").map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
                return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
            }
        case .sign("{"):
            var list: [PredicateOperand] = []
            while !take("}") {
                list.append(try operand())
                if !take(","), self.token != .sign("}") { throw Fault(words: "a list has no end") }
            }
            return .list(list)
        case .sign: throw Fault(words: "a value is missing")
        }
    }
}
