import CoreGraphics

/// The press of a button: it lasts while the pointer is over the view, comes back when the pointer does, and ends when
/// the pointer comes up there, however far it has been (cases `ix-B0`, `ix-H7`).
///
/// The press of a list's row waits a moment before it shows where a finger makes it, for the finger may be about to
/// scroll, and it is none once the pointer has gone further than a drag's threshold.
///
/// Where `buttonRepeatBehavior` says so, a press that lasts acts again and again, and not once more when it ends.
nonisolated package struct PressGesture: Gesture {
    package typealias Body = Never
    package typealias Value = Void

    package let action: () -> Void
    /// Called with true when the view is pressed, and with false, after the action, when it no longer is.
    package let pressedChanged: (Bool) -> Void
    /// Whether a list's row is pressed.
    package let isOfRow: Bool

    package init(
        isOfRow: Bool = false, action: @escaping () -> Void, pressedChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.isOfRow = isOfRow
        self.action = action
        self.pressedChanged = pressedChanged
    }

    nonisolated public static func _makeRecognition(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognition<Self> {
        PressRecognition(gesture, context)
    }
}

private final class PressRecognition: _GestureRecognition<PressGesture> {
    private var pointer: Pointer?
    private var isInside = false
    private var isShownPressed = false
    private var nextRepeat: Double?
    /// When the view begins to look pressed; nil where it may.
    private var lookStart: Double?
    /// Acts that are due and not yet shown.
    private var dueRepeats = 0
    private var hasRepeated = false

    /// Seconds until a press that is held repeats, and between repetitions.
    private static let repeatDelay = 0.5
    private static let repeatInterval = 0.1

    /// Seconds that a finger is down before a row looks pressed: one that rests that long does not begin to scroll, as a
    /// rule.
    private static let lookDelay = 0.15

    /// How far outside the view a finger still presses it, in points.
    private static let reach: CGFloat = 70

    override func handle(_ input: PointerInput, at time: Double) {
        switch input {
        case .began(let new):
            if new.pinch != nil {
                if pointer == nil { enter(.failed) }
                return
            }
            guard pointer == nil else { return }
            pointer = new
            isInside = true
            if gesture.isOfRow, new.kind == .touch { lookStart = time + Self.lookDelay }
            if context.environment.buttonRepeatBehavior == .enabled { nextRepeat = time + Self.repeatDelay }
            enter(.possible(()))
        case .moved(let moved):
            guard moved === pointer else { return }
            if gesture.isOfRow, moved.distance >= ScrollPhysics.dragThreshold { return enter(.failed) }
            isInside = isOver(moved)
            enter(.possible(()))
        case .ended(let ended):
            // Outside, too: what began on a button stays the button's (FACTS 4.5).
            if ended === pointer { enter(.ended(())) }
        case .cancelled(let cancelled):
            if cancelled === pointer { enter(.failed) }
        case .deadline:
            if let start = lookStart, start <= time {
                lookStart = nil
                enter(.possible(()))
            }
            guard let due = nextRepeat, due <= time else { return }
            nextRepeat = time + Self.repeatInterval
            guard isInside else { return }
            dueRepeats += 1
            hasRepeated = true
            enter(.possible(()))
        }
    }

    override var deadline: Double? {
        guard !phase.isOver else { return nil }
        return [nextRepeat, lookStart].compactMap { $0 }.min()
    }

    /// Whether the pointer is over the view, or over what takes hits for it.
    private func isOver(_ pointer: Pointer) -> Bool {
        let reach = pointer.kind == .touch ? Self.reach : 0
        return CGRect(origin: .zero, size: context.size).insetBy(dx: -reach, dy: -reach)
            .contains(context.point(pointer.location, in: .local))
            || context.isHit(at: pointer.location)
    }

    override func deliver() {
        while dueRepeats > 0, !phase.isFailed {
            dueRepeats -= 1
            gesture.action()
        }
        if case .ended = phase, isInside, !hasRepeated { gesture.action() }
        let isPressed = isInside && !phase.isOver && lookStart == nil
        guard isPressed != isShownPressed else { return }
        isShownPressed = isPressed
        gesture.pressedChanged(isPressed)
    }

    override var yieldsToScrolling: Bool { gesture.isOfRow || pointer?.kind == .touch }
}
