import SwiftUI

/// A rectangle for each element of a collection.
nonisolated public struct RectanglePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }

    /// Rectangles at the values of a collection's elements: by default they fill the values' slots.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            RectangleMark(x: x.value(of: element), y: y.value(of: element), width: width, height: height)
                ._collect(into: &collector)
        }
    }

    /// Rectangles between values of both axes.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            RectangleMark(
                xStart: xStart.value(of: element), xEnd: xEnd.value(of: element), yStart: yStart.value(of: element),
                yEnd: yEnd.value(of: element)
            )._collect(into: &collector)
        }
    }
}
