import RoostCore
import SwiftUI

/// The marks of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    /// The marks that it is made of.
    associatedtype Body: AxisContent
    /// The marks that it is made of.
    @AxisContentBuilder var body: Body { get }
    /// Adds its marks.
    nonisolated func _append(to groups: inout _AxisGroups)
}

extension AxisContent {
    nonisolated public func _append(to groups: inout _AxisGroups) {
        nonisolated(unsafe) let content = self
        nonisolated(unsafe) let body = runIsolated { content.body }
        body._append(to: &groups)
    }
}

extension AxisContent where Body == Never {
    /// Not to be called: the content is made of nothing else.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AxisContent {}

nonisolated extension Optional: AxisContent where Wrapped: AxisContent {
    public typealias Body = Never
    public func _append(to groups: inout _AxisGroups) { self?._append(to: &groups) }
}

/// The marks of an axis in their order.
public struct _AxisGroups {
    var groups: [AxisGroup] = []
}

/// Marks at several values.
struct AxisGroup {
    let preset: AxisMarkPreset
    let position: AxisMarkPosition
    let values: AxisMarkValues
    /// The lines and labels at a value; nil for the usual ones.
    var parts: ((AxisValue) -> [AxisPart])?
    /// The format of the usual labels.
    var format: ((PlotValue) -> String?)?
    /// The style of the usual lines.
    var stroke: StrokeStyle?
    var change: (inout AxisPart) -> Void = { _ in }
    /// The views of compositing layers, the innermost first. Each shows its `LayerContent`.
    var layers: [AnyView] = []

    /// A view inside of the layers.
    func layered(_ view: AnyView) -> AnyView { layers.reduce(view) { $1.showing($0) } }
}
