import CoreGraphics

/// A control for a value out of a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    @Environment(\.idiom) private var idiom
    @Environment(\.labelsAreHidden) private var labelIsHidden

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, label: Label, minimum: ValueLabel, maximum: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let offset = Double(min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound)
        fraction = length > 0 && offset.isFinite ? offset / length : 0
        self.label = label
        minimumLabel = minimum
        maximumLabel = maximum
    }

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            if idiom == .macOS && !labelIsHidden { label }
            minimumLabel
            SliderTrack(fraction: fraction)
            maximumLabel
        }
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}

/// Track and knob; the knob's middle travels from half its width to the same distance from the far end
/// (`web-sld1`, `cis-FL6`).
nonisolated private struct SliderTrack: View {
    let fraction: Double
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        let knob = idiom == .iOS ? CGSize(width: 38, height: 24) : CGSize(width: 22, height: 16)
        GeometryReader { proxy in
            let travelled = max(0, proxy.size.width - knob.width) * fraction
            ZStack(alignment: .leading) {
                Capsule().fill(Color(.fill))
                    .frame(height: idiom == .iOS ? 6 : 5)
                Capsule().fill(.tint)
                    .frame(width: travelled + knob.width / 2, height: idiom == .iOS ? 6 : 5)
                Capsule(style: .continuous)
                    .fill(.white)
                    .shadow(color: .black.opacity(0.16), radius: 2, y: 1)
                    .frame(width: knob.width, height: knob.height)
                    .offset(x: travelled)
            }
            .frame(maxHeight: .infinity)
        }
        .frame(minWidth: 20, idealWidth: 30, maxWidth: .infinity)
        .frame(height: idiom == .iOS ? 31 : 16)
        .opacity(isEnabled ? 1 : 0.5)
    }
}
