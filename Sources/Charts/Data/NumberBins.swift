import Foundation

/// Bins of equal size for numbers, as for a histogram. The last bin holds its upper bound too.
public struct NumberBins<Value: Comparable & Numeric> {
    /// The bounds of the bins, in ascending order: one more than there are bins.
    public let thresholds: [Value]

    /// Bins between the given bounds.
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    /// The index of the bin of a number; the first or the last one for a number outside of all bins.
    public func index(for value: Value) -> Int {
        let upper = thresholds.firstIndex { value < $0 } ?? thresholds.count
        return Swift.max(0, Swift.min(upper - 1, thresholds.count - 2))
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// A number of bins that share a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(count, 1)
        let size = (range.upperBound - range.lowerBound) / Value(count)
        self.init(thresholds: (0...count).map { $0 == count ? range.upperBound : range.lowerBound + size * Value($0) })
    }

    /// Bins of a size that cover a range. The bounds are multiples of the size.
    public init(size: Value, range: ClosedRange<Value>) {
        let numbers = NumberTicks.multiples(
            of: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound), roundsLower: true,
            roundsUpper: true)
        self.init(thresholds: numbers.map { Value($0) })
    }

    /// Bins with round bounds for some numbers.
    /// - Parameters:
    ///   - desiredCount: The number of bins to come near to; 10 by default.
    ///   - minimumStride: The least size of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let bounds = NumberTicks.bins(
            of: data.lazy.map { Double($0) }, desiredCount: desiredCount ?? 10, minimumStride: Double(minimumStride))
        self.init(thresholds: bounds.map { Value($0) })
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins with round bounds that cover a range.
    /// - Parameters:
    ///   - desiredCount: The number of bins to come near to.
    ///   - minimumStride: The least size of a bin.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins with round bounds that cover a range.
    /// - Parameters:
    ///   - desiredCount: The number of bins to come near to.
    ///   - minimumStride: The least size of a bin.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        self.init(
            data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
    }

    /// A number of bins that share a range, with bounds at whole numbers.
    public init(range: ClosedRange<Value>, count: Int) {
        let (count, span) = (Swift.max(count, 1), Double(range.upperBound - range.lowerBound))
        self.init(
            thresholds: (0...count).map { range.lowerBound + Value((span * Double($0) / Double(count)).rounded()) })
    }

    /// Bins of a size that cover a range. The bounds are multiples of the size.
    public init(size: Value, range: ClosedRange<Value>) {
        let numbers = NumberTicks.multiples(
            of: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound), roundsLower: true,
            roundsUpper: true)
        self.init(thresholds: numbers.map { Value($0.rounded()) })
    }

    /// Bins with round bounds for some numbers.
    /// - Parameters:
    ///   - desiredCount: The number of bins to come near to; 10 by default.
    ///   - minimumStride: The least size of a bin.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        let bounds = NumberTicks.bins(
            of: data.lazy.map { Double($0) }, desiredCount: desiredCount ?? 10,
            minimumStride: Swift.max(1, Double(minimumStride)))
        self.init(thresholds: bounds.map { Value($0.rounded()) })
    }
}

extension NumberTicks {
    /// The round bounds of bins for some numbers; 0 and 1 without any.
    static func bins(of numbers: some Sequence<Double>, desiredCount: Int, minimumStride: Double) -> [Double] {
        let finite = numbers.filter(\.isFinite)
        guard let lower = finite.min(), let upper = finite.max() else { return [0, 1] }
        let step = step(
            from: lower, to: upper, desiredCount: desiredCount + 1, minimumStride: minimumStride, roundsLower: true,
            roundsUpper: true)
        let bounds = multiples(of: step, from: lower, to: upper, roundsLower: true, roundsUpper: true)
        return bounds.count > 1 ? bounds : [lower, lower + step]
    }
}

extension NumberBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The bounds of a bin. A position out of range stops the program.
    public subscript(position: Int) -> ChartBinRange<Value> {
        precondition(indices.contains(position), "NumberBins index \(position) is out of range \(indices)")
        return ChartBinRange(thresholds[position], thresholds[position + 1], isClosed: position == endIndex - 1)
    }
}

extension NumberBins: Equatable {}
extension NumberBins: Sendable where Value: Sendable {}
