import CoreGraphics

/// A change along a curve in a given time.
struct CurveAnimation: LimitedAnimation {
    let curve: UnitCurve
    /// Seconds.
    let duration: Double

    var length: Double? { max(duration, 0) }

    // See `SpringAnimation`.
    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == CGPoint.AnimatableData)
    @_specialize(where V == CGRect.AnimatableData)
    @_specialize(where V == AnimatablePair<Double, CGPoint.AnimatableData>)
    @_specialize(where V == PaintVector)
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        let slope = curve.velocity(at: time / duration) / duration
        return slope.isFinite ? value.scaled(by: slope) : nil
    }
}
