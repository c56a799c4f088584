import RoostCore
import SwiftUI

/// A chart of marks, with axes and a legend.
///
/// It fills the proposed size. Modifiers such as `chartXAxis(content:)` change its parts.
nonisolated public struct Chart<Content: ChartContent>: View {
    private let content: () -> Content
    @Environment(\.chartSettings) private var settings

    /// A chart of some content.
    public init(@ChartContentBuilder content: () -> Content) {
        let content = content()
        self.content = { content }
    }

    public var body: some View {
        ChartStage(marks: _MarkCollector(content(), settings: settings))
    }
}

nonisolated extension Chart {
    /// A chart with the marks of each element of a collection.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init { ForEach(data, content: content) }
    }

    /// A chart with the marks of each element of a collection. Elements are told apart by the value of a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init { ForEach(data, id: id, content: content) }
    }
}
