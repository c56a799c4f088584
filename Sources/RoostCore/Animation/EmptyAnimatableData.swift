/// The animatable data of a type with nothing to animate: a vector of no components.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// The only value, the same as `zero`.
    public init() {}

    /// The only value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
