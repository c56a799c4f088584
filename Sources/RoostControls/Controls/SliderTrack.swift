import CoreGraphics
import RoostCore

/// A slider's value and its range.
struct SliderScale {
    private let read: () -> Double
    private let write: (Double) -> Void
    let bounds: ClosedRange<Double>
    /// The distance between the values that can be chosen; nil where all can.
    private let stride: Double?

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?)
    where V.Stride: BinaryFloatingPoint {
        read = { Double(value.wrappedValue) }
        write = { value.wrappedValue = V($0) }
        let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        self.bounds = lower.isFinite && upper.isFinite ? lower...upper : 0...0
        let stride = step.map { Double($0) } ?? 0
        self.stride = stride > 0 && stride.isFinite ? stride : nil
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    var value: Double { read() }

    /// The value and its bounds for accessibility; nil for a value that is not finite.
    var range: AccessibilityNode.RangeValue? {
        let value = value
        return value.isFinite ? AccessibilityNode.RangeValue(value: value, bounds: bounds) : nil
    }

    /// The value's place in the range, 0 … 1.
    var fraction: Double {
        let value = value
        guard length > 0, length.isFinite, !value.isNaN else { return 0 }
        return (min(max(value, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / length
    }

    /// Sets the nearest value that can be chosen.
    func set(_ value: Double) {
        guard !value.isNaN else { return }
        var value = min(max(value, bounds.lowerBound), bounds.upperBound)
        if let stride {
            let steps = ((value - bounds.lowerBound) / stride).rounded()
            value = min(bounds.lowerBound + steps * stride, bounds.upperBound)
        }
        if value != read() { write(value) }
    }

    func set(fraction: Double) { set(bounds.lowerBound + fraction * length) }

    /// Goes one step on or back; without steps, a tenth of the range (cases `ctl-S4`, `csel-SA1`, `csel-SA3`).
    func step(forward: Bool) {
        let step = stride ?? length / 10
        set(value + (forward ? step : -step))
    }
}

/// Track and knob. The knob's middle travels from half the knob's width to the same distance from the far end
/// (`web-sld1`, `cis-FL6`).
nonisolated struct SliderTrack: View {
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void
    /// The distance from the knob's middle to the pointer that holds it, in points; nil while it is not held.
    @GestureState private var grip: CGFloat?
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.sliderThumbVisibility) private var thumbVisibility
    @Environment(\.sliderLook) private var look
    @Environment(\.tint) private var tint
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers

    /// A picture of layers lacks the knob, which is glass on iOS.
    private var hasKnob: Bool { thumbVisibility != .hidden && (idiom == .macOS || !isDrawnFromLayers) }
    private var travelledStyle: AnyShapeStyle {
        tint ?? look.travelled.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    }

    private var knob: CGSize { idiom == .iOS ? CGSize(width: 38, height: 24) : CGSize(width: 22, height: 16) }

    @MainActor var body: some View {
        let height: CGFloat = idiom == .iOS ? 6 : 5
        GeometryReader { proxy in
            let travelled = max(0, proxy.size.width - knob.width) * scale.fraction
            ZStack(alignment: .leading) {
                Capsule(style: .continuous).fill(look.rest ?? Color(.fill))
                    .frame(height: height)
                Capsule(style: .continuous).fill(travelledStyle)
                    .frame(width: travelled + knob.width / 2, height: height)
                Capsule(style: .continuous)
                    .fill(look.knob ?? .white)
                    .shadow(color: .black.opacity(0.16), radius: 2, y: 1)
                    .frame(width: knob.width, height: knob.height)
                    .opacity(hasKnob ? 1 : 0)
                    .scaleEffect(grip != nil && idiom == .iOS ? 1.15 : 1)
                    .animation(.snappy(duration: 0.2), value: grip != nil)
                    .focusRing(Capsule(style: .continuous))
                    .padding(.leading, travelled)
            }
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(drag(width: proxy.size.width, at: travelled))
        }
        .frame(minWidth: 20, idealWidth: 30, maxWidth: .infinity)
        .frame(height: idiom == .iOS ? 31 : 16)
        .wholeOpacity(isEnabled ? 1 : 0.5)
        .onChange(of: grip != nil) { onEditingChanged(grip != nil) }
    }

    /// The knob goes with the pointer that took it. A press beside the knob moves it there first.
    private func drag(width: CGFloat, at travelled: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($grip) { drag, grip, _ in
                if grip == nil { grip = self.grip(of: leading(drag.startLocation.x, width), knobAt: travelled) }
                let room = width - knob.width
                guard room > 0, let grip else { return }
                scale.set(fraction: Double((leading(drag.location.x, width) - grip - knob.width / 2) / room))
            }
    }

    private func grip(of x: CGFloat, knobAt travelled: CGFloat) -> CGFloat {
        let offset = x - travelled - knob.width / 2
        return abs(offset) <= knob.width / 2 ? offset : 0
    }

    /// A horizontal position, counted from the leading edge.
    private func leading(_ x: CGFloat, _ width: CGFloat) -> CGFloat { direction == .rightToLeft ? width - x : x }
}

extension View {
    /// Shows or hides the knobs of sliders, which can be dragged all the same.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}

extension EnvironmentValues {
    /// Whether sliders show their knobs; automatic is yes.
    @Entry var sliderThumbVisibility = Visibility.automatic
}
