import SwiftUI

extension PlottableValue {
    /// The range between two values.
    static func range(_ start: PlottableValue, _ end: PlottableValue) -> PlottableValue? {
        guard let first = start.extent.start, let last = end.extent.end else { return nil }
        return PlottableValue(
            label: start.label, extent: .range(first, last), isInteger: start.isInteger && end.isInteger)
    }

    /// The range between two positions in points; nil for all of the axis.
    static func fixed(_ start: CGFloat?, _ end: CGFloat?) -> PlottableValue? {
        guard start != nil || end != nil else { return nil }
        return PlottableValue(label: Text(verbatim: ""), extent: .points(start, end))
    }
}
