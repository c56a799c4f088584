/// A gesture with an action that runs at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture, GestureAddition {
    public typealias Body = Never
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        EndedRecognition(gesture, context)
    }
}

/// A gesture with an action that runs on each change of its value.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture, GestureAddition where Content.Value: Equatable {
    public typealias Body = Never
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        ChangedRecognition(gesture, context)
    }
}

/// A gesture with a transformed value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        MapRecognition(gesture, gesture.content, context)
    }
}

extension Gesture {
    /// Runs an action when the gesture ends successfully, not when it is cancelled.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Transforms the gesture's value.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value changes. The end alone is no change.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

private final class EndedRecognition<Content: Gesture>: AdditionRecognition<_EndedGesture<Content>> {
    private var isDone = false

    override func deliver() {
        super.deliver()
        guard case .ended(let value) = phase, !isDone else { return }
        isDone = true
        gesture.action(value)
    }
}

private final class ChangedRecognition<Content: Gesture>: AdditionRecognition<_ChangedGesture<Content>>
where Content.Value: Equatable {
    private var known: Content.Value?

    override func deliver() {
        super.deliver()
        // A movement that was held back until its very end has changed all the same.
        guard !phase.isOver || isContinuous && known == nil, let value = phase.value, value != known else { return }
        known = value
        asGestureChange(isContinuous: isContinuous) { gesture.action(value) }
    }
}

private final class MapRecognition<Content: Gesture, Value>: GestureWrapper<_MapGesture<Content, Value>, Content> {
    override func update(_ gesture: _MapGesture<Content, Value>) {
        super.update(gesture)
        content.update(gesture.content)
    }

    override func adopt(_ phase: GesturePhase<Content.Value>) -> GesturePhase<Value> {
        phase.map(gesture.transform)
    }
}

/// Runs an action in a transaction that is marked as continuous if its changes come from an ongoing movement.
func asGestureChange(isContinuous: Bool, _ action: () -> Void) {
    guard isContinuous else { return action() }
    var transaction = Transaction.current
    transaction.isContinuous = true
    withTransaction(transaction, action)
}
