import SwiftUI

nonisolated extension View {
    /// Binds the value on the x axis under the pointer while it drags over a chart inside; nil after it has ended.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selecting(ChartSelection(axis: .x) { value.wrappedValue = $0.flatMap { P(plotValue: $0.last) } })
    }

    /// Binds the value on the y axis under the pointer while it drags over a chart inside; nil after it has ended.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selecting(ChartSelection(axis: .y) { value.wrappedValue = $0.flatMap { P(plotValue: $0.last) } })
    }

    /// Binds the range on the x axis over which the pointer drags; nil after it has ended.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        selecting(ChartSelection(axis: .x) { range.wrappedValue = $0?.range() })
    }

    /// Binds the range on the y axis over which the pointer drags; nil after it has ended.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        selecting(ChartSelection(axis: .y) { range.wrappedValue = $0?.range() })
    }

    /// Binds the number at the angle under the pointer, counted from the top through all sectors; nil after the
    /// pointer has ended.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selecting(ChartSelection(axis: nil) { value.wrappedValue = $0.flatMap { P(plotValue: $0.last) } })
    }

    private func selecting(_ selection: ChartSelection) -> some View {
        transformEnvironment(\.chartSettings) { $0.selections.append(selection) }
    }

    /// A gesture on the plot area of the charts inside.
    public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        chartOverlay { proxy in
            ChartPlotArea(proxy: proxy) { Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)) }
        }
    }
}

/// A selection that a drag over the plot makes.
struct ChartSelection {
    /// The values where the drag began and where it is.
    struct Values {
        let first: PlotValue
        let last: PlotValue

        func range<P: Plottable & Comparable>() -> ClosedRange<P>? {
            guard let a = P(plotValue: first), let b = P(plotValue: last) else { return nil }
            return min(a, b)...max(a, b)
        }
    }

    /// The axis of the values; nil for the angles of sectors.
    let axis: ChartAxis?
    let set: (Values?) -> Void
}

/// Places a view over a chart's plot.
nonisolated struct ChartPlotArea<Content: View>: View {
    let proxy: ChartProxy
    @ViewBuilder let content: Content

    var body: some View {
        GeometryReader { geometry in
            let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
            content.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
        }
    }
}

/// Follows a drag over the plot for a chart's selections.
nonisolated struct ChartSelectionArea: View {
    let selections: [ChartSelection]
    let proxy: ChartProxy

    var body: some View {
        ChartPlotArea(proxy: proxy) {
            Color.clear.contentShape(Rectangle()).gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        for selection in selections {
                            guard let first = proxy.value(at: drag.startLocation, on: selection.axis),
                                let last = proxy.value(at: drag.location, on: selection.axis)
                            else { continue }
                            selection.set(ChartSelection.Values(first: first, last: last))
                        }
                    }
                    .onEnded { _ in for selection in selections { selection.set(nil) } })
        }
    }
}

extension ChartProxy {
    /// The value at a point of the plot on an axis, or of the sectors' angles.
    fileprivate func value(at point: CGPoint, on axis: ChartAxis?) -> PlotValue? {
        switch axis {
        case .x: geometry.x.value(at: point.x)
        case .y: geometry.y.value(at: point.y)
        case nil: angle(at: point).map { .number($0) }
        }
    }

    /// The number at the angle of a point, counted from the top through all sectors.
    private func angle(at point: CGPoint) -> Double? {
        let size = geometry.size
        let turn = atan2(point.x - size.width / 2, size.height / 2 - point.y) / (2 * .pi)
        let total = model.angleTotal
        return total > 0 ? (turn < 0 ? turn + 1 : turn) * total : nil
    }

    /// The number at an angle of the sectors, as a value of a type; nil without sectors.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        let turns = angle.radians / (2 * .pi)
        return P(plotValue: .number((turns - turns.rounded(.down)) * model.angleTotal))
    }
}
