import Foundation

/// Goes to a value along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    private let target: KeyframeTarget<Value.AnimatableData>

    /// - Parameter duration: in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        target = KeyframeTarget(value: to.animatableData, duration: duration, motion: .linear(timingCurve))
    }

    public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(target) }
}

/// Goes to a value along a cubic curve whose velocities make the motion smooth: neighbouring cubic keyframes are a
/// Catmull-Rom spline, and next to another kind of keyframe its velocity is taken over.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    private let target: KeyframeTarget<Value.AnimatableData>

    /// - Parameters:
    ///   - duration: in seconds.
    ///   - startVelocity: per second; nil for what makes the motion smooth.
    ///   - endVelocity: likewise.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        target = KeyframeTarget(
            value: to.animatableData, duration: duration,
            motion: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    }

    public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(target) }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    private let target: KeyframeTarget<Value.AnimatableData>

    /// - Parameters:
    ///   - duration: in seconds, after which the spring stops where it is; nil for until it has settled.
    ///   - startVelocity: per second; nil for the velocity that the keyframe before ends with.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        target = KeyframeTarget(
            value: to.animatableData, duration: duration,
            motion: .spring(spring, startVelocity: startVelocity?.animatableData))
    }

    public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(target) }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self
    private let target: KeyframeTarget<Value.AnimatableData>

    public init(_ to: Value) {
        target = KeyframeTarget(value: to.animatableData, duration: 0, motion: .move)
    }

    public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(target) }
}
