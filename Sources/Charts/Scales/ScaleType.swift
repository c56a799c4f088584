import Foundation

/// The way from values to positions: evenly, by logarithm, by a power, by date, or by category.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, date, category, log
        case symmetricLog(slopeAtZero: Double)
        case power(exponent: Double)
    }

    let kind: Kind

    /// Equal distances for equal differences.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Equal distances for equal spans of time.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// A slot for each value.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// Equal distances for equal ratios. Values up to zero have no position.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// Nearly linear around zero and logarithmic away from it, on both sides.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// Distances by the square root of values.
    public static var squareRoot: ScaleType { ScaleType(kind: .power(exponent: 0.5)) }

    /// Nearly linear around zero and logarithmic away from it, on both sides.
    /// - Parameter slopeAtZero: The steepness at zero.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
    }

    /// Distances by a power of values.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent: exponent)) }
}
