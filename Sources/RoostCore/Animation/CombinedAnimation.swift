extension Animation {
    /// Continues a running animation with a new one on the same value: the new one takes over, or runs on top of it so
    /// that their changes add up.
    ///
    /// Both keep the origin that `previous` started from and its clock.
    ///
    /// - Parameters:
    ///   - value: the change that `previous` was to bring about.
    ///   - total: the change from the same origin that is wanted now.
    ///   - time: seconds since `previous` began.
    ///   - context: `previous`'s, afterwards that of the animation that is returned.
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

/// Animations that run on top of each other: each one goes from where those before it are, at any time, to its own
/// end. What they are is in the state, as their number changes.
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
        /// When it began, in seconds.
        var start: Double
        /// Where it goes, from the origin of all.
        var value: V
        var context: AnimationContext<V>
        /// What it was to bring about in the last frame, from where those before it were, and what it has of that.
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

    /// Nil where the last one has come to its end: all are there then.
    mutating func advance(to time: Double, environment: EnvironmentValues) -> (value: V?, isComplete: Bool) {
        var position = V.zero
        for index in parts.indices {
            parts[index].advance(from: position, to: time, environment: environment)
            position += parts[index].moved
        }
        guard let last = parts.last, !last.isFinished else { return (nil, true) }
        // What is below one that has reached its own end shows no more.
        if let covering = parts.lastIndex(where: \.isFinished), covering > 0 { parts.removeFirst(covering) }
        return (position, last.context.isLogicallyComplete)
    }

    func velocity(at time: Double) -> V? {
        var sum = V.zero
        for part in parts where !part.isFinished {
            // As far as this one has taken over, those below do not show.
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
