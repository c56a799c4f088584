import CoreGraphics

/// The press of a button. It lasts while the pointer is over the view, returns when the pointer does, and acts if the
/// pointer comes up there, however far it has been (cases `ix-B0`, `ix-H7`).
///
/// A finger's press of a list row waits a moment before it shows, for the finger may be about to scroll, and fails once
/// the pointer has moved further than a drag's threshold.
///
/// With `buttonRepeatBehavior`, a press that lasts acts repeatedly, and not once more when it ends.
nonisolated package struct PressGesture: Gesture {
    package typealias Body = Never
    package typealias Value = Void

    package let action: () -> Void
    /// Called with true when the view is pressed, and with false, after the action, when it is released.
    package let pressedChanged: (Bool) -> Void
    /// Whether the view is a list row.
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
    /// The time at which the view begins to look pressed; nil if it may already.
    private var lookStart: Double?
    /// The number of repetitions that are due and not yet run.
    private var dueRepeats = 0
    private var hasRepeated = false

    /// Seconds until a held press repeats, and between repetitions.
    private static let repeatDelay = 0.5
    private static let repeatInterval = 0.1

    /// Seconds until a row looks pressed under a finger: one that rests that long does not usually begin to scroll.
    private static let lookDelay = 0.15

    /// The distance in points at which a finger outside the view still presses it.
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
            // Even outside of the button: a press that began on it stays its own (Rules.md, Gestures).
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

    /// Whether the pointer is over the view, or over something that takes hits for it.
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
