import SwiftUI

/// A binding that a selection in the plot sets.
struct ChartSelection {
    /// The values where the selection began and where it is.
    struct Values {
        let first: PlotValue
        let last: PlotValue

        func range<P: Plottable & Comparable>() -> ClosedRange<P>? {
            guard let a = P(plotValue: first), let b = P(plotValue: last) else { return nil }
            return min(a, b)...max(a, b)
        }
    }

    /// The axis of the values; nil for the angles of sectors.
    let axis: ChartAxis?
    var isRange = false
    let set: (Values?) -> Void

    /// Selects the values at two points of the plot, or those between them.
    func select(from first: CGPoint, to last: CGPoint, _ proxy: ChartProxy) {
        guard let first = proxy.value(at: first, on: axis), let last = proxy.value(at: last, on: axis) else { return }
        set(Values(first: first, last: last))
    }
}

extension ChartSettings {
    /// The axes along which pointers select.
    var selectionAxes: Axis.Set {
        var axes: Axis.Set = []
        for selection in selections { axes.insert(selection.axis == .y ? .vertical : .horizontal) }
        return axes
    }
}
