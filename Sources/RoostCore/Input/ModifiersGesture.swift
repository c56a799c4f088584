/// A gesture that requires modifier keys.
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture, GestureAddition {
    public typealias Body = Never
    public typealias Value = Content.Value
    let content: Content
    let modifiers: EventModifiers

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        ModifiersRecognition(gesture, context)
    }
}

extension Gesture {
    /// Recognises the gesture only if these keys are held when the pointer comes down. Other keys may be held too.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}

private final class ModifiersRecognition<Content: Gesture>: AdditionRecognition<_ModifiersGesture<Content>> {
    override func handle(_ input: PointerInput, at time: Double) {
        if case .began(let pointer) = input, !pointer.modifiers.isSuperset(of: gesture.modifiers) { return cancel() }
        super.handle(input, at: time)
    }
}
