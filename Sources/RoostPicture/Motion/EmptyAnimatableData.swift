/// The animatable data of a type with nothing to animate: a vector of no components.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// The only value, the same as `zero`.
    @inlinable public init() {}

    /// The only value.
    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    @inlinable public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    @inlinable public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    @inlinable public mutating func scale(by rhs: Double) {}
    @inlinable public var magnitudeSquared: Double { 0 }
}
