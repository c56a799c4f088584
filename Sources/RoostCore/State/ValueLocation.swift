import RoostLocks

/// The place of a value that several views read and write.
///
/// Locations may be read and written on any thread.
package class ValueLocation<Value>: @unchecked Sendable {
    // Unchecked: `projections` is used under `lock` only; subclasses hold only constants and lock-guarded state.

    package func get() -> Value { fatalError("ValueLocation is abstract") }
    package func set(_ value: Value, _ transaction: Transaction) { fatalError("ValueLocation is abstract") }

    private let lock = Mutex<Void>(())
    /// Weak, because a part holds its whole. Unused ones are removed when there are twice as many entries as were last
    /// in use.
    private var projections: [AnyKeyPath: Projection] = [:]
    private var projectionLimit = 8

    private struct Projection {
        weak var location: AnyObject?
    }

    /// The location of a part of the value. It is the same object for as long as somebody holds it, so that views that
    /// get it again see no change.
    func projected<Part>(_ path: WritableKeyPath<Value, Part>) -> ValueLocation<Part> {
        lock.withLock { _ in
            if let known = projections[path]?.location as? ValueLocation<Part> { return UncheckedBox(known) }
            if projections.count >= projectionLimit {
                projections = projections.filter { $0.value.location != nil }
                projectionLimit = max(8, 2 * projections.count)
            }
            let part = PartLocation(base: self, path: path)
            projections[path] = Projection(location: part)
            return UncheckedBox(part)
        }.value
    }
}

/// A stored value, with the evaluations that have read it.
///
/// Readers get the value that was written last. The exception is an update that applies the changes of several
/// transactions one after the other: its evaluations read the value from before the transactions whose turn is still to
/// come.
///
/// The parts that do not depend on the value's type are in `ReadRecord`: every read of a view's state comes through
/// here, and generic code has to look up each type that it composes.
final class StoredLocation<Value>: ValueLocation<Value>, StateSlot, @unchecked Sendable {
    // Unchecked: everything is used under `record`'s lock only.

    private let record = Mutex(ReadRecord())
    private nonisolated(unsafe) var value: Value
    /// The values before the changes of the record's transactions, in the same order.
    private nonisolated(unsafe) var earlier: [Value] = []

    init(_ value: Value) { self.value = value }

    /// A location whose value counts as written.
    init(written value: Value) {
        self.value = value
        record.withLock { $0.isWritten = true }
    }

    override func get() -> Value {
        let evaluation = Evaluation.current
        return record.withLock { record in
            guard let evaluation else { return value }
            let place = record.read(by: evaluation)
            if record.transactions.isEmpty && !earlier.isEmpty { earlier = [] }
            if let place { return earlier[place] }
            return value
        }
    }

    override func set(_ newValue: Value, _ transaction: Transaction) {
        if let evaluation = Evaluation.current {
            let view = typeName(evaluation.node.viewType)
            Log.warning(
                "\(view) changes its state while its body is evaluated; the change waits for the next update.",
                view: view)
        }
        let known = UncheckedBox(newValue)
        let readers = record.withLock { record -> Set<Dependent> in
            let old = value
            value = known.value
            record.isWritten = true
            guard !record.dependents.isEmpty, !isKnownEqual(old, known.value), record.mark(by: transaction.group) else {
                return []
            }
            earlier.append(old)
            for place in record.removeUnneeded().reversed() { earlier.remove(at: place) }
            return record.dependents.all
        }
        for reader in readers { reader.queue.mark(reader, transaction: transaction) }
    }

    var holdsWrittenState: Bool { record.withLock { $0.isWritten } }

    var writtenValue: Any? {
        record.withLock { record in UncheckedBox<Any?>(record.isWritten ? value : nil) }.value
    }

    /// The number of recorded evaluations, for tests.
    var dependentCount: Int { record.withLock { $0.dependents.all.count } }
}

/// A location that closures read and write.
final class FunctionLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    // Unchecked: immutable; the closures are the user's and are called where the binding is used, as with Apple's.
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
        self.read = read
        self.write = write
    }

    override func get() -> Value { read() }
    override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A location whose value never changes.
final class ConstantLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    // Unchecked: immutable.
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value, _ transaction: Transaction) {}
}

/// A part of another location's value.
private final class PartLocation<Whole, Part>: ValueLocation<Part>, @unchecked Sendable {
    // Unchecked: immutable.
    private let base: ValueLocation<Whole>
    private let path: WritableKeyPath<Whole, Part>

    init(base: ValueLocation<Whole>, path: WritableKeyPath<Whole, Part>) {
        self.base = base
        self.path = path
    }

    override func get() -> Part { base.get()[keyPath: path] }

    override func set(_ value: Part, _ transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: path] = value
        base.set(whole, transaction)
    }
}
