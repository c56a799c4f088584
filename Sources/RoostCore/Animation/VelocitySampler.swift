/// The velocity of a changing value, from its last three samples (osui-vel).
package struct VelocitySampler<Value: VectorArithmetic> {
    /// The weight of the change before the last one.
    private static var earlierWeight: Double { 0.75 }

    private var samples: (Sample?, Sample?, Sample?)

    private struct Sample {
        var value: Value
        /// Seconds.
        var time: Double
    }

    package init() { samples = (nil, nil, nil) }

    package var isEmpty: Bool { samples.2 == nil }
    package var lastTime: Double? { samples.2?.time }

    /// Adds a sample at a time in seconds. A sample at the time of the last one replaces it; an earlier one is ignored.
    package mutating func add(_ value: Value, at time: Double) {
        guard let last = samples.2 else { return samples.2 = Sample(value: value, time: time) }
        guard time >= last.time else { return }
        if time - last.time < .ulpOfOne {
            samples.2?.value = value
        } else {
            samples = (samples.1, last, Sample(value: value, time: time))
        }
    }

    /// Per second.
    package var velocity: Value {
        guard let last = samples.2, let middle = samples.1 else { return .zero }
        let late = Self.slope(from: middle, to: last)
        guard let first = samples.0 else { return late }
        return late.interpolated(towards: Self.slope(from: first, to: middle), amount: Self.earlierWeight)
    }

    private static func slope(from start: Sample, to end: Sample) -> Value {
        (end.value - start.value).scaled(by: 1 / (end.time - start.time))
    }
}
