import Foundation
import RoostLog

extension NSPredicate {
    /// A predicate of Apple's language: `"SELF MATCHES %@"`, `"name CONTAINS[cd] %@ AND age >= 18"`. Foundation on Linux
    /// has none.
    ///
    /// Keys are those of dictionaries and the stored properties of values; Apple's reads the properties of Objective-C.
    /// Words that cannot be read give a predicate that is false, with a warning; Apple's raises an exception. An argument
    /// is any value: there is no bridge that makes an array a `CVarArg`.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate of Apple's language, with a list of the arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        do {
            nonisolated(unsafe) let predicate = try parser.parse()
            self.init { object, _ in predicate.holds(for: object) }
        } catch {
            Log.warning("NSPredicate cannot read the format “\(predicateFormat)”: \(error.words). It is false")
            self.init(value: false)
        }
    }
}

/// A predicate as a tree.
enum PredicateTree {
    enum Comparison {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, begins, ends, contains, like, matches, isIn,
            isBetween
    }
    /// How many elements of the left operand, a collection, have to meet the comparison.
    enum Quantity { case itself, any, all, none }

    case constant(Bool)
    case comparison(Quantity, PredicateOperand, Comparison, String.CompareOptions, PredicateOperand)
    indirect case not(PredicateTree)
    indirect case and(PredicateTree, PredicateTree)
    indirect case or(PredicateTree, PredicateTree)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let tree): return !tree.holds(for: object)
        case .and(let a, let b): return a.holds(for: object) && b.holds(for: object)
        case .or(let a, let b): return a.holds(for: object) || b.holds(for: object)
        case .comparison(let quantity, let left, let comparison, let options, let right):
            let (left, right) = (left.value(of: object), right.value(of: object))
            func holds(_ value: PredicateValue) -> Bool { value.meets(comparison, right, options) }
            guard quantity != .itself, case .list(let elements) = left else { return holds(left) }
            return switch quantity {
            case .itself, .any: elements.contains(where: holds)
            case .all: elements.allSatisfy(holds)
            case .none: !elements.contains(where: holds)
            }
        }
    }
}

/// A side of a comparison.
enum PredicateOperand {
    case value(PredicateValue)
    /// The object, or what its keys lead to.
    case path([String])
    case list([PredicateOperand])

    func value(of object: Any?) -> PredicateValue {
        switch self {
        case .value(let value): value
        case .path(let keys): PredicateValue(keys.reduce(object) { Self.child(of: $0, $1) })
        case .list(let operands): .list(operands.map { $0.value(of: object) })
        }
    }

    private static func child(of object: Any?, _ key: String) -> Any? {
        guard let object = PredicateValue.unwrapped(object) else { return nil }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let text = object as? String { return key == "length" ? text.utf16.count : nil }
        if let list = object as? [Any] {
            return key == "@count" || key == "count" ? list.count : list.map { child(of: $0, key) as Any }
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let now = mirror {
            if let child = now.children.first(where: { $0.label == key }) { return child.value }
            mirror = now.superclassMirror
        }
        return nil
    }
}

/// A value that predicates compare.
enum PredicateValue {
    case nothing
    case number(Double)
    case text(String)
    case list([PredicateValue])
    case other(AnyHashable)

    init(_ any: Any?) {
        switch Self.unwrapped(any) {
        case nil: self = .nothing
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as Date: self = .number(value.timeIntervalSinceReferenceDate)
        case let value as String: self = .text(value)
        case let value as NSString: self = .text(value.description)
        case let value as [Any]: self = .list(value.map { PredicateValue($0) })
        case let value as NSArray: self = .list((0..<value.count).map { PredicateValue(value[$0]) })
        case let value as Set<AnyHashable>: self = .list(value.map { PredicateValue($0.base) })
        case let value as any RawRepresentable: self = PredicateValue(value.rawValue)
        case let value as AnyHashable: self = .other(value)
        case .some: self = .nothing
        }
    }

    /// A value without the optionals around it.
    static func unwrapped(_ any: Any?) -> Any? {
        guard let any else { return nil }
        let mirror = Mirror(reflecting: any)
        guard mirror.displayStyle == .optional else { return any }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    func meets(
        _ comparison: PredicateTree.Comparison, _ other: PredicateValue, _ options: String.CompareOptions
    ) -> Bool {
        switch comparison {
        case .equal: return equals(other, options)
        case .unequal: return !equals(other, options)
        case .less: return order(other, options) == .orderedAscending
        case .greater: return order(other, options) == .orderedDescending
        case .lessOrEqual: return order(other, options).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(other, options).map { $0 != .orderedAscending } ?? false
        case .isIn: return other.contains(self, options)
        case .contains: return contains(other, options)
        case .isBetween:
            guard case .list(let ends) = other, ends.count == 2 else { return false }
            return meets(.greaterOrEqual, ends[0], options) && meets(.lessOrEqual, ends[1], options)
        case .begins, .ends, .like, .matches:
            guard case .text(let text) = self, case .text(let words) = other else { return false }
            switch comparison {
            case .begins: return text.range(of: words, options: options.union(.anchored)) != nil
            case .ends: return text.range(of: words, options: options.union([.anchored, .backwards])) != nil
            case .like: return Self.matches(text, Self.expression(of: words), options)
            default: return Self.matches(text, words, options)
            }
        }
    }

    private func equals(_ other: PredicateValue, _ options: String.CompareOptions) -> Bool {
        switch (self, other) {
        case (.nothing, .nothing): true
        case (.number(let a), .number(let b)): a == b
        case (.text(let a), .text(let b)): a.compare(b, options: options) == .orderedSame
        case (.other(let a), .other(let b)): a == b
        case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.equals($1, options) }
        default: false
        }
    }

    private func order(_ other: PredicateValue, _ options: String.CompareOptions) -> ComparisonResult? {
        switch (self, other) {
        case (.number(let a), .number(let b)):
            a < b ? .orderedAscending : a > b ? .orderedDescending : a == b ? .orderedSame : nil
        case (.text(let a), .text(let b)): a.compare(b, options: options)
        default: nil
        }
    }

    private func contains(_ other: PredicateValue, _ options: String.CompareOptions) -> Bool {
        switch (self, other) {
        case (.list(let values), _): values.contains { $0.equals(other, options) }
        case (.text(let text), .text(let words)): words.isEmpty ? false : text.range(of: words, options: options) != nil
        default: false
        }
    }

    /// The regular expression of a pattern with `*` and `?`.
    private static func expression(of pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }

    private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        var settings: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if options.contains(.caseInsensitive) { settings.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: settings) else {
            Log.warning("NSPredicate: “\(pattern)” is no regular expression, so nothing matches it")
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
