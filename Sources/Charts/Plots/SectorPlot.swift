import SwiftUI

/// A sector for each element of a collection.
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent<DataElement>

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }
    public func _forEachElement(_ body: (DataElement?, @escaping (inout _MarkCollector) -> Void) -> Void) {
        content.forEach(body)
    }

    /// Sectors as wide as the elements' shares of the whole, clockwise from the top.
    /// - Parameters:
    ///   - innerRadius: The radius of the hole; a ratio is one of the outer radius.
    ///   - outerRadius: The outer radius; by default the largest that fits.
    ///   - angularInset: The distance from each neighbour, in points.
    public init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<DataElement, V>, innerRadius: MarkDimensions<DataElement> = .automatic,
        outerRadius: MarkDimensions<DataElement> = .automatic, angularInset: CGFloat? = nil
    ) where Data.Element == DataElement {
        let inset = angularInset ?? 0
        self.init(data, angle, innerRadius, outerRadius) { _ in inset }
    }

    /// Sectors as wide as the elements' shares of the whole, clockwise from the top.
    /// - Parameters:
    ///   - innerRadius: The radius of the hole; a ratio is one of the outer radius.
    ///   - outerRadius: The outer radius; by default the largest that fits.
    ///   - angularInset: The distances from each neighbour, in points.
    public init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<DataElement, V>, innerRadius: MarkDimensions<DataElement> = .automatic,
        outerRadius: MarkDimensions<DataElement> = .automatic, angularInset: KeyPath<DataElement, CGFloat>
    ) where Data.Element == DataElement {
        self.init(data, angle, innerRadius, outerRadius) { $0[keyPath: angularInset] }
    }

    private init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, _ angle: PlottableProjection<DataElement, V>, _ innerRadius: MarkDimensions<DataElement>,
        _ outerRadius: MarkDimensions<DataElement>, inset: @escaping (DataElement) -> CGFloat
    ) where Data.Element == DataElement {
        let angles = PlotExtent<DataElement>(label: nil, extent: angle.extent)
        content = PlotContent(
            data, MarkRecord(kind: .sector), x: angles, y: .positions(nil, nil), width: innerRadius, height: outerRadius
        ) { element, record, _ in record.inset = inset(element) }
    }
}
