import SwiftUI

/// A straight line for each element of a collection.
nonisolated public struct RulePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent<DataElement>

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }
    public func _forEachElement(_ body: (DataElement?, @escaping (inout _MarkCollector) -> Void) -> Void) {
        content.forEach(body)
    }

    /// Vertical lines between two values of the y axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .values(x), y: .ranges(yStart, yEnd))
    }

    /// Vertical lines between positions in points; by default over the plot's height.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .values(x), y: .positions(yStart, yEnd))
    }

    /// Vertical lines between positions in points.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, CGFloat>,
        yEnd: KeyPath<DataElement, CGFloat>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .values(x), y: .positions(yStart, yEnd))
    }

    /// Vertical lines at a position in points, by default in the middle, between two values of the y axis.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .positions(x, x), y: .ranges(yStart, yEnd))
    }

    /// Vertical lines at positions in points, between two values of the y axis.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<DataElement, CGFloat>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .positions(x, x), y: .ranges(yStart, yEnd))
    }

    /// Horizontal lines between two values of the x axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .ranges(xStart, xEnd), y: .values(y))
    }

    /// Horizontal lines between positions in points; by default over the plot's width.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .positions(xStart, xEnd), y: .values(y))
    }

    /// Horizontal lines between positions in points.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .positions(xStart, xEnd), y: .values(y))
    }

    /// Horizontal lines at a position in points, by default in the middle, between two values of the x axis.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: CGFloat? = nil
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .ranges(xStart, xEnd), y: .positions(y, y))
    }

    /// Horizontal lines at positions in points, between two values of the x axis.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: KeyPath<DataElement, CGFloat>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .rule), x: .ranges(xStart, xEnd), y: .positions(y, y))
    }
}
