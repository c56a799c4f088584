import CoreGraphics
@_spi(Engine) import RoostCore

/// The pointers' part in a field. A mouse places the caret where it goes down and selects the text that it is dragged
/// over; a finger places the caret where it taps, and leaves drags to scrolling.
nonisolated struct TextPointerGesture: Gesture {
    typealias Body = Never
    typealias Value = Void

    enum Step {
        case press(CGPoint, time: Double, extends: Bool)
        case drag(CGPoint)
    }

    /// Called with points of the window.
    let action: (Step) -> Void

    nonisolated static func _makeRecognition(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognition<Self> {
        TextPointerRecognition(gesture, context)
    }
}

private final class TextPointerRecognition: _GestureRecognition<TextPointerGesture> {
    private var pointer: Pointer?
    private var due: [TextPointerGesture.Step] = []

    /// The distance that a finger may move and still tap, in points.
    private static let slack: CGFloat = 10

    override func handle(_ input: PointerInput, at time: Double) {
        switch input {
        case .began(let new):
            guard pointer == nil, new.pinch == nil else { return }
            pointer = new
            if new.kind == .touch { return enter(.possible(())) }
            press(new)
            enter(.active(()))
        case .moved(let moved):
            guard moved === pointer else { return }
            if moved.kind == .touch {
                if moved.distance > Self.slack { enter(.failed) }
            } else {
                due.append(.drag(moved.location))
                enter(.active(()))
            }
        case .ended(let ended):
            guard ended === pointer else { return }
            if ended.kind == .touch { press(ended) }
            enter(.ended(()))
        case .cancelled(let cancelled):
            if cancelled === pointer { enter(.failed) }
        case .deadline: break
        }
    }

    private func press(_ pointer: Pointer) {
        due.append(.press(pointer.location, time: pointer.time, extends: pointer.modifiers.contains(.shift)))
    }

    override func deliver() {
        let steps = due
        due = []
        if !phase.isFailed { for step in steps { gesture.action(step) } }
    }

    override var yieldsToScrolling: Bool { pointer?.kind == .touch }
}
