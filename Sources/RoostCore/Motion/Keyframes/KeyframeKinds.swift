import Foundation

/// A keyframe that moves to a value along a curve, at constant speed by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    private let target: KeyframeTarget<Value.AnimatableData>

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: in seconds.
    ///   - timingCurve: the progress within the duration; linear by default.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        target = KeyframeTarget(value: to.animatableData, duration: duration, motion: .linear(timingCurve))
    }

    public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(target) }
}

/// A keyframe that moves to a value smoothly: neighbouring cubic keyframes form a Catmull-Rom spline, and next to a
/// keyframe of another kind it takes over that one's velocity.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    private let target: KeyframeTarget<Value.AnimatableData>

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: in seconds.
    ///   - startVelocity: per second; nil for a smooth motion.
    ///   - endVelocity: per second; nil for a smooth motion.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        target = KeyframeTarget(
            value: to.animatableData, duration: duration,
            motion: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    }

    public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(target) }
}

/// A keyframe that moves to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    private let target: KeyframeTarget<Value.AnimatableData>

    /// - Parameters:
    ///   - to: the spring's target.
    ///   - duration: in seconds; the spring then stops wherever it is. With nil it runs until it has settled.
    ///   - spring: the model of the motion; half a second without bounce by default.
    ///   - startVelocity: per second; nil for the velocity at the end of the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        target = KeyframeTarget(
            value: to.animatableData, duration: duration,
            motion: .spring(spring, startVelocity: startVelocity?.animatableData))
    }

    public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(target) }
}

/// A keyframe that jumps to a value, without any time in between.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    private let target: KeyframeTarget<Value.AnimatableData>

    /// Jumps to `to`.
    public init(_ to: Value) {
        target = KeyframeTarget(value: to.animatableData, duration: 0, motion: .move)
    }

    public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(target) }
}
