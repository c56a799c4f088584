import SwiftUI

/// An area under the values of a collection's elements, or of a function.
nonisolated public struct AreaPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent<DataElement>

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }
    public func _forEachElement(_ body: (DataElement?, @escaping (inout _MarkCollector) -> Void) -> Void) {
        content.forEach(body)
    }

    /// The area between zero and the values of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .area, stacking: stacking), x: .values(x), y: .values(y))
    }

    /// The areas between zero and the values of each series of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .area, stacking: stacking), x: .values(x), y: .values(y),
            change: MarkRecord.series(series))
    }

    /// The area between two values of the y axis for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .area), x: .values(x), y: .ranges(yStart, yEnd))
    }

    /// The area of each series between two values of the y axis for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .area), x: .values(x), y: .ranges(yStart, yEnd), change: MarkRecord.series(series))
    }

    /// The area between two values of the x axis for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .area), x: .ranges(xStart, xEnd), y: .values(y))
    }

    /// The area of each series between two values of the x axis for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .area), x: .ranges(xStart, xEnd), y: .values(y), change: MarkRecord.series(series))
    }
}

nonisolated extension AreaPlot where DataElement == Never {
    /// The area between zero and the graph of a function.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = PlotContent(domain) { number, collector in
            AreaMark(x: .value(x, number), y: .value(y, function(number)))._collect(into: &collector)
        }
    }

    /// The area between zero and the graph of a function. The labels are translated.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(x: Text(x), y: Text(y), domain: domain, function: function)
    }

    /// The area between zero and the graph of a function. The labels are resources of a bundle.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(x: Text(x), y: Text(y), domain: domain, function: function)
    }

    /// The area between zero and the graph of a function. The labels are shown as they are.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(x: Text(x), y: Text(y), domain: domain, function: function)
    }

    /// The area between two functions.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = PlotContent(domain) { number, collector in
            let ends = function(number)
            AreaMark(x: .value(x, number), yStart: .value(yStart, ends.yStart), yEnd: .value(yEnd, ends.yEnd))
                ._collect(into: &collector)
        }
    }

    /// The area between two functions. The labels are translated.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
    }

    /// The area between two functions. The labels are resources of a bundle.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
    }

    /// The area between two functions. The labels are shown as they are.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
    }
}
