import SwiftUI

/// A place of an area. The places of a series are joined in their order.
nonisolated public struct AreaMark: ChartContent {
    public typealias Body = Never
    private let add: (inout _MarkCollector) -> Void

    public func _collect(into collector: inout _MarkCollector) { add(&collector) }

    private init(
        _ x: PlottedValue?, _ y: PlottedValue?, _ series: PlottedValue?, _ stacking: MarkStackingMethod
    ) {
        add = {
            var record = MarkRecord(kind: .area)
            record.stacking = stacking
            if let series { record.series = $0.series(series) }
            $0.add(record, x: x, y: y)
        }
    }

    /// The area between zero and a number. The areas of several series are stacked.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x.plotted, y.plotted, nil, stacking)
    }

    /// The area between zero and a number, for a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x.plotted, y.plotted, series.plotted, stacking)
    }

    /// The area between two values of the y axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x.plotted, .range(yStart, yEnd), nil, .unstacked)
    }

    /// The area between two values of the y axis, for a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x.plotted, .range(yStart, yEnd), series.plotted, .unstacked)
    }

    /// The area between two values of the x axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.range(xStart, xEnd), y.plotted, nil, .unstacked)
    }

    /// The area between two values of the x axis, for a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.range(xStart, xEnd), y.plotted, series.plotted, .unstacked)
    }
}
