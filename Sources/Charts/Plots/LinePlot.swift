import SwiftUI

/// A line through the values of a collection's elements, or of a function.
nonisolated public struct LinePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent<DataElement>

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }
    public func _forEachElement(_ body: (DataElement?, @escaping (inout _MarkCollector) -> Void) -> Void) {
        content.forEach(body)
    }

    /// A line through the values of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data, MarkRecord(kind: .line), x: .values(x), y: .values(y))
    }

    /// A line for each series of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        content = PlotContent(
            data, MarkRecord(kind: .line), x: .values(x), y: .values(y), change: MarkRecord.series(series))
    }
}

nonisolated extension LinePlot where DataElement == Never {
    /// The graph of a function. Numbers that are not finite leave gaps.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = PlotContent(domain) { number, collector in
            LineMark(x: .value(x, number), y: .value(y, function(number)))._collect(into: &collector)
        }
    }

    /// The graph of a function. Numbers that are not finite leave gaps. The labels are translated.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(x: Text(x), y: Text(y), domain: domain, function: function)
    }

    /// The graph of a function. Numbers that are not finite leave gaps. The labels are resources of a bundle.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(x: Text(x), y: Text(y), domain: domain, function: function)
    }

    /// The graph of a function. Numbers that are not finite leave gaps. The labels are shown as they are.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(x: Text(x), y: Text(y), domain: domain, function: function)
    }

    /// The curve of a function of a parameter.
    public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = PlotContent(domain) { parameter, collector in
            let point = function(parameter)
            LineMark(x: .value(x, point.x), y: .value(y, point.y))._collect(into: &collector)
        }
    }

    /// The curve of a function of a parameter. The labels are translated.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
    }

    /// The curve of a function of a parameter. The labels are resources of a bundle.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
    }

    /// The curve of a function of a parameter. The labels are shown as they are.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
    }
}
