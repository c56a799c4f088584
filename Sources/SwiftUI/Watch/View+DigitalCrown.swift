import RoostCore
import RoostLog

/// How fast a watch's crown changes a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// Slowly, usually, fast.
    case low, medium, high
}

/// What a watch's crown has done.
public struct DigitalCrownEvent: Sendable {
    /// The value.
    public var offset: Double
    /// Its change for each second.
    public var velocity: Double
}

extension View {
    nonisolated private func withoutCrown() -> Self {
        Log.warning("digitalCrownRotation has no effect: there is no crown here")
        return self
    }

    /// A value that a watch's crown turns. There is no crown here: the value stays, with a warning.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        withoutCrown()
    }

    /// A value that a watch's crown turns. There is no crown here: the value stays, with a warning.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { withoutCrown() }

    /// A value that a watch's crown turns. There is no crown here: the value stays, with a warning.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void, onIdle: @escaping () -> Void
    ) -> some View { withoutCrown() }

    /// A value that a watch's crown turns. There is no crown here: the value stays, with a warning.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint { withoutCrown() }

    /// Words beside a watch's crown. There is no crown here, and nothing is shown, with a warning.
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { withoutCrown() }
}
