/// A dictionary that forgets what has not been used for long: when the young half is full, it becomes the old half and
/// the old half is dropped; an old value that is used is young again.
struct BoundedCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    /// The number of values that are kept at least, and half of what is kept at most.
    private let halfCapacity: Int

    init(halfCapacity: Int) { self.halfCapacity = halfCapacity }

    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        insert(value, for: key)
        return value
    }

    mutating func insert(_ value: Value, for key: Key) {
        makeRoom()
        young[key] = value
    }

    /// Keeps a value where there is none yet; returns the one that is kept.
    mutating func first(_ value: Value, for key: Key) -> Value {
        makeRoom()
        func kept(_ value: inout Value) -> Value { value }
        return kept(&young[key, default: value])
    }

    private mutating func makeRoom() {
        guard young.count >= halfCapacity else { return }
        old = young
        young = Dictionary(minimumCapacity: halfCapacity)
    }
}
