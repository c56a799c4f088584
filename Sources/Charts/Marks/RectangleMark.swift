import SwiftUI

/// A rectangle.
nonisolated public struct RectangleMark: ChartContent {
    public typealias Body = Never
    private let add: (inout _MarkCollector) -> Void

    public func _collect(into collector: inout _MarkCollector) { add(&collector) }

    private init(
        _ x: PlottedValue?, _ y: PlottedValue?, _ width: MarkDimension = .automatic,
        _ height: MarkDimension = .automatic
    ) {
        add = {
            var record = MarkRecord(kind: .rectangle)
            record.width = width
            record.height = height
            $0.add(record, x: x, y: y)
        }
    }

    /// A rectangle at two values: by default it fills their slots.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(x.plotted, y.plotted, width, height)
    }

    /// A rectangle between values of both axes.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.range(xStart, xEnd), .range(yStart, yEnd))
    }

    /// A rectangle at a value of the x axis, between values of the y axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(x.plotted, .range(yStart, yEnd), width)
    }

    /// A rectangle between values of the x axis, at a value of the y axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.range(xStart, xEnd), y.plotted, .automatic, height)
    }

    /// A rectangle at a value of the x axis, between two positions in points; by default over the plot's height.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(x.plotted, .fixed(yStart, yEnd), width)
    }

    /// A rectangle at a value of the y axis, between two positions in points; by default over the plot's width.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.fixed(xStart, xEnd), y.plotted, .automatic, height)
    }

    /// A rectangle between values of the x axis and two positions in points; by default over the plot's height.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.range(xStart, xEnd), .fixed(yStart, yEnd))
    }

    /// A rectangle between two positions in points and values of the y axis; by default over the plot's width.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.fixed(xStart, xEnd), .range(yStart, yEnd))
    }

    /// A rectangle between positions in points; by default over the whole plot.
    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.fixed(xStart, xEnd), .fixed(yStart, yEnd))
    }
}
