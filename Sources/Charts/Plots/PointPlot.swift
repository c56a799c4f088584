import SwiftUI

/// A symbol for each element of a collection.
nonisolated public struct PointPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent<DataElement>

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }
    public func _forEachElement(_ body: (DataElement?, @escaping (inout _MarkCollector) -> Void) -> Void) {
        content.forEach(body)
    }

    /// Symbols at the values of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .point), x: .values(x), y: .values(y))
    }

    /// Symbols at values of the x axis, and at a position in points from the plot's top; by default in the middle.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: CGFloat? = nil
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .point), x: .values(x), y: .positions(y, y))
    }

    /// Symbols at values of the x axis, and at positions in points from the plot's top.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: KeyPath<DataElement, CGFloat>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .point), x: .values(x), y: .positions(y, y))
    }

    /// Symbols at values of the y axis, and at a position in points from the plot's left edge; by default in the middle.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .point), x: .positions(x, x), y: .values(y))
    }

    /// Symbols at values of the y axis, and at positions in points from the plot's left edge.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<DataElement, CGFloat>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .point), x: .positions(x, x), y: .values(y))
    }
}
