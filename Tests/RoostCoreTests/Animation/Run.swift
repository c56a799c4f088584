import RoostControls
@_spi(Engine) import RoostCore

/// An animation of a number from 0, as an engine would run it.
struct Run {
    private(set) var animation: Animation
    private(set) var change: Double
    private var context = AnimationContext<Double>()

    init(_ animation: Animation, by change: Double = 1) {
        self.animation = animation
        self.change = change
    }

    /// Where the number is at a time in seconds; nil once the animation has ended.
    mutating func value(at time: Double) -> Double? {
        animation.animate(value: change, time: time, context: &context)
    }

    /// Where it is at a time, after a frame at every sixtieth of a second before.
    mutating func value(after time: Double) -> Double? {
        var frame = 0.0
        while frame / 60 < time - 1e-9 {
            guard value(at: frame / 60) != nil else { return nil }
            frame += 1
        }
        return value(at: time)
    }

    func velocity(at time: Double) -> Double? { animation.velocity(value: change, time: time, context: context) }

    var isLogicallyComplete: Bool { context.isLogicallyComplete }

    /// Goes on to another end with another animation.
    mutating func retarget(to total: Double, with next: Animation, at time: Double) {
        animation = next.continuing(animation, value: change, to: total, time: time, context: &context)
        change = total
    }
}

extension Optional<Double> {
    /// Whether there is a number, as near to another as can be told apart by eye.
    func isNear(_ other: Double, within tolerance: Double = 0.0001) -> Bool {
        map { abs($0 - other) <= tolerance } ?? false
    }
}
