import SwiftUI

/// A straight line for each element of a collection.
nonisolated public struct RulePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }

    /// Vertical lines between two values of the y axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            RuleMark(x: x.value(of: element), yStart: yStart.value(of: element), yEnd: yEnd.value(of: element))
                ._collect(into: &collector)
        }
    }

    /// Horizontal lines between two values of the x axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            RuleMark(xStart: xStart.value(of: element), xEnd: xEnd.value(of: element), y: y.value(of: element))
                ._collect(into: &collector)
        }
    }
}
