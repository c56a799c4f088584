import SwiftUI

/// Content of a chart whose type is erased.
nonisolated public struct AnyChartContent: ChartContent {
    public typealias Body = Never
    private let content: any ChartContent

    /// Hides the type of some content.
    public init(_ content: some ChartContent) { self.content = content }

    /// Hides the type of some content.
    public init(erasing content: some ChartContent) { self.content = content }

    public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}
