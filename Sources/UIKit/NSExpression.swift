import Foundation
import RoostCore

/// A formula to compute: `NSExpression(format: "3 * (4 + 2)")`. Foundation on Linux has a class of this name that cannot be
/// used.
open class NSExpression: NSObject {
    private let tree: ExpressionTree?

    /// A formula with numbers, keys of the object that it is computed for, `+ - * / **`, parentheses and the functions
    /// `sqrt`, `abs`, `ceiling`, `floor`, `trunc`, `ln`, `log`, `exp`, `sum`, `average`, `min`, `max` and `count`. Whole
    /// numbers are divided without a rest. `%@` and the like stand for arguments. A wrong formula has no value, with a
    /// warning, where Apple's raises an exception.
    public init(format expressionFormat: String, _ arguments: Any...) {
        tree = Self.read(expressionFormat, arguments)
    }

    /// A formula, with its arguments in an array.
    public init(format expressionFormat: String, argumentArray arguments: [Any]) {
        tree = Self.read(expressionFormat, arguments)
    }

    /// A value.
    public init(forConstantValue obj: Any?) { tree = .value(obj) }

    /// A key of the object that the formula is computed for.
    public init(forKeyPath keyPath: String) { tree = .key(keyPath) }

    private static func read(_ format: String, _ arguments: [Any]) -> ExpressionTree? {
        var parser = ExpressionParser(format, arguments)
        let tree = parser.parse()
        if tree == nil { Log.warning("NSExpression: “\(format)” is no formula that Roost reads") }
        return tree
    }

    /// The value: an `NSNumber`, or what a key has; nil for a wrong formula, and for keys that the object does not have.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { tree?.value(for: object) }
}

/// A formula, read.
indirect enum ExpressionTree {
    case value(Any?)
    case key(String)
    case operation(Character, ExpressionTree, ExpressionTree)
    case function(String, [ExpressionTree])
    case list([ExpressionTree])

    func value(for object: Any?) -> Any? {
        switch self {
        case .value(let value): return value
        case .key("SELF"), .key("self"): return object
        case .key(let key):
            let path = key.split(separator: ".").map(String.init)
            return path.reduce(object) { value, name in
                (value as? [String: Any])?[name] ?? (value as? NSDictionary)?[name]
            }
        case .list(let items): return items.map { $0.value(for: object) ?? NSNull() }
        case .operation(let sign, let left, let right):
            guard let a = number(left.value(for: object)), let b = number(right.value(for: object)) else { return nil }
            return Self.operation(sign, a, b)
        case .function(let name, let arguments):
            let values = arguments.compactMap { $0.value(for: object) }
            let numbers = values.flatMap { value in
                (value as? [Any] ?? [value]).compactMap { number($0)?.doubleValue }
            }
            return Self.function(name, numbers)
        }
    }

    private func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        default: nil
        }
    }

    private static func operation(_ sign: Character, _ a: NSNumber, _ b: NSNumber) -> NSNumber? {
        if let left = a.whole, let right = b.whole {
            let result: (partialValue: Int, overflow: Bool)? =
                switch sign {
                case "+": left.addingReportingOverflow(right)
                case "-": left.subtractingReportingOverflow(right)
                case "*": left.multipliedReportingOverflow(by: right)
                case "/" where right != 0: left.dividedReportingOverflow(by: right)
                default: nil
                }
            if let result, !result.overflow { return NSNumber(value: result.partialValue) }
        }
        let (x, y) = (a.doubleValue, b.doubleValue)
        return switch sign {
        case "+": NSNumber(value: x + y)
        case "-": NSNumber(value: x - y)
        case "*": NSNumber(value: x * y)
        case "/": NSNumber(value: x / y)
        default: NSNumber(value: pow(x, y))
        }
    }

    private static func function(_ name: String, _ numbers: [Double]) -> NSNumber? {
        if name == "count" { return NSNumber(value: numbers.count) }
        if name == "sum" { return NSNumber(value: numbers.reduce(0, +)) }
        guard let first = numbers.first else { return nil }
        let value: Double? =
            switch name {
            case "sqrt": first.squareRoot()
            case "abs": abs(first)
            case "ceiling": first.rounded(.up)
            case "floor": first.rounded(.down)
            case "trunc": first.rounded(.towardZero)
            case "ln": log(first)
            case "log": log10(first)
            case "exp": exp(first)
            case "average": numbers.reduce(0, +) / Double(numbers.count)
            case "min": numbers.min()
            case "max": numbers.max()
            default: nil
            }
        return value.map { NSNumber(value: $0) }
    }
}

extension NSNumber {
    /// The number as a whole one; nil for one with a fraction's type.
    fileprivate var whole: Int? {
        let type = String(cString: objCType)
        return type == "d" || type == "f" ? nil : Int(exactly: int64Value)
    }
}
