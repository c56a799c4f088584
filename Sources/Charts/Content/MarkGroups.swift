import SwiftUI

/// The distinct values by which marks get one aspect of their style, in the order of their appearance.
struct MarkGroups {
    /// The label of the first value.
    private(set) var title: Text?
    private(set) var values: [PlotValue] = []
    private var indices: [PlotValue: Int32] = [:]

    /// The index of a value; nil if it is not there.
    func index(of value: PlotValue) -> Int32? { indices[value] }

    /// The index of a value, which is added if it is new.
    mutating func index(of value: PlottedValue) -> Int32 {
        guard let middle = value.extent.middle else { return -1 }
        if title == nil { title = value.label }
        if let known = indices[middle] { return known }
        let index = Int32(values.count)
        values.append(middle)
        indices[middle] = index
        return index
    }
}
