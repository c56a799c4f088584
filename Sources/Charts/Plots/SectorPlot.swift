import SwiftUI

/// A sector for each element of a collection.
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    private let content: PlotContent

    public func _collect(into collector: inout _MarkCollector) { content.add(&collector) }

    /// Sectors as wide as the elements' shares of the whole, clockwise from the top.
    /// - Parameters:
    ///   - innerRadius: The radius of the hole; a ratio is one of the outer radius.
    ///   - outerRadius: The outer radius; by default the largest that fits.
    ///   - angularInset: The distance from each neighbour, in points.
    public init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<DataElement, V>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Data.Element == DataElement {
        content = PlotContent(data) { element, collector in
            SectorMark(
                angle: angle.value(of: element), innerRadius: innerRadius, outerRadius: outerRadius,
                angularInset: angularInset
            )._collect(into: &collector)
        }
    }
}
