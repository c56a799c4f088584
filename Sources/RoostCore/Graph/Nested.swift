/// Holds a value inside a value of the same type: texts in a text, a colour in a colour. They may be nested as deep as
/// memory allows.
final class Nested<Value> {
    @exclusivity(unchecked) private var held: Value?

    init(_ value: Value) { held = value }

    deinit { StackGuard.release(&held) }

    /// Present until `deinit`.
    var value: Value { held.unsafelyUnwrapped }
}

extension Nested: Equatable where Value: Equatable {
    static func == (a: Nested, b: Nested) -> Bool { a === b || StackGuard.run { a.value == b.value } }
}

extension Nested: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) {
        withUnsafeMutablePointer(to: &hasher) { hasher in StackGuard.run { hasher.pointee.combine(value) } }
    }
}

// Unchecked: the value is set once, by the initialiser.
extension Nested: @unchecked Sendable where Value: Sendable {}
