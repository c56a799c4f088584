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

    @inline(__always)
    private init(head: EnvironmentEntry?) { self.head = head }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let entry = entry(for: ObjectIdentifier(key)) else { return K.defaultValue }
            return entry._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Entry<K.Value>.self).value }
        }
        set {
            head = Entry(key: ObjectIdentifier(key), value: newValue, next: head)
        }
    }

    /// The object that `environmentObject` or `environment(_: object)` put there.
    subscript<T: AnyObject>(object type: T.Type) -> T? {
        get {
            guard let entry = entry(for: ObjectIdentifier(type)) else { return nil }
            return entry._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Entry<T?>.self).value }
        }
        set {
            head = Entry(key: ObjectIdentifier(type), value: newValue, next: head)
        }
    }

    /// Whether nothing was overridden between the two.
    @inline(__always)
    package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    /// The values as something else holds them for as long as they are used.
    struct Borrowed {
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

    /// Lets go of what was overridden again. For those who change one environment over and over.
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

    /// The innermost entry of a key. `head` holds the list meanwhile, so its entries are not retained one by one.
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
        /// The marks of this entry's key and of all behind it: without its mark a key need not be looked for.
        let marks: UInt64
        let next: Unmanaged<EnvironmentEntry>?
        @exclusivity(unchecked) fileprivate private(set) var held: EnvironmentEntry?

        /// Lets go of the entries behind that nobody else holds one by one: a long list of them would overflow the stack if
        /// each freed the next.
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

        override func copied(before next: EnvironmentEntry?) -> EnvironmentEntry {
            Entry(key: key, value: value, next: next)
        }
    }
}

extension EnvironmentValues: CustomStringConvertible {
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
