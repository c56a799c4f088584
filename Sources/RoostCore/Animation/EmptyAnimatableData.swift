/// The animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
