/// A movement or touch of fingers or a pointer: a value that tells what to recognise and which actions to run.
///
/// A gesture of your own has a `body` made of other gestures. `@State` and `@Environment` inside it are not connected.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The state of the gesture while it lasts and when it ends.
    associatedtype Value = Body.Value
    /// The type of `body`.
    associatedtype Body: Gesture
    /// The gestures that this one is made of.
    var body: Body { get }

    /// Makes the gesture's recognition.
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
