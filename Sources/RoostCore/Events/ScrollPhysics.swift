import CoreGraphics
import Foundation

/// The constants of a scroll view's motion, as UIKit's: lengths in points, times in seconds.
enum ScrollPhysics {
    /// The logarithm of the share of a velocity that a second leaves: 0.998 per millisecond.
    static let decelerationRate = 1000 * log(0.998)
    /// The visible share of a small pull beyond the edge.
    static let rubberBand = 0.55
    /// The frequency of the critically damped springs that bring content back, in radians per second.
    static let springFrequency = 10.0
    /// The distance that a finger moves before it scrolls.
    static let dragThreshold = 10.0
    /// A motion with a shorter remaining way is over.
    static let rest = 0.25

    /// The resting place of an unobstructed motion.
    static func projected(_ position: Double, velocity: Double) -> Double { position - velocity / decelerationRate }

    /// The displacement of content under a pull of `distance` beyond the edge of a container of a length.
    static func banded(_ distance: Double, in length: Double) -> Double {
        guard length > 0 else { return 0 }
        let give = (1 - 1 / (abs(distance) * rubberBand / length + 1)) * length
        return distance < 0 ? -give : give
    }

    /// The pull that displaces the content by `give`: the inverse of `banded`.
    static func pull(forGive give: Double, in length: Double) -> Double {
        guard length > 0 else { return 0 }
        let share = min(abs(give) / length, 0.999)
        let distance = share / (1 - share) * length / rubberBand
        return give < 0 ? -distance : distance
    }

    /// The offset under a finger that has pulled it to `raw`, within the limits or beyond.
    static func banded(_ raw: Double, to limits: ClosedRange<Double>, in length: Double) -> Double {
        if raw < limits.lowerBound { return limits.lowerBound + banded(raw - limits.lowerBound, in: length) }
        if raw > limits.upperBound { return limits.upperBound + banded(raw - limits.upperBound, in: length) }
        return raw
    }

    /// The inverse of `banded(_:to:in:)`.
    static func raw(_ offset: Double, from limits: ClosedRange<Double>, in length: Double) -> Double {
        if offset < limits.lowerBound {
            return limits.lowerBound + pull(forGive: offset - limits.lowerBound, in: length)
        }
        if offset > limits.upperBound {
            return limits.upperBound + pull(forGive: offset - limits.upperBound, in: length)
        }
        return offset
    }
}

/// The motion of an offset along one axis that moves by itself: successive pieces, each a formula of time.
///
/// 1. Inside the limits a velocity decays by `decelerationRate`.
/// 2. If that would leave the limits, a critically damped spring takes over at the edge, with the velocity there.
/// 3. From beyond the limits the spring brings the offset back. A velocity that carries it inside continues as in 1.
/// 4. Towards a target, the spring is as stiff as necessary not to overshoot.
struct ScrollMotion: Equatable {
    private enum Formula: Equatable {
        case decay(from: Double, velocity: Double)
        /// Around `target`: `(a + b t) e^(-frequency t)`.
        case spring(target: Double, a: Double, b: Double, frequency: Double)
    }

    private struct Piece: Equatable {
        /// Seconds from the start of the motion.
        let start: Double
        let formula: Formula
    }

    private var pieces: [Piece] = []
    /// Seconds from the start to the end of the motion.
    private(set) var duration = 0.0
    private(set) var end: Double

    /// A motion with an initial velocity (points per second) that comes to rest inside the limits.
    init(from position: Double, velocity: Double, within limits: ClosedRange<Double>) {
        end = position
        let edge = min(max(position, limits.lowerBound), limits.upperBound)
        if edge == position {
            decay(from: position, velocity: velocity, at: 0, within: limits)
        } else {
            returnToEdge(edge, from: position, velocity: velocity, within: limits)
        }
    }

    /// A motion with an initial velocity that ends at a target.
    init(from position: Double, velocity: Double, to target: Double) {
        end = target
        let way = target - position
        var frequency = ScrollPhysics.springFrequency
        if way * velocity > 0 { frequency = max(frequency, abs(velocity / way)) }
        spring(to: target, from: position, velocity: velocity, frequency: min(frequency, 60), at: 0)
    }

    private mutating func decay(
        from position: Double, velocity: Double, at start: Double, within limits: ClosedRange<Double>
    ) {
        let rate = ScrollPhysics.decelerationRate
        pieces.append(Piece(start: start, formula: .decay(from: position, velocity: velocity)))
        let last = ScrollPhysics.projected(position, velocity: velocity)
        let edge = last < limits.lowerBound ? limits.lowerBound : last > limits.upperBound ? limits.upperBound : nil
        guard let edge else {
            end = last
            let way = abs(last - position)
            duration = start + (way > ScrollPhysics.rest ? log(ScrollPhysics.rest / way) / rate : 0)
            return
        }
        let time = log(1 + rate * (edge - position) / velocity) / rate
        guard time.isFinite, time >= 0 else {
            end = edge
            duration = start
            return
        }
        spring(
            to: edge, from: edge, velocity: velocity * exp(rate * time), frequency: ScrollPhysics.springFrequency,
            at: start + time)
    }

    private mutating func returnToEdge(
        _ edge: Double, from position: Double, velocity: Double, within limits: ClosedRange<Double>
    ) {
        let frequency = ScrollPhysics.springFrequency
        let a = position - edge
        let b = velocity + frequency * a
        spring(to: edge, from: position, velocity: velocity, frequency: frequency, at: 0)
        let crossing = -a / b
        guard a * velocity < 0, crossing > 0, crossing.isFinite else { return }
        decay(from: edge, velocity: b * exp(-frequency * crossing), at: crossing, within: limits)
    }

    private mutating func spring(
        to target: Double, from position: Double, velocity: Double, frequency: Double, at start: Double
    ) {
        let a = position - target
        let b = velocity + frequency * a
        pieces.append(Piece(start: start, formula: .spring(target: target, a: a, b: b, frequency: frequency)))
        end = target
        // The envelope falls by e per 1/frequency; the linear factor delays that by its logarithm.
        let size = max(abs(a), abs(b) / frequency, ScrollPhysics.rest)
        let falls = log(size / ScrollPhysics.rest)
        duration = start + (falls + log(2 + falls) + 1) / frequency
    }

    /// The offset and its velocity, some seconds after the start.
    func state(at time: Double) -> (position: Double, velocity: Double) {
        guard time < duration, let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else {
            return (end, 0)
        }
        let time = time - piece.start
        switch piece.formula {
        case .decay(let from, let velocity):
            let rate = ScrollPhysics.decelerationRate
            let left = exp(rate * time)
            return (from + velocity * (left - 1) / rate, velocity * left)
        case .spring(let target, let a, let b, let frequency):
            let left = exp(-frequency * time)
            let way = (a + b * time) * left
            return (target + way, b * left - frequency * way)
        }
    }

    /// Shifts the whole motion, because the content has moved under it.
    mutating func shift(by distance: Double) {
        end += distance
        pieces = pieces.map { piece in
            switch piece.formula {
            case .decay(let from, let velocity):
                Piece(start: piece.start, formula: .decay(from: from + distance, velocity: velocity))
            case .spring(let target, let a, let b, let frequency):
                Piece(start: piece.start, formula: .spring(target: target + distance, a: a, b: b, frequency: frequency))
            }
        }
    }
}
