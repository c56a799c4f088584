import SwiftUI

/// The room that the marks of a collection's elements take on an axis.
struct PlotExtent<Element> {
    let label: Text?
    let extent: (Element) -> MarkExtent
    /// Whether values of its type are whole numbers.
    let isInteger: Bool

    init(label: Text?, isInteger: Bool = false, extent: @escaping (Element) -> MarkExtent) {
        self.label = label
        self.extent = extent
        self.isInteger = isInteger
    }

    /// The values of a projection.
    static func values<Value>(_ values: PlottableProjection<Element, Value>) -> PlotExtent {
        PlotExtent(label: values.label, isInteger: values.isInteger, extent: values.extent)
    }

    /// The ranges between the values of two projections.
    static func ranges<Value>(
        _ starts: PlottableProjection<Element, Value>, _ ends: PlottableProjection<Element, Value>
    ) -> PlotExtent {
        PlotExtent(label: starts.label, isInteger: starts.isInteger && ends.isInteger) { element in
            guard let start = starts.extent(element).start, let end = ends.extent(element).end else { return .none }
            return .range(start, end)
        }
    }

    /// The same positions for all elements, in points; nil for the plot's edges.
    static func positions(_ start: CGFloat?, _ end: CGFloat?) -> PlotExtent {
        let extent = start == nil && end == nil ? MarkExtent.none : .points(start, end)
        return PlotExtent(label: nil) { _ in extent }
    }

    /// Positions at key paths, in points.
    static func positions(_ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>) -> PlotExtent {
        PlotExtent(label: nil) { .points($0[keyPath: start], $0[keyPath: end]) }
    }
}

extension MarkRecord {
    /// Gives marks the series of their elements.
    static func series<Element, Value>(
        _ series: PlottableProjection<Element, Value>
    ) -> (Element, inout MarkRecord, inout _MarkCollector) -> Void {
        { element, record, collector in record.series = collector.series(series.value(of: element)) }
    }
}
