/// The path of a value through keyframes.
///
/// 1. A keyframe starts at the end of the one before it, which for a spring that was cut short is not its target.
/// 2. The velocity at either end of a cubic keyframe is the given one; without one, next to another cubic keyframe,
///    that of the Catmull-Rom spline through both their targets; next to another kind, that keyframe's; at the ends of
///    the track, zero.
/// 3. A spring starts with the velocity at the end of the keyframe before it.
struct KeyframeCurve<V: VectorArithmetic> {
    private let initial: V
    private var pieces: [KeyframePiece<V>] = []

    init(from initial: V, _ keyframes: [KeyframeTarget<V>]) {
        self.initial = initial
        var position = initial
        var velocity: V?
        var time = 0.0
        for (index, keyframe) in keyframes.enumerated() {
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            let piece = KeyframePiece(
                keyframe, next: next, from: position, velocity: velocity, start: time)
            time = piece.end
            position = piece.value(at: time)
            velocity = piece.endVelocity
            pieces.append(piece)
        }
    }

    /// Seconds.
    var duration: Double { pieces.last?.end ?? 0 }

    func value(at time: Double) -> V {
        // Finds the last piece that has begun.
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? pieces[low - 1].value(at: time) : initial
    }
}

/// The path to one keyframe.
private struct KeyframePiece<V: VectorArithmetic> {
    private enum Motion {
        case linear(UnitCurve)
        /// Start and end velocity, per whole duration.
        case cubic(V, V)
        case spring(Spring, velocity: V)
        case stay
    }

    /// Seconds since the beginning of the track.
    let start: Double
    let end: Double
    private let from: V
    private let to: V
    private let motion: Motion
    /// Per second, for the next keyframe; nil for none.
    let endVelocity: V?

    init(_ keyframe: KeyframeTarget<V>, next: KeyframeTarget<V>?, from: V, velocity: V?, start: Double) {
        self.start = start
        self.from = from
        to = keyframe.value
        let change = to - from
        let duration = keyframe.seconds(for: change, velocity: velocity)
        end = start + duration
        switch keyframe.motion {
        case .linear(let curve):
            motion = duration > 0 ? .linear(curve) : .stay
            endVelocity = curve.velocity(of: change, in: duration, at: 1)
        case .cubic(let startVelocity, let givenEnd):
            let first = startVelocity ?? velocity ?? .zero
            let last = givenEnd ?? next?.velocity(after: keyframe, from: from, duration: duration) ?? .zero
            motion = duration > 0 ? .cubic(first.scaled(by: duration), last.scaled(by: duration)) : .stay
            endVelocity = last
        case .spring(let spring, let startVelocity):
            let first = startVelocity ?? velocity ?? .zero
            motion = duration > 0 ? .spring(spring, velocity: first) : .stay
            endVelocity = spring.velocity(target: change, initialVelocity: first, time: duration)
        case .move:
            motion = .stay
            endVelocity = nil
        }
    }

    func value(at time: Double) -> V {
        let time = min(time, end) - start
        let part = end > start ? time / (end - start) : 1
        switch motion {
        case .stay: return to
        case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: part))
        case .spring(let spring, let velocity):
            return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
        case .cubic(let first, let last):
            let rest = 1 - part
            var value = from.interpolated(towards: to, amount: part * part * (3 - 2 * part))
            value += first.scaled(by: part * rest * rest)
            value -= last.scaled(by: part * part * rest)
            return value
        }
    }
}

extension KeyframeTarget {
    /// The part of a spring's change that may be left at its natural end.
    private static var rest: Double { 0.0001 }

    fileprivate func seconds(for change: V, velocity: V?) -> Double {
        if let duration { return duration > 0 && duration.isFinite ? duration : 0 }
        guard case .spring(let spring, let startVelocity) = motion else { return 0 }
        let settling = spring.settlingDuration(
            target: change, initialVelocity: startVelocity ?? velocity ?? .zero, epsilon: Self.rest)
        // A spring that never settles is followed for one swing.
        return settling.isFinite ? settling : spring.duration
    }

    /// The velocity at the end of the cubic keyframe before this one.
    fileprivate func velocity(after cubic: KeyframeTarget, from: V, duration: Double) -> V? {
        let change = value - cubic.value
        switch motion {
        case .cubic(let start?, _), .spring(_, let start?): return start
        case .cubic, .spring:
            let both = duration + seconds(for: change, velocity: nil)
            return both > 0 ? (value - from).scaled(by: 1 / both) : nil
        case .linear(let curve): return curve.velocity(of: change, in: seconds(for: change, velocity: nil), at: 0)
        case .move: return nil
        }
    }
}

extension UnitCurve {
    /// The velocity of a change along the curve, per second; nil if infinite.
    fileprivate func velocity<V: VectorArithmetic>(of change: V, in duration: Double, at progress: Double) -> V? {
        let slope = velocity(at: progress) / duration
        return slope.isFinite ? change.scaled(by: slope) : nil
    }
}
