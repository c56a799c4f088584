/// Keyframes that follow each other: a value and when it is reached, one after the other.
///
/// The keyframes themselves conform; a type of your own has a `body` of keyframes.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

    /// Adds the keyframes in their order.
    func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to list: inout _KeyframeList<Value>) { body._append(to: &list) }
}

extension KeyframeTrackContent where Body == Self {
    /// A keyframe is its own content.
    public var body: Self { self }
}

/// Keyframes in their order, before it is known from where they start.
public struct _KeyframeList<Value: Animatable> {
    var keyframes: [KeyframeTarget<Value.AnimatableData>] = []
}

/// Where a keyframe goes, and how. Velocities are per second.
struct KeyframeTarget<V: VectorArithmetic> {
    enum Motion {
        case linear(UnitCurve)
        /// Nil for what makes the motion smooth.
        case cubic(startVelocity: V?, endVelocity: V?)
        /// Nil for the velocity that the keyframe before ends with.
        case spring(Spring, startVelocity: V?)
        case move
    }

    var value: V
    /// Seconds; nil for as long as the spring takes.
    var duration: Double?
    var motion: Motion
}
