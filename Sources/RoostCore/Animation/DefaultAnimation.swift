import CoreGraphics

extension Animation {
    /// A spring of half a second without bounce. It equals only itself, so that a requested animation can be told from
    /// the default (tx-R7).
    public static let `default` = Animation(DefaultAnimation())
}

/// The animation of changes that name none.
struct DefaultAnimation: CustomAnimation {
    /// The default of iOS 17 and later.
    static let spring = SpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)

    // See `SpringAnimation`.
    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == CGPoint.AnimatableData)
    @_specialize(where V == CGRect.AnimatableData)
    @_specialize(where V == AnimatablePair<Double, CGPoint.AnimatableData>)
    @_specialize(where V == PaintVector)
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        Self.spring.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        Self.spring.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
