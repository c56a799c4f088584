/// One of the two directions of a plane.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// Several directions.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
    }

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
