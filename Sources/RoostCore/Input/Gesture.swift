/// Something that people do with their fingers or a pointer: a value that says what is looked for and what then happens.
///
/// A gesture of your own has a `body` made of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says of itself while it lasts and when it ends.
    associatedtype Value = Body.Value
    associatedtype Body: Gesture
    var body: Body { get }

    /// Makes what recognises the gesture.
    nonisolated static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self>
}

extension Gesture where Value == Body.Value {
    nonisolated public static func _makeRecognition(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognition<Self> {
        BodyRecognition(gesture, context)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    nonisolated public static func _makeRecognition(
        _ gesture: Never, _ context: _GestureContext
    ) -> _GestureRecognition<Never> {}
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is a primitive gesture") }
}
