import Foundation

/// Reads the formulas of `NSExpression`.
struct ExpressionParser {
    private let format: [Character]
    private var place = 0
    private var arguments: ArraySlice<Any>
    /// The depth of parentheses, which is limited: the tree is walked by recursion.
    private var depth = 0

    init(_ format: String, _ arguments: [Any]) {
        self.format = Array(format)
        self.arguments = arguments[...]
    }

    /// The formula; nil for a wrong one.
    mutating func parse() -> ExpressionTree? {
        guard let tree = sum() else { return nil }
        skipSpace()
        return place == format.count ? tree : nil
    }

    private mutating func skipSpace() {
        while place < format.count, format[place].isWhitespace { place += 1 }
    }

    private mutating func take(_ sign: Character) -> Bool {
        skipSpace()
        guard place < format.count, format[place] == sign else { return false }
        place += 1
        return true
    }

    private mutating func sum() -> ExpressionTree? {
        guard depth < 200, var left = product() else { return nil }
        while true {
            let sign: Character
            if take("+") { sign = "+" } else if take("-") { sign = "-" } else { return left }
            guard let right = product() else { return nil }
            left = .operation(sign, left, right)
        }
    }

    private mutating func product() -> ExpressionTree? {
        guard var left = power() else { return nil }
        while true {
            let sign: Character
            if take("*") || take("×") { sign = "*" } else if take("/") || take("÷") { sign = "/" } else { return left }
            guard let right = power() else { return nil }
            left = .operation(sign, left, right)
        }
    }

    private mutating func power() -> ExpressionTree? {
        guard let base = operand() else { return nil }
        skipSpace()
        guard place + 1 < format.count, format[place] == "*", format[place + 1] == "*" else { return base }
        place += 2
        depth += 1
        defer { depth -= 1 }
        guard depth < 200, let exponent = power() else { return nil }
        return .operation("^", base, exponent)
    }

    private mutating func operand() -> ExpressionTree? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { return nil }
        if take("-") { return operand().map { .operation("-", .value(NSNumber(value: 0)), $0) } }
        if take("+") { return operand() }
        if take("(") {
            guard let inner = sum(), take(")") else { return nil }
            return inner
        }
        if take("{") { return items(until: "}").map { .list($0) } }
        if take("%") { return argument() }
        guard place < format.count else { return nil }
        return format[place].isNumber || format[place] == "." ? number() : word()
    }

    private mutating func number() -> ExpressionTree? {
        let start = place
        while place < format.count, format[place].isNumber || format[place] == "." { place += 1 }
        if place < format.count, format[place] == "e" || format[place] == "E" {
            let mark = place
            place += 1
            if place < format.count, "+-".contains(format[place]) { place += 1 }
            if place < format.count, format[place].isNumber {
                while place < format.count, format[place].isNumber { place += 1 }
            } else {
                place = mark
            }
        }
        let digits = String(format[start..<place])
        if let whole = Int(digits) { return .value(NSNumber(value: whole)) }
        return Double(digits).map { .value(NSNumber(value: $0)) }
    }

    /// A key or a call of a function, whose name may end with a colon, as in `sqrt:(9)`.
    private mutating func word() -> ExpressionTree? {
        let start = place
        while place < format.count, format[place].isLetter || format[place].isNumber || "_.@".contains(format[place]) {
            place += 1
        }
        guard place > start else { return nil }
        let name = String(format[start..<place])
        if place < format.count, format[place] == ":" { place += 1 }
        if take("(") { return items(until: ")").map { .function(name, $0) } }
        return .key(name)
    }

    private mutating func items(until end: Character) -> [ExpressionTree]? {
        var items: [ExpressionTree] = []
        if take(end) { return items }
        repeat {
            guard let item = sum() else { return nil }
            items.append(item)
        } while take(",")
        return take(end) ? items : nil
    }

    private mutating func argument() -> ExpressionTree? {
        while place < format.count, "lhqzt".contains(format[place]) { place += 1 }
        guard place < format.count, "@Kdiufgeixs".contains(format[place]), let value = arguments.popFirst() else {
            return nil
        }
        let isKey = format[place] == "K"
        place += 1
        return isKey ? .key("\(value)") : .value(value)
    }
}
