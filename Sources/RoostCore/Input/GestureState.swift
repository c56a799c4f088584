/// A value that a gesture changes while it lasts. When it ends or is cancelled, the value returns to its initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void

    /// The initial value, in place of which the gesture puts others.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, reset: { _, _ in })
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Sets the transaction in which the value returns to its initial one: with an animation, it moves back.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// `reset` gets the last value and changes the transaction in which the value returns to its initial one.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        initial = wrappedValue
        self.reset = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The present value; only a gesture's `updating(_:body:)` changes it.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        State._install(&property.state, &slot, context)
    }

    /// Changes the value while a gesture lasts.
    func update(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { state.wrappedValue = value }
    }

    /// Resets the value when a gesture ends.
    func end() {
        var transaction = Transaction()
        reset(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A value that is nil while no gesture changes it.
    public init() { self.init(wrappedValue: nil) }

    public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: ReportedProperty { var reportedValue: Any { wrappedValue } }
