/// The range of a bin: from its lower bound to its upper bound, which belongs to the last bin alone.
public struct ChartBinRange<Bound: Comparable> {
    /// The smallest value of the bin.
    public let lowerBound: Bound
    /// The greatest value of the bin.
    public let upperBound: Bound
    /// Whether the upper bound belongs to the bin.
    let isClosed: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool = false) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.isClosed = isClosed
    }

    /// Whether a value lies in the bin.
    public func contains(_ element: Bound) -> Bool {
        lowerBound <= element && (element < upperBound || (isClosed && element == upperBound))
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
