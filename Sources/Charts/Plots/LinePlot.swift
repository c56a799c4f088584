import SwiftUI

/// A line through the values of a collection's elements, or of a function.
nonisolated public struct LinePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }

    /// A line through the values of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .line), x: x, y: y)
    }

    /// A line for each series of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            var record = MarkRecord(kind: .line)
            record.series = collector.series(series.value(of: element))
            collector.add(record, x: x.value(of: element), y: y.value(of: element))
        }
    }
}

nonisolated extension LinePlot where DataElement == Never {
    /// The graph of a function. Numbers that are not finite leave gaps.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = PlotContent(domain) { number, collector in
            collector.add(MarkRecord(kind: .line), x: .value(x, number), y: .value(y, function(number)))
        }
    }

    /// The curve of a function of a parameter.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = PlotContent(domain) { parameter, collector in
            let point = function(parameter)
            collector.add(MarkRecord(kind: .line), x: .value(x, point.x), y: .value(y, point.y))
        }
    }
}
