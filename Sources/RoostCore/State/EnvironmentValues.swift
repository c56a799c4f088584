/// The key of a value that views inherit from the views around them.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
///
/// A linked list of overrides, whose tail children share with their parents: an override is one allocation, and two
/// environments with the same head are the same.
public struct EnvironmentValues {
    private var head: EnvironmentEntry?

    /// Every key's default.
    public init() {}

    @inline(__always)
    private init(head: EnvironmentEntry?) { self.head = head }

    /// The value of a key, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let entry = entry(for: ObjectIdentifier(key)) else { return K.defaultValue }
            return entry._withUnsafeGuaranteedRef { unsafeDowncast($0, to: ValueEntry<K.Value>.self).value }
        }
        set {
            head = ValueEntry(key: ObjectIdentifier(key), value: newValue, next: head)
        }
    }

    /// The object that `environmentObject` or `environment(_: object)` provided.
    subscript<T: AnyObject>(object type: T.Type) -> T? {
        get {
            guard let entry = entry(for: ObjectIdentifier(type)) else { return nil }
            return entry._withUnsafeGuaranteedRef { unsafeDowncast($0, to: ValueEntry<T?>.self).value }
        }
        set {
            head = ValueEntry(key: ObjectIdentifier(type), value: newValue, next: head)
        }
    }

    /// Whether the two share all overrides.
    @inline(__always)
    package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    /// The values without a reference of their own, while something else holds them.
    package struct Borrowed {
        private let head: Unowned<EnvironmentEntry>?

        @inline(__always)
        fileprivate init(_ values: EnvironmentValues) { head = values.head.map(Unowned.init) }

        var values: EnvironmentValues {
            @inline(__always) get { EnvironmentValues(head: head?.object) }
        }
    }

    var borrowed: Borrowed {
        @inline(__always) get { Borrowed(self) }
    }

    /// Frees entries that later ones override. For owners that change one environment over and over.
    package mutating func dropOverridden() {
        var seen: Set<ObjectIdentifier> = []
        var kept: [EnvironmentEntry] = []
        var entry = head
        while let current = entry {
            if seen.insert(current.key).inserted { kept.append(current) }
            entry = current.held
        }
        var rest: EnvironmentEntry?
        for entry in kept.reversed() { rest = entry.copied(before: rest) }
        head = rest
    }

    /// The innermost entry of a key. `head` keeps the list alive meanwhile, so its entries need not be retained one by
    /// one.
    private func entry(for key: ObjectIdentifier) -> Unmanaged<EnvironmentEntry>? {
        let mark = EnvironmentEntry.mark(of: key)
        var entry = head.map { Unmanaged.passUnretained($0) }
        while let current = entry, current._withUnsafeGuaranteedRef({ $0.marks & mark != 0 }) {
            if current._withUnsafeGuaranteedRef({ $0.key == key }) { return current }
            entry = current._withUnsafeGuaranteedRef { $0.next }
        }
        return nil
    }

    private class EnvironmentEntry {
        let key: ObjectIdentifier
        /// The marks of the keys of this entry and of all behind it, as a filter: a key whose mark is missing is not in
        /// the list.
        let marks: UInt64
        let next: Unmanaged<EnvironmentEntry>?
        @exclusivity(unchecked) fileprivate private(set) var held: EnvironmentEntry?

        /// Frees, one by one, the entries behind that nobody else holds: in a long list, entries that free each other
        /// would overflow the stack.
        deinit {
            while isKnownUniquelyReferenced(&held), let entry = held { (held, entry.held) = (entry.held, nil) }
        }

        init(key: ObjectIdentifier, next: EnvironmentEntry?) {
            self.key = key
            marks = (next?.marks ?? 0) | Self.mark(of: key)
            self.next = next.map { .passUnretained($0) }
            held = next
        }

        func copied(before next: EnvironmentEntry?) -> EnvironmentEntry { fatalError("EnvironmentEntry is abstract") }

        @inline(__always)
        static func mark(of key: ObjectIdentifier) -> UInt64 {
            // The addresses of types differ by a few words only; the highest bits of the product depend on all bits of
            // the address.
            1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
        }
    }

    private final class ValueEntry<Value>: EnvironmentEntry {
        let value: Value

        init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
            self.value = value
            super.init(key: key, next: next)
        }

        override func copied(before next: EnvironmentEntry?) -> EnvironmentEntry {
            ValueEntry(key: key, value: value, next: next)
        }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// The number of overrides, for debugging.
    public var description: String {
        var count = 0
        var entry = head
        while let current = entry {
            count += 1
            entry = current.held
        }
        return "EnvironmentValues(\(count) overrides)"
    }
}
