import SwiftUI

/// A sector of a pie or a donut.
nonisolated public struct SectorMark: ChartContent {
    public typealias Body = Never
    private let add: (inout _MarkCollector) -> Void

    public func _collect(into collector: inout _MarkCollector) { add(&collector) }

    /// A sector as wide as a number's share of the whole, clockwise from the top.
    /// - Parameters:
    ///   - angle: A number, or a range of numbers.
    ///   - innerRadius: The radius of the hole; a ratio is one of the outer radius.
    ///   - outerRadius: The outer radius; by default the largest that fits.
    ///   - angularInset: The distance from each neighbour, in points.
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        let extent = angle.plotted.extent
        add = {
            var record = MarkRecord(kind: .sector)
            record.x = extent
            record.width = innerRadius
            record.height = outerRadius
            record.inset = angularInset ?? 0
            $0.add(record)
        }
    }
}
