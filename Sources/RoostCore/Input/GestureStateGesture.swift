/// A gesture that updates a `GestureState`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture, GestureAddition {
    public typealias Body = Never
    public typealias Value = Base.Value

    /// The gesture that drives the state.
    public var base: Base
    /// The updated state.
    public var state: GestureState<State>
    /// Updates the state from the gesture's value. Its transaction is that of the change.
    public var updating: (Value, inout State, inout Transaction) -> Void

    /// Updates a state by `body` on each change of the base gesture.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        updating = body
    }

    var content: Base { base }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        UpdatingRecognition(gesture, context)
    }
}

extension Gesture {
    /// Updates a state by `body` while the gesture lasts. The state returns to its initial value when the gesture ends
    /// or is cancelled.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

private final class UpdatingRecognition<Base: Gesture, State>: AdditionRecognition<GestureStateGesture<Base, State>> {
    private var shownChanges = 0
    private var isTouched = false

    override func deliver() {
        super.deliver()
        if phase.isOver {
            if isTouched { gesture.state.end() }
            isTouched = false
        } else if let value = phase.value, shownChanges != changes {
            shownChanges = changes
            isTouched = true
            var state = gesture.state.wrappedValue
            var transaction = Transaction()
            transaction.isContinuous = isContinuous
            gesture.updating(value, &state, &transaction)
            gesture.state.update(state, transaction)
        }
    }
}
