import SwiftUI

/// Groups content of a chart, so that a modifier applies to all of it.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never
    private let content: Content

    /// Groups some content.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}
