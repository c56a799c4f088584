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
        selecting(ChartSelection(axis: .x, isRange: true) { range.wrappedValue = $0?.range() })
    }

    /// Binds the range on the y axis over which the pointer drags; nil after it has ended.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        selecting(ChartSelection(axis: .y, isRange: true) { range.wrappedValue = $0?.range() })
    }

    /// Binds the number at the angle under the pointer, counted from the top through all sectors; nil after the
    /// pointer has ended.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selecting(ChartSelection(axis: nil) { value.wrappedValue = $0.flatMap { P(plotValue: $0.last) } })
    }

    private func selecting(_ selection: ChartSelection) -> some View {
        transformEnvironment(\.chartSettings) { $0.selections.append(selection) }
    }

    /// Recognises a gesture on the plot area of the charts inside, in place of the one that selects. It may call the
    /// proxy's `selectXValue(at:)` and its kin.
    public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        transformEnvironment(\.chartSettings) {
            $0.gesture = { proxy in AnyGesture(gesture(proxy).map { _ in }) }
        }
    }
}
