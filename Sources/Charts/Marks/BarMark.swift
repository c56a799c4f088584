import SwiftUI

/// A bar.
nonisolated public struct BarMark: ChartContent {
    public typealias Body = Never
    private let add: (inout _MarkCollector) -> Void

    public func _collect(into collector: inout _MarkCollector) { add(&collector) }

    private init(
        _ x: PlottedValue?, _ y: PlottedValue?, _ width: MarkDimension, _ height: MarkDimension,
        _ stacking: MarkStackingMethod
    ) {
        add = {
            var record = MarkRecord(kind: .bar)
            record.stacking = stacking
            record.width = width
            record.height = height
            $0.add(record, x: x, y: y)
        }
    }

    /// A bar from zero to a number, at a place of the other axis. Bars of the same place are stacked.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x.plotted, y.plotted, width, height, stacking)
    }

    /// A bar between two values of the y axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(x.plotted, .range(yStart, yEnd), width, .automatic, .unstacked)
    }

    /// A bar between two values of the x axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.range(xStart, xEnd), y.plotted, .automatic, height, .unstacked)
    }

    /// A part of the only bar along the x axis.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x.plotted, .fixed(yStart, yEnd), width, .automatic, stacking)
    }

    /// A part of the only bar along the y axis.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.fixed(xStart, xEnd), y.plotted, .automatic, height, stacking)
    }

    /// A bar between two values of the x axis, over the plot's height.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.range(xStart, xEnd), .fixed(yStart, yEnd), .automatic, .automatic, .unstacked)
    }

    /// A bar between two values of the y axis, over the plot's width.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.fixed(xStart, xEnd), .range(yStart, yEnd), .automatic, .automatic, .unstacked)
    }
}
