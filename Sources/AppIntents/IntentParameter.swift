import Foundation
import RoostLocks
import SwiftUI

/// A parameter of an action. Nobody is asked for a missing one: it has its default, or nil, zero or nothing.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
    private let stored: Mutex<Value?>
    /// The parameter's name.
    public let title: LocalizedStringResource?

    private init(_ value: Value?, _ title: LocalizedStringResource?) {
        stored = Mutex(value)
        self.title = title
    }

    /// The value. Reading a parameter without value and without default, of a type that has no empty value, ends the
    /// program, as on Apple's systems.
    public var wrappedValue: Value {
        get {
            if let value = stored.withLock({ $0 }) { return value }
            if let empty = (Value.self as? any HasEmptyValue.Type)?.empty as? Value { return empty }
            fatalError("The parameter “\(title.map { String(localized: $0) } ?? "")” has no value")
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// A parameter without a name.
    public convenience init() { self.init(nil, nil) }
    /// A parameter.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(nil, title) }
    /// A parameter with a default.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(defaultValue, title) }
    /// A parameter with a default and without a name.
    public convenience init(default defaultValue: Value) { self.init(defaultValue, nil) }
    /// A parameter with a value.
    public convenience init(wrappedValue: Value) { self.init(wrappedValue, nil) }
    /// A parameter with a value and a name.
    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil
    ) { self.init(wrappedValue, title) }
    /// A number with a default and limits, which nobody checks here.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (Value, Value)
    ) { self.init(defaultValue, title) }
    /// A number with limits, which nobody checks here.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (Value, Value)
    ) { self.init(nil, title) }
}

extension AppIntent {
    /// A parameter of an action.
    public typealias Parameter<Value> = IntentParameter<Value> where Value: Sendable
}

/// How people set a number; nobody sets one here.
public struct IntentParameterControlStyle: Hashable, Sendable {
    private let name: String
    /// A field for digits.
    public static let field = IntentParameterControlStyle(name: "field")
    /// Plus and minus.
    public static let stepper = IntentParameterControlStyle(name: "stepper")
    /// A slider.
    public static let slider = IntentParameterControlStyle(name: "slider")
}

/// A type with a value that stands for nothing.
private protocol HasEmptyValue {
    static var empty: Self { get }
}

extension Optional: HasEmptyValue { fileprivate static var empty: Self { .none } }
extension Array: HasEmptyValue { fileprivate static var empty: Self { [] } }
extension String: HasEmptyValue { fileprivate static var empty: Self { "" } }
extension Bool: HasEmptyValue { fileprivate static var empty: Self { false } }
extension Int: HasEmptyValue { fileprivate static var empty: Self { 0 } }
extension Double: HasEmptyValue { fileprivate static var empty: Self { 0 } }
extension Date: HasEmptyValue { fileprivate static var empty: Self { Date() } }

/// A property of an entity that actions may read.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
    public var wrappedValue: Value
    /// A property with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A property with a value and a name.
    public init(wrappedValue: Value, title: LocalizedStringResource) { self.wrappedValue = wrappedValue }
}
