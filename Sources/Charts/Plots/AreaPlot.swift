import SwiftUI

/// An area under the values of a collection's elements, or of a function.
nonisolated public struct AreaPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }

    /// The area between zero and the values of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            AreaMark(x: x.value(of: element), y: y.value(of: element), stacking: stacking)._collect(into: &collector)
        }
    }

    /// The area between two values of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            AreaMark(x: x.value(of: element), yStart: yStart.value(of: element), yEnd: yEnd.value(of: element))
                ._collect(into: &collector)
        }
    }
}

nonisolated extension AreaPlot where DataElement == Never {
    /// The area between zero and the graph of a function.
    /// - Parameter domain: The numbers for which the function is drawn; by default those of the x axis's given domain, or −1
    ///     to 1.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = PlotContent(domain) { number, collector in
            AreaMark(x: .value(x, number), y: .value(y, function(number)))._collect(into: &collector)
        }
    }

    /// The area between two functions.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = PlotContent(domain) { number, collector in
            let ends = function(number)
            AreaMark(x: .value(x, number), yStart: .value(yStart, ends.yStart), yEnd: .value(yEnd, ends.yEnd))
                ._collect(into: &collector)
        }
    }
}
