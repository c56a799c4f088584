import SwiftUI

/// Makes the marks of a plot.
nonisolated struct PlotContent<Element> {
    /// Adds the marks of all elements.
    let add: (inout _MarkCollector) -> Void
    /// Calls a closure for each element, with another one that adds the element's mark; for a function once, without an
    /// element.
    let forEach: ((Element?, @escaping (inout _MarkCollector) -> Void) -> Void) -> Void

    /// The marks of a collection's elements. Only what differs is read for every element, so that a plot of many stays
    /// quick.
    init<Data: RandomAccessCollection>(
        _ data: Data, _ mark: MarkRecord, x: PlotExtent<Element>, y: PlotExtent<Element>,
        width: MarkDimensions<Element> = .automatic, height: MarkDimensions<Element> = .automatic,
        change: ((Element, inout MarkRecord, inout _MarkCollector) -> Void)? = nil
    ) where Data.Element == Element {
        let (xLabel, yLabel, xExtent, yExtent) = (x.label, y.label, x.extent, y.extent)
        var usual = mark
        (usual.isIntegerX, usual.isIntegerY) = (x.isInteger, y.isInteger)
        (usual.width, usual.height) = (width.constant ?? .automatic, height.constant ?? .automatic)
        let hasOwnSizes = width.constant == nil || height.constant == nil
        let add = { (element: Element, collector: inout _MarkCollector) in
            var record = usual
            record.x = xExtent(element)
            record.y = yExtent(element)
            if hasOwnSizes {
                record.width = width.dimension(of: element)
                record.height = height.dimension(of: element)
            }
            change?(element, &record, &collector)
            collector.add(record, xLabel: xLabel, yLabel: yLabel)
        }
        self.add = { collector in
            collector.reserve(data.count)
            let isContiguous: Void? = data.withContiguousStorageIfAvailable { elements in
                for element in elements { add(element, &collector) }
            }
            if isContiguous == nil { for element in data { add(element, &collector) } }
        }
        forEach = { body in
            for element in data { body(element) { add(element, &$0) } }
        }
    }

    /// The number of points at which a function is drawn.
    static var sampleCount: Int { 400 }
}

nonisolated extension PlotContent where Element == Never {
    /// The marks of evenly distributed numbers of a function's domain.
    init(_ domain: ClosedRange<Double>?, _ add: @escaping (Double, inout _MarkCollector) -> Void) {
        let addAll = { (collector: inout _MarkCollector) in
            let domain = domain ?? collector.functionDomain
            let step = (domain.upperBound - domain.lowerBound) / Double(Self.sampleCount)
            for index in 0...Self.sampleCount { add(domain.lowerBound + Double(index) * step, &collector) }
        }
        self.add = addAll
        forEach = { body in body(nil, addAll) }
    }
}
