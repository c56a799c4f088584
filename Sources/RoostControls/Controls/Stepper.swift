import CoreGraphics
import RoostCore

/// A control that makes a value larger or smaller.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    /// The two actions; nil where the value can go no further.
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    /// The value as accessibility reads it; empty where the label says it.
    private var spokenValue = ""

    /// A stepper that runs an action for each step; nil disables that direction.
    ///
    /// - Parameter onEditingChanged: Called with true when a press begins and with false when it ends.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper that changes `value` by `step`, without bounds.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes `value` by `step`. Steps beyond the bounds stop at them (`csel-STA3`).
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

    /// A stepper for a number, without bounds.
    ///
    /// - Parameter format: Writes the value for accessibility; it is not drawn.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
        spokenValue = format.format(value.wrappedValue)
    }

    /// A stepper for a number. Steps beyond the bounds stop at them; accessibility reads the value in `format`.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
        spokenValue = format.format(value.wrappedValue)
    }

    @MainActor public var body: some View {
        ControlRow(label: label, overflowsInList: true) {
            StepperButtons(increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
        }
        .control(control)
        .controlSpacing()
    }

    private var control: AccessibleControl {
        var control = AccessibleControl(.stepper, hiddenLabel: spokenWords(of: label))
        control.value = spokenValue
        control.adjust = { direction in
            guard let action = direction == .increment ? increment : decrement else { return }
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
        return control
    }
}

extension Stepper where Label == Text {
    /// A stepper with a text as its label that runs an action for each step; nil disables that direction.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a text as its label that changes `value` by `step`, without bounds.
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

    /// A stepper with a text as its label that changes `value` by `step`, as far as the bounds.
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

/// Minus and plus in a capsule, 94 × 32 points, on iOS (`web-ios-stepper-basic`); two arrows, 20 × 24, on macOS 27
/// (`cis-FL7`).
nonisolated private struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        switch idiom {
        case .iOS:
            let shape = Capsule(style: .continuous)
            HStack(spacing: 0) {
                half(Plus(hasUpright: false), width: 15, height: 15, decrement)
                Rectangle().fill(Color(.separator)).frame(width: 1, height: 18)
                half(Plus(), width: 15, height: 15, increment)
            }
            .frame(width: 94, height: 32)
            .background(Color(.tertiaryFill), in: shape)
            .clipShape(shape)
            .focusRing(shape)
        case .macOS:
            let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
            VStack(spacing: 0) {
                half(Chevron(edge: .top), width: 8, height: 4, increment)
                half(Chevron(edge: .bottom), width: 8, height: 4, decrement)
            }
            .frame(width: 20, height: 24)
            .background(ControlColor.button, in: shape)
            .clipShape(shape)
            .focusRing(shape)
        }
    }

    @MainActor private func half(
        _ glyph: some Shape, width: CGFloat, height: CGFloat, _ action: (() -> Void)?
    ) -> some View {
        StepperHalf(action: action, onEditingChanged: onEditingChanged) {
            glyph
                .stroke(.primary, style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
                .frame(width: width, height: height)
                .opacity(action == nil || !isEnabled ? 0.3 : 1)
        }
    }
}

/// One of the two buttons. It repeats while it is held.
nonisolated private struct StepperHalf<Glyph: View>: View {
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @ViewBuilder let glyph: Glyph
    @State private var isPressed = false

    @MainActor var body: some View {
        glyph
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if isPressed && action != nil { Rectangle().fill(Color(.fill)) } }
            .contentShape(Rectangle())
            .onPress($isPressed) { action?() }
            .buttonRepeatBehavior(.enabled)
            .disabled(action == nil)
            .onChange(of: isPressed) { onEditingChanged(isPressed) }
    }
}
