/// A sequence of keyframes, each with its value and duration.
///
/// The keyframes themselves conform; a type of your own has a `body` of keyframes.
public protocol KeyframeTrackContent<Value> {
    /// The type of the keyframes' values.
    associatedtype Value: Animatable = Self.Body.Value
    /// The type of `body`.
    associatedtype Body: KeyframeTrackContent
    /// The keyframes of a type of your own.
    @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

    /// Appends the keyframes in order.
    func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to list: inout _KeyframeList<Value>) { body._append(to: &list) }
}

extension KeyframeTrackContent where Body == Self {
    /// A keyframe is its own content.
    public var body: Self { self }
}

/// Keyframes in order, whose start is not yet known.
public struct _KeyframeList<Value: Animatable> {
    var keyframes: [KeyframeTarget<Value.AnimatableData>] = []
}

/// A keyframe's target and motion. Velocities are per second.
struct KeyframeTarget<V: VectorArithmetic> {
    enum Motion {
        case linear(UnitCurve)
        /// Nil for a smooth motion.
        case cubic(startVelocity: V?, endVelocity: V?)
        /// Nil for the velocity at the end of the keyframe before.
        case spring(Spring, startVelocity: V?)
        case move
    }

    var value: V
    /// Seconds; nil until the spring has settled.
    var duration: Double?
    var motion: Motion
}
