/// Reads and writes a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: ValueLocation<Value>
    private var override: TransactionBox?

    init(location: ValueLocation<Value>) { self.location = location }

    /// A binding that calls closures. `get` may be called often and should be quick.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionLocation(read: get, write: { value, _ in set(value) })
    }

    /// A binding that calls closures; `set` also gets the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = FunctionLocation(read: get, write: set)
    }

    /// The same binding, for arguments that are passed with `$`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a value that never changes: writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value. Setting it writes with this binding's transaction.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, override?.transaction ?? Transaction.current) }
    }

    /// The binding itself, to pass on with `$`.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(location: location.projected(keyPath))
        part.override = override
        return part
    }

    /// The transaction of writes through this binding; by default the current one.
    public var transaction: Transaction {
        get { override?.transaction ?? Transaction.current }
        set { override = TransactionBox(newValue) }
    }

    /// The binding with a transaction for its writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// The binding with an animation for its writes; nil makes them immediate.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

private final class TransactionBox: Sendable {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction.begun() }
}

extension Binding {
    /// A binding to an optional whose value is the base's. Writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in
                if let value { base.transaction(transaction).wrappedValue = value }
            })
    }

    /// A binding to the value in an optional; nil if the optional is nil now. Once the optional becomes nil, reads
    /// return the value that it had when this binding was made.
    public init?(_ base: Binding<Value?>) {
        guard let known = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? known },
            set: { value, transaction in base.transaction(transaction).wrappedValue = value })
    }

    /// A type-erased binding to a hashable value. Writing a value of another type does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { value, transaction in
                if let value = value.base as? V { base.transaction(transaction).wrappedValue = value }
            })
    }
}

extension Binding: DynamicProperty {
    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        false
    }
}

extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's own id.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to one element of the collection.
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    /// The collection's first position.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The position after the collection's last.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The collection's own indices.
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to one element. If the collection has shrunk below the position, reads return the last known value and
    /// writes do nothing.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let known = wrappedValue[position]
        return Binding<Value.Element>(
            get: {
                let values = wrappedValue
                return position >= values.startIndex && position < values.endIndex ? values[position] : known
            },
            set: { newValue, transaction in
                var values = wrappedValue
                guard position >= values.startIndex && position < values.endIndex else { return }
                values[position] = newValue
                self.transaction(transaction).wrappedValue = values
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: ReportedProperty { var reportedValue: Any { wrappedValue } }
