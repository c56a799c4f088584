/// A dictionary that forgets values after long disuse. When the young half is full, it becomes the old half, and the
/// previous old half is dropped. Using an old value makes it young again.
struct BoundedCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    /// The cache keeps at least this many of the newest values, and at most twice as many.
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

    /// Stores a value unless the key has one; returns the stored value.
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
