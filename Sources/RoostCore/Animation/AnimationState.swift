/// A key of a value that an animation keeps from one frame to the next.
public protocol AnimationStateKey {
    /// The type of the stored value.
    associatedtype Value
    /// The value before the animation has stored one.
    static var defaultValue: Value { get }
}

/// The memory of an animation from one frame to the next: values by key.
///
/// Changing a stored value allocates nothing while the state has a single owner.
public struct AnimationState<Value: VectorArithmetic> {
    private var slots: [AnimationStateSlot] = []

    /// An empty state: every key has its default value.
    public init() {}

    /// The value of a key; its default until one is stored.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { slot(key).map { slots[$0].box(for: key).value } ?? K.defaultValue }
        _modify {
            let index: Int
            if let found = slot(key) {
                index = found
                if !isKnownUniquelyReferenced(&slots[index].object) {
                    slots[index].object = AnimationStateBox<K>(slots[index].box(for: key).value)
                }
            } else {
                index = slots.count
                slots.append(
                    AnimationStateSlot(key: ObjectIdentifier(key), object: AnimationStateBox<K>(K.defaultValue)))
            }
            yield &slots[index].box(for: key).value
        }
    }

    private func slot(_ key: any AnimationStateKey.Type) -> Int? {
        let id = ObjectIdentifier(key)
        return slots.firstIndex { $0.key == id }
    }
}

/// A key and the box of its value.
private struct AnimationStateSlot {
    let key: ObjectIdentifier
    var object: AnyObject

    func box<K: AnimationStateKey>(for key: K.Type) -> AnimationStateBox<K> {
        unsafeDowncast(object, to: AnimationStateBox<K>.self)
    }
}

private final class AnimationStateBox<K: AnimationStateKey> {
    var value: K.Value

    init(_ value: K.Value) { self.value = value }
}
