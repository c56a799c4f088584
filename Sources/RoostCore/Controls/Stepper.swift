import CoreGraphics

/// A control that makes a value larger or smaller.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    /// The two actions; nil where the value can go no further.
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// Steps beyond the bounds stop at them (`csel-STA3`).
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        let up: () -> Void = {
            value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
        }
        let down: () -> Void = {
            value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
        }
        self.init(
            label: label, onIncrement: current < bounds.upperBound ? up : nil,
            onDecrement: current > bounds.lowerBound ? down : nil, onEditingChanged: onEditingChanged)
    }

    @MainActor public var body: some View {
        ControlRow(label: label) { StepperButtons(increment: increment, decrement: decrement) }
            .control(accessible)
    }
}

extension Stepper {
    private var accessible: AccessibleControl {
        var control = AccessibleControl(.stepper, hiddenLabel: spokenWords(of: label))
        control.adjust = { direction in
            switch direction {
            case .increment: increment?()
            case .decrement: decrement?()
            }
        }
        return control
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// Minus and plus in a capsule, 94 × 32 points, on iOS (`web-ios-stepper-basic`); two arrows, 20 × 24, on macOS.
nonisolated private struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        switch idiom {
        case .iOS:
            HStack(spacing: 0) {
                half(Plus(hasUpright: false), width: 15, height: 15, decrement)
                Rectangle().fill(Color(.separator)).frame(width: 1, height: 18)
                half(Plus(), width: 15, height: 15, increment)
            }
            .frame(width: 94, height: 32)
            .background(Color(.tertiaryFill), in: Capsule(style: .continuous))
        case .macOS:
            VStack(spacing: 0) {
                half(Chevron(edge: .top), width: 8, height: 4, increment)
                half(Chevron(edge: .bottom), width: 8, height: 4, decrement)
            }
            .frame(width: 20, height: 24)
            .background(ControlColor.button, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
        }
    }

    @MainActor private func half(
        _ glyph: some Shape, width: CGFloat, height: CGFloat, _ action: (() -> Void)?
    ) -> some View {
        Button {
            action?()
        } label: {
            glyph
                .stroke(.primary, style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
                .frame(width: width, height: height)
                .opacity(action == nil ? 0.3 : 1)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
    }
}
