import SwiftUI

/// A symbol at a point.
nonisolated public struct PointMark: ChartContent {
    public typealias Body = Never
    private let mark: PlacedMark

    public func _collect(into collector: inout _MarkCollector) { mark.add(to: &collector) }

    /// A symbol at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = PlacedMark(kind: .point, x: x.plotted, y: y.plotted)
    }

    /// A symbol at a value of the x axis, and at a position in points from the plot's top; by default in the middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = PlacedMark(kind: .point, x: x.plotted, y: .fixed(y, y))
    }

    /// A symbol at a value of the y axis, and at a position in points from the plot's left edge; by default in the
    /// middle.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = PlacedMark(kind: .point, x: .fixed(x, x), y: y.plotted)
    }
}
