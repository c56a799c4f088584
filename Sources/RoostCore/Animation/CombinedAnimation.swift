extension Animation {
    /// Continues a running animation with a new one on the same value: the new one takes over, or runs on top of it so
    /// that their changes add up.
    ///
    /// Both keep the origin and the clock of `previous`.
    ///
    /// - Parameters:
    ///   - value: the change that `previous` was to make.
    ///   - total: the new change, from the same origin.
    ///   - time: seconds since `previous` began.
    ///   - context: that of `previous`; on return, that of the returned animation.
    package func continuing<V: VectorArithmetic>(
        _ previous: Animation, value: V, to total: V, time: Double, context: inout AnimationContext<V>
    ) -> Animation {
        defer { context.isLogicallyComplete = false }
        if previous.base is CombinedAnimation {
            context.state[CombinedParts<V>.self].add(self, to: total, at: time)
            return previous
        }
        if shouldMerge(previous: previous, value: value, time: time, context: &context) { return self }
        var parts = CombinedParts<V>()
        parts.parts.append(CombinedParts.Part(animation: previous, start: 0, value: value, context: context))
        parts.add(self, to: total, at: time)
        context.state = AnimationState()
        context.state[CombinedParts<V>.self] = parts
        return Animation(CombinedAnimation())
    }
}

/// Animations that run on top of each other: each goes from the position of those before it, at any time, to its own
/// end. They are kept in the state, as their number changes.
struct CombinedAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        let environment = context.environment
        let result = context.state[CombinedParts<V>.self].advance(to: time, environment: environment)
        if result.isComplete { context.isLogicallyComplete = true }
        return result.value
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        context.state[CombinedParts<V>.self].velocity(at: time)
    }
}

private struct CombinedParts<V: VectorArithmetic>: AnimationStateKey {
    struct Part {
        var animation: Animation
        /// Its start, in seconds.
        var start: Double
        /// Its end, from the origin of all.
        var value: V
        var context: AnimationContext<V>
        /// Its change in the last frame, from the position of those before it, and the part of that change that has
        /// happened.
        var change = V.zero
        var moved = V.zero
        var isFinished = false

        mutating func advance(from position: V, to time: Double, environment: EnvironmentValues) {
            change = value - position
            guard !isFinished else { return moved = change }
            context.environment = environment
            if let moved = animation.animate(value: change, time: time - start, context: &context) {
                self.moved = moved
            } else {
                moved = change
                isFinished = true
            }
        }
    }

    var parts: [Part] = []

    static var defaultValue: CombinedParts { CombinedParts() }

    mutating func add(_ animation: Animation, to total: V, at time: Double) {
        if let environment = parts.last?.context.environment { _ = advance(to: time, environment: environment) }
        let last = parts.count - 1
        if last > 0 {
            parts[last].context.isLogicallyComplete = false
            if animation.shouldMerge(
                previous: parts[last].animation, value: parts[last].change, time: time - parts[last].start,
                context: &parts[last].context)
            {
                parts[last].animation = animation
                parts[last].value = total
                parts[last].isFinished = false
                return
            }
        }
        parts.append(Part(animation: animation, start: time, value: total, context: AnimationContext()))
    }

    /// Nil if the last part has finished: so have all then.
    mutating func advance(to time: Double, environment: EnvironmentValues) -> (value: V?, isComplete: Bool) {
        var position = V.zero
        for index in parts.indices {
            parts[index].advance(from: position, to: time, environment: environment)
            position += parts[index].moved
        }
        guard let last = parts.last, !last.isFinished else { return (nil, true) }
        // A finished part covers those before it.
        if let covering = parts.lastIndex(where: \.isFinished), covering > 0 { parts.removeFirst(covering) }
        return (position, last.context.isLogicallyComplete)
    }

    func velocity(at time: Double) -> V? {
        var sum = V.zero
        for part in parts where !part.isFinished {
            // To the degree to which this one has taken over, those before it do not show.
            let squared = part.change.magnitudeSquared
            let rest = (part.change - part.moved).magnitudeSquared
            let share = squared > 0 ? (squared + part.moved.magnitudeSquared - rest) / (2 * squared) : 1
            sum.scale(by: 1 - share)
            if let own = part.animation.velocity(
                value: part.change, time: time - part.start, context: part.context)
            {
                sum += own
            }
        }
        return sum
    }
}
