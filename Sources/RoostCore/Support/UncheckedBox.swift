/// Carries a value across a lock's closure. The lock's owner ensures that one thread at a time uses the value.
struct UncheckedBox<Value>: @unchecked Sendable {
    // Unchecked: made and opened inside the same call.
    let value: Value

    init(_ value: Value) { self.value = value }
}
