import SwiftUI

/// A bar for each element of a collection.
nonisolated public struct BarPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent<DataElement>

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }
    public func _forEachElement(_ body: (DataElement?, @escaping (inout _MarkCollector) -> Void) -> Void) {
        content.forEach(body)
    }

    /// Bars from zero to the values of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        width: MarkDimensions<DataElement> = .automatic, height: MarkDimensions<DataElement> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .bar, stacking: stacking), x: .values(x), y: .values(y), width: width, height: height
        )
    }

    /// Bars between two values of the y axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>, width: MarkDimensions<DataElement> = .automatic
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .bar), x: .values(x), y: .ranges(yStart, yEnd), width: width)
    }

    /// Bars between two values of the x axis.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .bar), x: .ranges(xStart, xEnd), y: .values(y), height: height)
    }

    /// Parts of the only bar along the x axis. Positions are in points.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<DataElement> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .bar, stacking: stacking), x: .values(x), y: .positions(yStart, yEnd), width: width)
    }

    /// Parts of bars along the x axis, between positions in points.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, CGFloat>,
        yEnd: KeyPath<DataElement, CGFloat>, width: MarkDimensions<DataElement> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .bar, stacking: stacking), x: .values(x), y: .positions(yStart, yEnd), width: width)
    }

    /// Parts of the only bar along the y axis. Positions are in points.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<DataElement, Y>,
        height: MarkDimensions<DataElement> = .automatic, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .bar, stacking: stacking), x: .positions(xStart, xEnd), y: .values(y), height: height
        )
    }

    /// Parts of bars along the y axis, between positions in points.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
        y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .bar, stacking: stacking), x: .positions(xStart, xEnd), y: .values(y), height: height
        )
    }

    /// Bars between two values of the x axis. Positions are in points.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .bar), x: .ranges(xStart, xEnd), y: .positions(yStart, yEnd))
    }

    /// Bars between two values of the x axis and positions in points.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        yStart: KeyPath<DataElement, CGFloat>, yEnd: KeyPath<DataElement, CGFloat>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .bar), x: .ranges(xStart, xEnd), y: .positions(yStart, yEnd))
    }

    /// Bars between two values of the y axis. Positions are in points.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .bar), x: .positions(xStart, xEnd), y: .ranges(yStart, yEnd))
    }

    /// Bars between two values of the y axis and positions in points.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
        yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .bar), x: .positions(xStart, xEnd), y: .ranges(yStart, yEnd))
    }
}
