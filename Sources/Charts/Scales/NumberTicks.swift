import Foundation

/// Round numbers for the marks of an axis: multiples of 1, 2 or 5 × 10ⁿ.
enum NumberTicks {
    /// The round step whose number of marks comes nearest to the desired one.
    /// - Parameters:
    ///   - roundsLower: Whether there is a mark at or below the lower bound.
    ///   - roundsUpper: Whether there is a mark at or above the upper bound.
    static func step(
        from lower: Double, to upper: Double, desiredCount: Int, minimumStride: Double = 0, roundsLower: Bool,
        roundsUpper: Bool
    ) -> Double {
        let span = upper - lower
        guard span > 0, span.isFinite else { return 1 }
        let power = floor(log10(span / Double(max(desiredCount, 1))))
        var best: (step: Double, distance: Double)?
        for exponent in [power - 1, power, power + 1, power + 2] {
            for factor in [1.0, 2, 5] {
                let step = exact(factor, exponent)
                guard step >= minimumStride else { continue }
                let bounds = indices(of: step, from: lower, to: upper, roundsLower, roundsUpper)
                let distance = abs(bounds.last - bounds.first + 1 - Double(desiredCount))
                // Of two steps that are as near, the smaller one rounds the bounds less.
                if distance < best?.distance ?? .infinity { best = (step, distance) }
            }
        }
        return best?.step ?? minimumStride
    }

    /// Which multiples of a step are the first and the last one.
    private static func indices(
        of step: Double, from lower: Double, to upper: Double, _ roundsLower: Bool, _ roundsUpper: Bool
    ) -> (first: Double, last: Double) {
        // A bound that is a multiple but for its last bits counts as one.
        let (low, high, slack) = (lower / step, upper / step, 1e-9)
        return (
            roundsLower ? floor(low + slack) : ceil(low - slack), roundsUpper ? ceil(high - slack) : floor(high + slack)
        )
    }

    private static func exact(_ step: Double, _ power: Double) -> Double {
        power < 0 ? step / pow(10, -power) : step * pow(10, power)
    }

    /// The multiples of a step between two bounds.
    /// - Parameters:
    ///   - roundsLower: Whether the first one is the last multiple up to the lower bound.
    ///   - roundsUpper: Whether the last one is the first multiple from the upper bound.
    static func multiples(
        of step: Double, from lower: Double, to upper: Double, roundsLower: Bool, roundsUpper: Bool
    ) -> [Double] {
        guard step > 0, step.isFinite, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
        let (first, last) = indices(of: step, from: lower, to: upper, roundsLower, roundsUpper)
        guard last >= first, last - first <= 10_000 else { return [] }
        let inverse = 1 / step
        let isFraction = step < 1 && abs(inverse - inverse.rounded()) < 1e-9 * inverse
        return (0...Int(last - first)).map { offset in
            let multiple = first + Double(offset)
            // Dividing by a whole number keeps 0.3 from becoming 0.30000000000000004.
            return isFraction ? multiple / inverse.rounded() : multiple * step
        }
    }

    /// Powers of ten, and the numbers between them where there are few.
    static func logarithmic(from lower: Double, to upper: Double, desiredCount: Int) -> [Double] {
        guard lower > 0, upper > lower, upper.isFinite else { return [] }
        let first = Int(floor(log10(lower) + 1e-9))
        let last = Int(ceil(log10(upper) - 1e-9))
        let every = max(1, Int((Double(last - first) / Double(max(desiredCount, 2))).rounded(.up)))
        let factors: [Double] = (last - first) * 3 <= desiredCount ? [1, 2, 5] : [1]
        let (low, high) = (lower * (1 - 1e-9), upper * (1 + 1e-9))
        return stride(from: first, through: last, by: every).flatMap { power -> [Double] in
            factors.map { exact($0, Double(power)) }.filter { $0 >= low && $0 <= high }
        }
    }
}
