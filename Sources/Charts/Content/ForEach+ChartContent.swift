import RoostCore
import SwiftUI

nonisolated extension ForEach: ChartContent where Content: ChartContent {
    public func _collect(into collector: inout _MarkCollector) {
        collector.reserve(data.count)
        for element in data { collector.collect(content(element), id: id(element)) }
    }
}

nonisolated extension ForEach where Content: ChartContent {
    /// The marks of each element of a collection. Elements are told apart by their ids.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(rowsOf: data, content: content) { $0.id }
    }

    /// The marks of each element of a collection. Elements are told apart by the value of a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(rowsOf: data, content: content) { $0[keyPath: id] }
    }

    /// The marks of each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(rowsOf: data, content: content) { $0 }
    }
}
