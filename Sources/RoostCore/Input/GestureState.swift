/// A value that a gesture changes while it lasts; before and after, it is the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, reset: { _, _ in })
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value goes back in this transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    /// The value goes back in the transaction that `reset` changes.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        initial = wrappedValue
        self.reset = reset
    }

    public var wrappedValue: Value { state.wrappedValue }

    public var projectedValue: GestureState<Value> { self }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        State._install(&property.state, &slot, context)
    }

    /// Changes the value while a gesture lasts.
    package func update(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { state.wrappedValue = value }
    }

    /// Takes the value back when a gesture ends.
    package func end() {
        var transaction = Transaction()
        reset(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A gesture that keeps a `GestureState` up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    public var base: Base
    public var state: GestureState<State>
    public var updating: (Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        updating = body
    }
}

extension Gesture {
    /// Changes a state while the gesture lasts.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
