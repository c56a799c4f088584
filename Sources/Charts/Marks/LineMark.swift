import SwiftUI

/// A point of a line. The points of a series are joined in their order.
nonisolated public struct LineMark: ChartContent {
    public typealias Body = Never
    private let add: Addition

    private enum Addition {
        case mark(PlacedMark)
        case ofSeries((inout _MarkCollector) -> Void)
    }

    public func _collect(into collector: inout _MarkCollector) {
        switch add {
        case .mark(let mark): mark.add(to: &collector)
        case .ofSeries(let add): add(&collector)
        }
    }

    /// A point of the line that the other marks of its style belong to.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        add = .mark(PlacedMark(kind: .line, x: x.plotted, y: y.plotted))
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        let (x, y, series) = (x.plotted, y.plotted, series.plotted)
        add = .ofSeries {
            var record = MarkRecord(kind: .line)
            record.series = $0.series(series)
            $0.add(record, x: x, y: y)
        }
    }
}
