/// Something that people do with their fingers or a pointer: a value that says what is looked for and what then happens.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is a primitive gesture") }
}

/// A gesture that a tap completes.
protocol TapResponder {
    func tapped()
}
