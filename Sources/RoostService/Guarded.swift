import Foundation

/// A value that threads share, and wait for.
final class Guarded<Value>: @unchecked Sendable {
    // Unchecked: the value is only used while the condition's lock is held, and never handed out.
    private let condition = NSCondition()
    private var value: Value

    init(_ value: sending Value) { self.value = value }

    /// Changes the value, and wakes the threads that wait.
    func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        return try body(&value)
    }

    /// Waits until the value is as it should be, or a time has come. Returns whether it is.
    func wait(until limit: Date, _ isReady: (Value) -> Bool) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        while !isReady(value) { guard condition.wait(until: limit) else { return isReady(value) } }
        return true
    }

    /// Waits until the value is as it should be, and then changes it.
    func when<Result>(_ isReady: (Value) -> Bool, _ body: (inout Value) throws -> Result) rethrows -> Result {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        while !isReady(value) { condition.wait() }
        return try body(&value)
    }
}
