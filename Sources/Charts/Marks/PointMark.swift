import SwiftUI

/// A symbol at a point.
nonisolated public struct PointMark: ChartContent {
    public typealias Body = Never
    private let add: (inout _MarkCollector) -> Void

    public func _collect(into collector: inout _MarkCollector) { add(&collector) }

    /// A symbol at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        add = MarkRecord(kind: .point).adding(x, y)
    }

    /// A symbol at a value of the x axis, and at a position in points from the plot's top; by default in the middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        add = { $0.add(MarkRecord(kind: .point), x: x, y: PlottableValue<Double>.fixed(y, y)) }
    }

    /// A symbol at a value of the y axis, and at a position in points from the plot's left edge; by default in the
    /// middle.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        add = { $0.add(MarkRecord(kind: .point), x: PlottableValue<Double>.fixed(x, x), y: y) }
    }
}
