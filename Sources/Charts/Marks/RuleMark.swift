import SwiftUI

/// A straight line along an axis.
nonisolated public struct RuleMark: ChartContent {
    public typealias Body = Never
    private let add: (inout _MarkCollector) -> Void

    public func _collect(into collector: inout _MarkCollector) { add(&collector) }

    private init(_ x: PlottedValue?, _ y: PlottedValue?) {
        add = { $0.add(MarkRecord(kind: .rule), x: x, y: y) }
    }

    /// A vertical line at a value, between two values of the y axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x.plotted, .range(yStart, yEnd))
    }

    /// A horizontal line at a value, between two values of the x axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.range(xStart, xEnd), y.plotted)
    }

    /// A vertical line at a position in points, by default in the middle, between two values of the y axis.
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(PlottedValue(label: nil, extent: .points(x, x)), .range(yStart, yEnd))
    }

    /// A horizontal line at a position in points, by default in the middle, between two values of the x axis.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(.range(xStart, xEnd), PlottedValue(label: nil, extent: .points(y, y)))
    }

    /// A vertical line at a value, between two positions in points; by default over the plot's height.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(x.plotted, .fixed(yStart, yEnd))
    }

    /// A horizontal line at a value, between two positions in points; by default over the plot's width.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(.fixed(xStart, xEnd), y.plotted)
    }
}
