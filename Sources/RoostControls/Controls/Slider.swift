import RoostCore

/// A control for a value out of a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let scale: SliderScale
    private let label: Label
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.idiom) private var idiom
    @Environment(\.labelsAreHidden) private var labelIsHidden

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride? = nil, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        scale = SliderScale(value, bounds, step: step)
        self.label = label
        minimumLabel = minimum
        maximumLabel = maximum
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            if idiom == .macOS && !labelIsHidden { label }
            // The labels of the two ends are no part of the slider's accessibility label.
            minimumLabel.accessibilityHidden(true)
            SliderTrack(scale: scale, onEditingChanged: onEditingChanged)
                .beginsFormControls()
            maximumLabel.accessibilityHidden(true)
        }
        .control(control)
        .controlSpacing()
    }

    private var control: AccessibleControl {
        var control = AccessibleControl(
            .slider, hiddenLabel: spokenWords(of: label), value: AccessibleControl.percentage(scale.fraction))
        control.range = scale.range
        control.set = { value in edit { scale.set(value) } }
        control.adjust = { direction in edit { scale.step(forward: direction == .increment) } }
        return control
    }

    /// A change that is not a drag begins and ends at once.
    private func edit(_ change: () -> Void) {
        onEditingChanged(true)
        change()
        onEditingChanged(false)
    }
}

extension Slider {
    /// A continuous slider with labels for itself and both ends. Only macOS draws the label; accessibility reads it
    /// everywhere.
    ///
    /// - Parameter onEditingChanged: Called with true when a drag begins and with false when it ends; other changes
    ///   call it with both at once.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider for values `step` apart, counted from the lower bound, with labels for itself and both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A continuous slider with a label, which only macOS draws.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider for values `step` apart, with a label, which only macOS draws.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A continuous slider without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider for values `step` apart, without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}
