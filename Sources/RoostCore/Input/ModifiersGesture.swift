/// A gesture that counts only while keys are held.
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Content.Value
    let content: Content
    let modifiers: EventModifiers

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        ModifiersRecognition(gesture, gesture.content, context)
    }
}

extension Gesture {
    /// Looks for the gesture only where these keys are held when the pointer comes down.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}

private final class ModifiersRecognition<Content: Gesture>: GestureWrapper<_ModifiersGesture<Content>, Content> {
    override func update(_ gesture: _ModifiersGesture<Content>) {
        super.update(gesture)
        content.update(gesture.content)
    }

    override func adopt(_ phase: GesturePhase<Content.Value>) -> GesturePhase<Content.Value> { phase }

    override func handle(_ input: PointerInput, at time: Double) {
        if case .began(let pointer) = input, !pointer.modifiers.isSuperset(of: gesture.modifiers) { return cancel() }
        super.handle(input, at: time)
    }
}
