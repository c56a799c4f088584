import SwiftUI

/// A value of the data with its label, without its type. Marks keep values so: for a generic type that only a caller
/// knows, each mark would look its metadata up.
struct PlottedValue {
    /// The label; nil for a position in points.
    let label: Text?
    let extent: MarkExtent
    /// Whether values of its type are whole numbers, so that an axis has no marks between them.
    var isInteger = false

    /// The range between two values; nil if one of them is none.
    static func range<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) -> PlottedValue? {
        let (start, end) = (start.plotted, end.plotted)
        guard let first = start.extent.start, let last = end.extent.end else { return nil }
        return PlottedValue(
            label: start.label, extent: .range(first, last), isInteger: start.isInteger && end.isInteger)
    }

    /// The range between two positions in points; nil for all of the axis.
    static func fixed(_ start: CGFloat?, _ end: CGFloat?) -> PlottedValue? {
        guard start != nil || end != nil else { return nil }
        return PlottedValue(label: nil, extent: .points(start, end))
    }
}
