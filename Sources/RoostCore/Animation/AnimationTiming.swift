/// A change of when an animation runs.
enum AnimationTiming: Hashable, Sendable {
    /// In seconds.
    case delay(Double)
    case speed(Double)
    /// Without an end where `count` is nil.
    case repeating(count: Int?, autoreverses: Bool)
}

extension Animation {
    /// Starts later, in seconds.
    public func delay(_ delay: Double) -> Animation { adding(.delay(delay)) }

    /// Runs `speed` times as fast.
    public func speed(_ speed: Double) -> Animation { adding(.speed(speed)) }

    /// Runs a number of times, every second one backwards where it reverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        adding(.repeating(count: max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// Runs again and again while the view is there.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(.repeating(count: nil, autoreverses: autoreverses))
    }

    private func adding(_ change: AnimationTiming) -> Animation {
        var animation = self
        animation.timing.append(change)
        return animation
    }
}
