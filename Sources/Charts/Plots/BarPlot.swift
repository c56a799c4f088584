import SwiftUI

/// A bar for each element of a collection.
nonisolated public struct BarPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }

    /// Bars from zero to the values of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            BarMark(x: x.value(of: element), y: y.value(of: element), width: width, height: height, stacking: stacking)
                ._collect(into: &collector)
        }
    }

    /// Bars between two values of the y axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            BarMark(
                x: x.value(of: element), yStart: yStart.value(of: element), yEnd: yEnd.value(of: element), width: width
            )._collect(into: &collector)
        }
    }

    /// Bars between two values of the x axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            BarMark(
                xStart: xStart.value(of: element), xEnd: xEnd.value(of: element), y: y.value(of: element),
                height: height
            )._collect(into: &collector)
        }
    }
}
