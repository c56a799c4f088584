import RoostCore
import SwiftUI

/// A part of an axis at one value: a grid line, a tick, a label, or several of them.
@MainActor @preconcurrency
public protocol AxisMark {
    /// The parts that it is made of.
    associatedtype Body: AxisMark
    /// The parts that it is made of.
    @AxisMarkBuilder var body: Body { get }
    /// Adds its lines and labels.
    nonisolated func _append(to parts: inout _AxisParts)
}

extension AxisMark {
    nonisolated public func _append(to parts: inout _AxisParts) {
        nonisolated(unsafe) let content = self
        nonisolated(unsafe) let body = runIsolated { content.body }
        body._append(to: &parts)
    }
}

extension AxisMark where Body == Never {
    /// Not to be called: the mark is made of nothing else.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisMark {}

nonisolated extension Optional: AxisMark where Wrapped: AxisMark {
    public typealias Body = Never
    public func _append(to parts: inout _AxisParts) { self?._append(to: &parts) }
}
