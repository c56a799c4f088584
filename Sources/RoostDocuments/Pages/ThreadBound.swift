/// Carries a value into main-actor code that runs on the current thread.
struct ThreadBound<Value>: @unchecked Sendable {
    // Unchecked: `Document` makes one and opens it in the same call, on the same thread.
    let value: Value

    init(_ value: Value) { self.value = value }
}
