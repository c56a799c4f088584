import RoostCore

/// A look for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    /// Draws a gauge from its value and its labels.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value and the labels of a gauge, for a `GaugeStyle`.
nonisolated public struct GaugeStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct CurrentValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct MinimumValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct MaximumValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct MarkedValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The value's place in the gauge's range, 0 … 1; 0 for an empty range.
    public var value: Double
    /// The gauge's label.
    public var label: Label
    /// The label of the current value; nil where the gauge has none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the range's lower end; nil where the gauge has none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the range's upper end; nil where the gauge has none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of values between the ends; nil where the gauge has none.
    public var markedValueLabels: MarkedValueLabel?

    /// Says that a style of Roost's leaves the labels of marked values out.
    func withoutMarks() -> Self {
        if markedValueLabels != nil {
            Log.warning("Gauge's markedValueLabels are not drawn: only a gauge style of the app's own shows them")
        }
        return self
    }
}

/// A bar that fills, below its label.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CapacityBar(configuration: configuration.withoutMarks())
    }
}

/// A bar that fills, below its label.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CapacityBar(configuration: configuration.withoutMarks())
    }
}

/// A thin track with a marker at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MarkedLine(configuration: configuration.withoutMarks())
    }
}

/// A thin bar that fills, between its label and its value.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabelledLine(configuration: configuration.withoutMarks())
    }
}

/// An open ring with a marker at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MarkedRing(configuration: configuration.withoutMarks())
    }
}

/// A closed ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(configuration: configuration.withoutMarks())
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The platform's usual gauge: a bar that fills, below its label.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills, below its label and between the labels of both ends.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A thin track with a dot at the value, without the gauge's label.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A thin bar that fills, between its label and the current value's.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring, 58 points across, with a dot at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring, 58 points across, that fills clockwise from the top.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension View {
    /// The look of the gauges in this view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { styled(\.gaugeStyle, style) }
}

nonisolated private struct CapacityBar: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.idiom) private var idiom

    /// On macOS the bar is 16 points tall and keeps the default distances (`web-gg1`).
    @MainActor var body: some View {
        VStack(spacing: idiom == .macOS ? nil : 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                FilledBar(fraction: configuration.value, cornerRadius: idiom == .macOS ? 1.5 : nil)
                    .frame(height: idiom == .macOS ? 16 : 6)
                configuration.maximumValueLabel
            }
            if let value = configuration.currentValueLabel {
                if idiom == .macOS { value } else { value.font(.caption).foregroundStyle(.secondary) }
            }
        }
    }
}

/// A track 8 points tall with a dot at the value. Labels stick out above and below it (`web-gg1`).
nonisolated private struct MarkedLine: View {
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        HStack(spacing: 8) {
            if let minimum = configuration.minimumValueLabel {
                end(minimum)
            } else if let value = configuration.currentValueLabel {
                end(value)
            }
            Capsule(style: .continuous)
                .fill(.tint)
                .overlay {
                    GeometryReader { proxy in
                        Circle()
                            .fill(.tint)
                            .overlay { Circle().stroke(.background, lineWidth: 4) }
                            .position(
                                x: 4 + configuration.value * max(0, proxy.size.width - 8), y: proxy.size.height / 2
                            )
                            .frame(width: 8, height: 8)
                    }
                }
                .frame(height: 8)
            if let maximum = configuration.maximumValueLabel { end(maximum) }
        }
        .frame(height: 8)
    }

    private func end(_ label: some View) -> some View { label.font(.body.weight(.semibold)).fixedSize() }
}

/// A label, a bar of 8 points and the value, 6 points apart, between the ends of the range (`web-gg1`).
nonisolated private struct LabelledLine: View {
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        HStack(spacing: 8) {
            configuration.minimumValueLabel
            VStack(alignment: .leading, spacing: 6) {
                configuration.label
                FilledBar(fraction: configuration.value)
                    .frame(height: 8)
                if let value = configuration.currentValueLabel {
                    value.font(.system(size: 12)).foregroundStyle(.secondary).frame(minHeight: 16)
                }
            }
            configuration.maximumValueLabel
        }
    }
}

/// 58 points across (`web-gg1`). The ring leaves a quarter open at the bottom, and a third for the labels of its ends.
nonisolated private struct MarkedRing: View {
    let configuration: GaugeStyleConfiguration

    private let line = StrokeStyle(lineWidth: 6, lineCap: .round)

    /// The angle of the ring's ends from its top.
    private var end: Double {
        configuration.minimumValueLabel != nil && configuration.maximumValueLabel != nil ? 120 : 135
    }

    @MainActor var body: some View {
        ZStack {
            Circle().trim(from: 0, to: end / 180).stroke(.tint, style: line)
                .rotationEffect(.degrees(270 - end))
                .padding(3)
            Circle()
                .fill(.tint)
                .overlay { Circle().strokeBorder(.background, lineWidth: 2) }
                .frame(width: 12, height: 12)
                .offset(y: -26)
                .rotationEffect(.degrees((2 * configuration.value - 1) * end))
            if let value = configuration.currentValueLabel {
                value.font(.title3.weight(.medium)).minimumScaleFactor(0.4).lineLimit(1).padding(10)
            }
            Group {
                if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
                    HStack(spacing: 2) {
                        minimum
                        Spacer(minLength: 0)
                        maximum
                    }
                    .font(.system(size: 11, weight: .medium))
                    .frame(width: 36)
                    .padding(.bottom, 3)
                } else {
                    configuration.label.font(.system(size: 9, weight: .medium)).frame(width: 34)
                }
            }
            .lineLimit(1)
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .frame(width: 58, height: 58)
    }
}

/// 58 points across (`web-gg1`).
nonisolated private struct CapacityRing: View {
    let configuration: GaugeStyleConfiguration

    private let line = StrokeStyle(lineWidth: 6, lineCap: .round)

    @MainActor var body: some View {
        ZStack {
            Circle().stroke(.tint.opacity(0.35), style: line)
            Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: line)
                .rotationEffect(.degrees(-90))
        }
        .padding(3)
        .overlay {
            Group {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
            .font(.title3.weight(.medium)).minimumScaleFactor(0.4).lineLimit(1).padding(10)
        }
        .frame(width: 58, height: 58)
    }
}

extension GaugeStyle {
    @MainActor func view(_ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    @Entry var gaugeStyle: StyleStack<any GaugeStyle> = StyleStack(DefaultGaugeStyle())
}
