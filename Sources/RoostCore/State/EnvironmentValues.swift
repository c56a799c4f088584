/// A key for a value that views read from their surroundings.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
///
/// A list of overrides that children share with their parents: extending it is one allocation, and two environments
/// with the same head are the same.
public struct EnvironmentValues {
    private var head: EnvironmentEntry?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            let mark = EnvironmentEntry.mark(of: id)
            var entry = head
            while let current = entry, current.marks & mark != 0 {
                if current.key == id { return unsafeDowncast(current, to: Entry<K.Value>.self).value }
                entry = current.next
            }
            return K.defaultValue
        }
        set {
            head = Entry(key: ObjectIdentifier(key), value: newValue, next: head)
        }
    }

    /// The object that `environmentObject` or `environment(_: object)` put there.
    subscript<T: AnyObject>(object type: T.Type) -> T? {
        get {
            let id = ObjectIdentifier(type)
            var entry = head
            while let current = entry {
                if current.key == id { return unsafeDowncast(current, to: Entry<T?>.self).value }
                entry = current.next
            }
            return nil
        }
        set {
            head = Entry(key: ObjectIdentifier(type), value: newValue, next: head)
        }
    }

    /// Whether nothing was overridden between the two.
    @inline(__always)
    package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    private class EnvironmentEntry {
        let key: ObjectIdentifier
        /// The marks of this entry's key and of all behind it: without its mark a key need not be looked for.
        let marks: UInt64
        let next: EnvironmentEntry?

        init(key: ObjectIdentifier, next: EnvironmentEntry?) {
            self.key = key
            marks = (next?.marks ?? 0) | Self.mark(of: key)
            self.next = next
        }

        @inline(__always)
        static func mark(of key: ObjectIdentifier) -> UInt64 {
            // Types lie some words apart; the product's highest bits go by all of the address.
            1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
        }
    }

    private final class Entry<Value>: EnvironmentEntry {
        let value: Value

        init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
            self.value = value
            super.init(key: key, next: next)
        }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    public var description: String {
        var count = 0
        var entry = head
        while let current = entry {
            count += 1
            entry = current.next
        }
        return "EnvironmentValues(\(count) overrides)"
    }
}
