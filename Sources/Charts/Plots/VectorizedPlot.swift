import SwiftUI

/// Marks for each element of a collection, or for a function.
nonisolated public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the collection's elements; `Never` for functions.
    associatedtype DataElement
}

/// Makes the marks of a plot.
nonisolated struct PlotContent {
    let add: (inout _MarkCollector) -> Void

    /// The marks of a collection's elements.
    init<Data: RandomAccessCollection>(
        _ data: Data, _ add: @escaping (Data.Element, inout _MarkCollector) -> Void
    ) {
        self.add = { collector in
            collector.reserve(data.count)
            let isContiguous: Void? = data.withContiguousStorageIfAvailable { elements in
                for element in elements { add(element, &collector) }
            }
            if isContiguous == nil { for element in data { add(element, &collector) } }
        }
    }

    /// The marks of a collection's elements at two values each. Only the values are read for every element, so that a
    /// plot of many stays quick.
    init<Data: RandomAccessCollection, X, Y>(
        _ data: Data, _ mark: MarkRecord, x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) {
        let (xLabel, yLabel) = (x.label, y.label)
        let (xExtent, yExtent) = (x.extent, y.extent)
        self.init(data) { element, collector in
            var record = mark
            record.x = xExtent(element)
            record.y = yExtent(element)
            collector.add(record, xLabel: xLabel, yLabel: yLabel)
        }
    }

    /// The number of points at which a function is drawn.
    static let sampleCount = 400

    /// The marks of evenly distributed numbers of a function's domain.
    init(_ domain: ClosedRange<Double>?, _ add: @escaping (Double, inout _MarkCollector) -> Void) {
        self.add = { collector in
            let domain = domain ?? collector.functionDomain
            let step = (domain.upperBound - domain.lowerBound) / Double(Self.sampleCount)
            for index in 0...Self.sampleCount { add(domain.lowerBound + Double(index) * step, &collector) }
        }
    }
}
