import RoostLocks

/// A value that may arrive later.
public struct Async<Value> {
    /// Calls back with the value when it is there.
    public let run: (@escaping (Value) -> Void) -> Void

    /// A value that a closure tells by a call back.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// A value that is there.
    public init(value: Value) { run = { $0(value) } }

    /// The value, transformed.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
