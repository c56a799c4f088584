extension Animation {
    /// Runs the animation `repeatCount` times, at least once; with `autoreverses` every second run goes backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeating(count: max(repeatCount, 1), autoreverses: autoreverses)
    }

    /// Repeats the animation as long as the view exists; with `autoreverses` every second run goes backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        repeating(count: nil, autoreverses: autoreverses)
    }

    private func repeating(count: Int?, autoreverses: Bool) -> Animation {
        timed(
            by: Repetition(
                count: count, autoreverses: autoreverses, period: (base as? any LimitedAnimation)?.length))
    }
}

private struct Repetition: AnimationTiming {
    /// Nil repeats without end.
    let count: Int?
    let autoreverses: Bool
    /// The seconds of one turn, or nil if unknown. Turns of unknown length end with the frame that ends them.
    let period: Double?

    func animate<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let environment = context.environment
        return advance(
            &context.state[Turn<V>.self], base: base, value: value, time: time, environment: environment)
    }

    private func advance<V: VectorArithmetic, B: CustomAnimation>(
        _ turn: inout Turn<V>, base: B, value: V, time: Double, environment: EnvironmentValues
    ) -> V? {
        if let period, time - turn.start >= period {
            // Turns of no length are all over at once.
            guard period > 0 else { return nil }
            let passed = ((time - turn.start) / period).rounded(.down)
            turn.begin(passing: Int(min(passed, 1e9)), at: turn.start + passed * period)
        }
        if let count, turn.index >= count { return nil }
        let isReversed = autoreverses && turn.index % 2 == 1
        turn.context.environment = environment
        let reached = base.animate(value: value, time: time - turn.start, context: &turn.context)
        if reached == nil {
            turn.begin(passing: 1, at: time)
            if let count, turn.index >= count { return nil }
        }
        return isReversed ? value - (reached ?? value) : reached ?? value
    }

    func velocity<V: VectorArithmetic, B: CustomAnimation>(
        base: B, value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        let turn = context.state[Turn<V>.self]
        let velocity = base.velocity(value: value, time: time - turn.start, context: turn.context)
        return autoreverses && turn.index % 2 == 1 ? velocity?.scaled(by: -1) : velocity
    }

    func mergeTime(_ time: Double) -> Double? { nil }
    func length(ofBase length: Double) -> Double? { count.map { Double($0) * length } }
}

/// The current turn of a repeated animation.
private struct Turn<V: VectorArithmetic>: AnimationStateKey {
    /// The number of the turn, from 0.
    var index = 0
    /// The start of the turn, in seconds.
    var start = 0.0
    /// The base animation's context, for this turn alone.
    var context = AnimationContext<V>()

    static var defaultValue: Turn { Turn() }

    mutating func begin(passing count: Int, at time: Double) {
        index += count
        start = time
        context.state = AnimationState()
    }
}
