/// One of the two directions of a plane.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    /// From left to right, or from right to left.
    case horizontal
    /// From top to bottom.
    case vertical

    /// A set of axes.
    @frozen public struct Set: OptionSet, Sendable {
        /// One bit for each axis.
        public let rawValue: Int8
        /// The axes whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)

        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
    }

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
