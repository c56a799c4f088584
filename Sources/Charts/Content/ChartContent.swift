import RoostCore
import SwiftUI

/// The content of a chart: marks, and content made of them.
///
/// The declaration is Apple's. Your own types implement `body`.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of `body`; `Never` for marks.
    associatedtype Body: ChartContent
    /// The content's marks.
    @ChartContentBuilder var body: Body { get }

    /// Adds the content's marks.
    nonisolated func _collect(into collector: inout _MarkCollector)
}

extension ChartContent {
    nonisolated public func _collect(into collector: inout _MarkCollector) {
        nonisolated(unsafe) let content = self
        nonisolated(unsafe) let body = runIsolated { content.body }
        body._collect(into: &collector)
    }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    /// A mark has no body: a call is a programming error and stops the program, as with Apple's.
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is a mark") }
}

nonisolated extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public func _collect(into collector: inout _MarkCollector) { self?._collect(into: &collector) }
}
