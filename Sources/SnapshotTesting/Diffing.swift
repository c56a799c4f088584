import Foundation

/// Compares two values, and turns them into data and back.
public struct Diffing<Value> {
    /// The contents of the value's file.
    public var toData: (Value) -> Data
    /// The value in a file's contents.
    public var fromData: (Data) -> Value
    /// What differs between the reference, the first value, and the second: a message, and files to leave. Nil where
    /// they match.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// A comparison of closures.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
