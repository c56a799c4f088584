import SwiftUI

/// Marks for each element of a collection, or for a function.
nonisolated public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the collection's elements; `Never` for functions.
    associatedtype DataElement

    /// Calls a closure for each element, with another one that adds the element's marks; for a function once, without an
    /// element.
    func _forEachElement(_ body: (DataElement?, @escaping (inout _MarkCollector) -> Void) -> Void)
}
