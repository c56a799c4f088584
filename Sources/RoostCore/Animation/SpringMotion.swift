import Foundation

/// The position of a spring over time.
///
/// A spring goes from 0 to a target `T` with an initial velocity `v0`. The results are sums `p T + q v0`, whose weights
/// depend on the time alone: this works for every vector and permits closed forms.
extension Spring {
    /// The spring's position, `time` seconds after it was at 0.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        weights(at: time).position.applied(target, initialVelocity)
    }

    /// The spring's velocity per second, `time` seconds after it was at 0.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        weights(at: time).velocity.applied(target, initialVelocity)
    }

    /// Advances a value and its velocity by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let weights = weights(at: deltaTime)
        let rest = target - value
        value += weights.position.applied(rest, velocity)
        velocity = weights.velocity.applied(rest, velocity)
    }

    /// The force on the spring's mass, in the value's unit per second squared and unit of mass.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Seconds until a spring that goes from 0 to 1 stays within a thousandth of its target.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
    }

    /// Seconds until the spring stays within `epsilon` of its target. For a spring that swings it is the time of the
    /// envelope of its swings; one that does not is sampled every tenth of a second.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let epsilon = epsilon > 0 ? epsilon : .leastNormalMagnitude
        guard dampingRatio > 0 else { return .infinity }
        if dampingRatio < 1 {
            let decay = dampingRatio * frequency
            let swing = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
            let bound = swing + target.magnitudeSquared.squareRoot()
            return bound > epsilon ? log(bound / epsilon) / decay : 0
        }
        // Far beyond this time the slower of the two exponentials has vanished.
        let slowest = frequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
        let bound = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
        guard bound.isFinite, bound > epsilon else { return 0 }
        let latest = (log(bound / epsilon) + 10) / slowest
        let step = max(0.1, latest / 10_000)
        var settled: Double?
        var time = 0.0
        while time <= latest {
            let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
            if rest.magnitudeSquared.squareRoot() >= epsilon {
                settled = nil
            } else if settled == nil {
                settled = time
            }
            time += step
        }
        return settled ?? time
    }
}

// MARK: - Between two values

extension Spring {
    /// The value `time` seconds after a spring began to move it from `fromValue`.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity, per second, of a value that a spring moves.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The spring's force on a value.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Seconds until a value that a spring moves stays within `epsilon` of `toValue`.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

// MARK: - Closed forms

/// The shares of the target and of the initial velocity in a result.
private struct SpringWeights {
    var target: Double
    var velocity: Double

    func applied<V: VectorArithmetic>(_ target: V, _ velocity: V) -> V {
        target.scaled(by: self.target) + velocity.scaled(by: self.velocity)
    }
}

extension Spring {
    fileprivate func weights(at time: Double) -> (position: SpringWeights, velocity: SpringWeights) {
        // A spring does not move before it begins.
        let time = time > 0 ? time : 0
        let decay = dampingRatio * frequency
        // The rest is `g(t) (T + decay * (T s) - v0 s)`: for a spring that starts with a rest of 1, `fading` is the
        // rest's own part, and `swing` the part that a velocity of 1 adds.
        let fading: Double
        let swing: Double
        if dampingRatio < 1 {
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let envelope = exp(-decay * time)
            fading = envelope * cos(damped * time)
            swing = envelope * sin(damped * time) / damped
        } else if dampingRatio == 1 {
            fading = exp(-decay * time)
            swing = fading * time
        } else {
            let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
            // The slower exponent as a quotient: as a difference it would lose digits.
            let slow = exp(-(frequency * frequency) / (decay + spread) * time)
            let fast = exp(-(decay + spread) * time)
            fading = (slow + fast) / 2
            swing = (slow - fast) / (2 * spread)
        }
        // rest = fading + decay * swing;  rest' = -frequency^2 * swing;  swing' = fading - decay * swing
        guard time.isFinite else {
            return (SpringWeights(target: 1, velocity: 0), SpringWeights(target: 0, velocity: 0))
        }
        return (
            SpringWeights(target: 1 - fading - decay * swing, velocity: swing),
            SpringWeights(target: frequency * frequency * swing, velocity: fading - decay * swing)
        )
    }

    /// The frequency at which a spring of this damping settles in `duration` seconds.
    func frequency(settlingIn duration: Double, epsilon: Double) -> Double {
        guard dampingRatio < 1 else { return settlingAngle(epsilon: epsilon) / duration }
        // Time falls as the frequency grows: bisect between bounds.
        func time(_ frequency: Double) -> Double {
            let decay = dampingRatio * frequency
            return log((decay + 1) / epsilon) / decay
        }
        var (low, high) = (1e-9, 1e9)
        for _ in 0..<200 {
            let middle = (low * high).squareRoot()
            if time(middle) > duration { low = middle } else { high = middle }
        }
        return (low * high).squareRoot()
    }

    /// The product of frequency and time at which a spring that does not swing is within `epsilon` of its target.
    private func settlingAngle(epsilon: Double) -> Double {
        let unit = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
        var (low, high) = (0.0, 1e9)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if 1 - unit.value(target: 1.0, time: middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}
