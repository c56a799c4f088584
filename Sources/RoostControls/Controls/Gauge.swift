import RoostCore

/// A value in a range, shown as on an instrument.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let configuration: GaugeStyleConfiguration
    @Environment(\.gaugeStyle) private var styles

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
        maximum: BoundsLabel?, marked: MarkedValueLabels? = nil
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let offset = Double(min(max(value, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound)
        configuration = GaugeStyleConfiguration(
            value: length > 0 && offset.isFinite ? offset / length : 0,
            label: .init(content: AnyView(label)),
            currentValueLabel: current.map { .init(content: AnyView($0)) },
            minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
            maximumValueLabel: maximum.map { .init(content: AnyView($0)) },
            markedValueLabels: marked.map { .init(content: AnyView($0)) })
    }

    @MainActor public var body: some View {
        styles.draw { $0.view(withLabels(of: configuration)) }.accessibleControl(.progress(configuration.value))
    }

    private func withLabels(of configuration: GaugeStyleConfiguration) -> GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: configuration.value, label: .init(content: styles.content(configuration.label.content)),
            currentValueLabel: configuration.currentValueLabel.map { .init(content: styles.content($0.content)) },
            minimumValueLabel: configuration.minimumValueLabel.map { .init(content: styles.content($0.content)) },
            maximumValueLabel: configuration.maximumValueLabel.map { .init(content: styles.content($0.content)) },
            markedValueLabels: configuration.markedValueLabels.map { .init(content: styles.content($0.content)) })
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge of `value` within `bounds`, beyond which it is limited. Most styles draw the label.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label, and another one for the current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels for itself, the current value and both ends of `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge {
    /// A gauge with labels for itself, for the current value, and for values between the bounds.
    ///
    /// - Parameter markedValueLabels: For styles of your own. Roost's styles do not draw it, and warn about that.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
            marked: markedValueLabels())
    }

    /// A gauge with labels for itself, for the current value, for both ends of `bounds`, and for values between them.
    ///
    /// - Parameter markedValueLabels: For styles of your own. Roost's styles do not draw it, and warn about that.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), marked: markedValueLabels())
    }
}
