import RoostCore
import SwiftUI

extension ForEach: MapContent where Content: MapContent {
    @MainActor public func _collect(into items: inout _MapItems) {
        for element in data { items.collect(content(element), id: AnyHashable(id(element))) }
    }
}

nonisolated extension ForEach where Content: MapContent {
    /// The content of each element of a collection. Elements are told apart by their ids.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(rowsOf: data, content: content) { $0.id }
    }

    /// The content of each element of a collection. Elements are told apart by the value of a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(rowsOf: data, content: content) { $0[keyPath: id] }
    }

    /// The content of each number of a range.
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(rowsOf: data, content: content) { $0 }
    }
}
