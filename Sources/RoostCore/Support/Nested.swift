/// Holds a value inside a value of the same type: texts in a text, a colour in a colour. They may be nested as deep as
/// memory allows.
final class Nested<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }

    deinit { StackGuard.willRelease(value) }
}

extension Nested: Equatable where Value: Equatable {
    static func == (a: Nested, b: Nested) -> Bool { a === b || StackGuard.run { a.value == b.value } }
}

extension Nested: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) {
        withUnsafeMutablePointer(to: &hasher) { hasher in StackGuard.run { hasher.pointee.combine(value) } }
    }
}

extension Nested: Sendable where Value: Sendable {}
