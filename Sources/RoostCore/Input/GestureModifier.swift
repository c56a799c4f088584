import CoreGraphics

/// Which gestures count: the added one, those of the views inside, or both.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// What `.gesture` and its like apply: the gesture stays in the node, where a host's recognisers find it.
nonisolated package struct GestureModifier<G: Gesture>: HitTestModifier {
    package typealias Body = Never

    package enum Priority: Sendable {
        /// Gestures of views inside go before.
        case normal
        /// This one goes before gestures of views inside.
        case high
        /// All are recognised.
        case simultaneous
    }

    package let gesture: G
    package let priority: Priority
    package let mask: GestureMask

    var tapAction: (() -> Void)? {
        guard mask.contains(.gesture), let responder = gesture as? any TapResponder else { return nil }
        return { responder.tapped() }
    }
}

extension View {
    /// Looks for a gesture on the view.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
    }

    /// Looks for a gesture before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Looks for a gesture beside those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Runs an action after a number of taps.
    nonisolated public func onTapGesture(count: Int, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Runs an action when a finger has rested on the view.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .onChanged { onPressingChanged?($0) }
                .onEnded { _ in
                    onPressingChanged?(false)
                    action()
                })
    }
}
