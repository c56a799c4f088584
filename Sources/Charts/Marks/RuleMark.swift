import SwiftUI

/// A straight line along an axis.
nonisolated public struct RuleMark: ChartContent {
    public typealias Body = Never
    private let add: (inout _MarkCollector) -> Void

    public func _collect(into collector: inout _MarkCollector) { add(&collector) }

    private init<X: Plottable, Y: Plottable>(_ x: PlottableValue<X>?, _ y: PlottableValue<Y>?) {
        add = { $0.add(MarkRecord(kind: .rule), x: x, y: y) }
    }

    /// A vertical line at a value, between two values of the y axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(x, .range(yStart, yEnd))
    }

    /// A horizontal line at a value, between two values of the x axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.range(xStart, xEnd), y)
    }

    /// A vertical line at a position in points, by default in the middle, between two values of the y axis.
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        add = {
            var record = MarkRecord(kind: .rule)
            record.isHorizontal = false
            record.x = .points(x, x)
            $0.add(record, x: PlottableValue<Double>?.none, y: .range(yStart, yEnd))
        }
    }

    /// A horizontal line at a position in points, by default in the middle, between two values of the x axis.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        add = {
            var record = MarkRecord(kind: .rule)
            record.y = .points(y, y)
            $0.add(record, x: .range(xStart, xEnd), y: PlottableValue<Double>?.none)
        }
    }

    /// A vertical line at a value, between two positions in points; by default over the plot's height.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(x, PlottableValue<Double>.fixed(yStart, yEnd))
    }

    /// A horizontal line at a value, between two positions in points; by default over the plot's width.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(PlottableValue<Double>.fixed(xStart, xEnd), y)
    }
}
