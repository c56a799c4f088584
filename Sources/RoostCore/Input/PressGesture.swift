import CoreGraphics

/// The press of a button: it lasts while the pointer is over the view, comes back when the pointer does, and ends when
/// the pointer comes up there, however far it has been (cases `ix-B0`, `ix-H7`).
///
/// Where `buttonRepeatBehavior` says so, a press that lasts acts again and again, and not once more when it ends.
nonisolated package struct PressGesture: Gesture {
    package typealias Body = Never
    package typealias Value = Void

    package let action: () -> Void
    /// Called with true when the view is pressed, and with false, after the action, when it no longer is.
    package let pressedChanged: (Bool) -> Void
    /// Seconds that a finger is down before the view is pressed.
    package let lookDelay: Double

    /// What rests that long on what scrolls does not begin to scroll it, as a rule.
    package static let scrollDelay = 0.15

    package init(
        lookDelay: Double = 0, action: @escaping () -> Void, pressedChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.lookDelay = lookDelay
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
            if gesture.lookDelay > 0, new.kind == .touch { lookStart = time + gesture.lookDelay }
            if context.environment.buttonRepeatBehavior == .enabled { nextRepeat = time + Self.repeatDelay }
            enter(.possible(()))
        case .moved(let moved):
            guard moved === pointer else { return }
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

    private func isOver(_ pointer: Pointer) -> Bool {
        let reach = pointer.kind == .touch ? Self.reach : 0
        return CGRect(origin: .zero, size: context.size).insetBy(dx: -reach, dy: -reach)
            .contains(context.point(pointer.location, in: .local))
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

    override var yieldsToScrolling: Bool { pointer?.kind == .touch }
}
