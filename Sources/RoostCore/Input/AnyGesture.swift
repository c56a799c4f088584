/// A type-erased gesture. If it changes to another type in the middle of a touch, the new one starts with the next
/// touch.
nonisolated public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    let gesture: any Gesture<Value>

    /// Erases the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }

    public static func _makeRecognition(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognition<Self> {
        AnyRecognition(gesture, context)
    }
}

/// An optional gesture: nil recognises nothing.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Body = Never
    public typealias Value = Wrapped.Value

    nonisolated public static func _makeRecognition(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognition<Self> {
        OptionalRecognition(gesture, context)
    }
}

/// A recognition whose type is erased but for its value.
private class ErasedRecognition<Value> {
    var phase: GesturePhase<Value> { .failed }
    var changes: Int { 0 }
    var deadline: Double? { nil }
    var isContinuous: Bool { false }
    var tapCount: Int { 0 }
    var outlastsTaps: Bool { false }
    var yieldsToScrolling: Bool { false }
    func update(_ gesture: any Gesture<Value>) -> Bool { false }
    func handle(_ input: PointerInput, at time: Double) {}
    func deliver() {}
    func cancel() {}
}

private final class TypedRecognition<G: Gesture>: ErasedRecognition<G.Value> {
    let recognition: _GestureRecognition<G>

    init(_ gesture: G, _ context: _GestureContext) { recognition = G._makeRecognition(gesture, context) }

    override var phase: GesturePhase<G.Value> { recognition.phase }
    override var changes: Int { recognition.changes }
    override var deadline: Double? { recognition.openDeadline }
    override var isContinuous: Bool { recognition.isContinuous }
    override var tapCount: Int { recognition.tapCount }
    override var outlastsTaps: Bool { recognition.outlastsTaps }
    override var yieldsToScrolling: Bool { recognition.yieldsToScrolling }

    override func update(_ gesture: any Gesture<G.Value>) -> Bool {
        guard let gesture = gesture as? G else { return false }
        recognition.update(gesture)
        return true
    }

    override func handle(_ input: PointerInput, at time: Double) { recognition.step(input, at: time) }
    override func deliver() { recognition.deliver() }
    override func cancel() { recognition.cancel() }
}

private final class AnyRecognition<Value>: _GestureRecognition<AnyGesture<Value>> {
    private let content: ErasedRecognition<Value>

    override init(_ gesture: AnyGesture<Value>, _ context: _GestureContext) {
        func make<G: Gesture>(_ gesture: G) -> ErasedRecognition<G.Value> { TypedRecognition(gesture, context) }
        content = make(gesture.gesture)
        super.init(gesture, context)
    }

    /// A gesture of another type cannot continue this one's touch: it starts with the next touch.
    override func update(_ gesture: AnyGesture<Value>) {
        super.update(gesture)
        if !content.update(gesture.gesture), !phase.isOver { cancel() }
    }

    override func handle(_ input: PointerInput, at time: Double) {
        let before = content.changes
        content.handle(input, at: time)
        if content.changes != before { enter(content.phase) }
    }

    override func deliver() { content.deliver() }

    override func cancel() {
        content.cancel()
        super.cancel()
    }

    override var deadline: Double? { content.deadline }
    override var isContinuous: Bool { content.isContinuous }
    override var tapCount: Int { content.tapCount }
    override var outlastsTaps: Bool { content.outlastsTaps }
    override var yieldsToScrolling: Bool { content.yieldsToScrolling }
}

private final class OptionalRecognition<Wrapped: Gesture>: _GestureRecognition<Wrapped?> {
    private let content: _GestureRecognition<Wrapped>?

    override init(_ gesture: Wrapped?, _ context: _GestureContext) {
        content = gesture.map { Wrapped._makeRecognition($0, context) }
        super.init(gesture, context)
    }

    override func update(_ gesture: Wrapped?) {
        super.update(gesture)
        if let gesture { content?.update(gesture) } else if !phase.isOver { cancel() }
    }

    override func handle(_ input: PointerInput, at time: Double) {
        guard let content else { return enter(.failed) }
        let before = content.changes
        content.step(input, at: time)
        if content.changes != before { enter(content.phase) }
    }

    override func deliver() { content?.deliver() }

    override func cancel() {
        content?.cancel()
        super.cancel()
    }

    override var deadline: Double? { content?.openDeadline }
    override var isContinuous: Bool { content?.isContinuous ?? false }
    override var tapCount: Int { content?.tapCount ?? 0 }
    override var outlastsTaps: Bool { content?.outlastsTaps ?? false }
    override var yieldsToScrolling: Bool { content?.yieldsToScrolling ?? true }
}
