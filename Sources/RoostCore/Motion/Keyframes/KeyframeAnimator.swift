/// A view whose content follows a value through keyframes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    public typealias Body = Never

    enum Mode {
        case repeating(Bool)
        case trigger(AnyTrigger)
    }

    let initialValue: Value
    let mode: Mode
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Repeats the keyframes without end. With `repeating` false it shows their beginning.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        mode = .repeating(repeating)
        self.content = content
        self.keyframes = keyframes
    }

    /// Runs through the keyframes, from the initial value, when `trigger` changes (kf-K12), and stays at their end.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        mode = .trigger(AnyTrigger(value: trigger))
        self.content = content
        self.keyframes = keyframes
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        KeyframeAnimatorNode(view, inputs)
    }
}

extension View {
    /// Modifies this view by a value that repeats its keyframes without end. With `repeating` false it stays at their
    /// beginning.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
            content(PlaceholderContentView(content: AnyView(self)), $0)
        } keyframes: {
            keyframes($0)
        }
    }

    /// Modifies this view by a value that runs through its keyframes when `trigger` changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
            content(PlaceholderContentView(content: AnyView(self)), $0)
        } keyframes: {
            keyframes($0)
        }
    }
}

private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
    ClockedNode<KeyframeAnimator<Value, Path, Content>, Content>
where Path.Value == Value {
    private var value: Value
    private var run: (timeline: KeyframeTimeline<Value>, start: Double)?
    private var mode: KeyframeAnimator<Value, Path, Content>.Mode

    override init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: borrowing _NodeInputs) {
        value = view.initialValue
        mode = view.mode
        super.init(view, inputs)
        start()
        if case .repeating(true) = mode { begin() }
    }

    private func begin() {
        onceShown { [unowned self] time in
            let timeline = makeTimeline()
            guard timeline.duration > 0 else { return finish(timeline) }
            run = (timeline, time)
            value = timeline.value(time: 0)
            refresh()
            run()
        }
    }

    private func makeTimeline() -> KeyframeTimeline<Value> {
        KeyframeTimeline(initialValue: view.initialValue, view.keyframes(view.initialValue))
    }

    private func finish(_ timeline: KeyframeTimeline<Value>) {
        run = nil
        value = timeline.value(time: timeline.duration)
        refresh()
    }

    override func advance(to time: Double) -> Bool {
        guard var run else { return false }
        let elapsed = time - run.start
        if elapsed >= run.timeline.duration {
            guard case .repeating(true) = mode else {
                finish(run.timeline)
                return false
            }
            run.start += (elapsed / run.timeline.duration).rounded(.down) * run.timeline.duration
            run.timeline = makeTimeline()
            self.run = run
            guard run.timeline.duration > 0 else {
                finish(run.timeline)
                return false
            }
        }
        value = run.timeline.value(time: time - run.start)
        refresh()
        return true
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        switch (mode, view.mode) {
        case (.trigger(let old), .trigger(let new)) where new.differs(from: old): begin()
        case (.repeating(false), .repeating(true)): begin()
        case (_, .repeating(false)):
            run = nil
            value = view.initialValue
        default: break
        }
        mode = view.mode
        super.changed(view: viewChanged, environment: environmentChanged)
    }

    override func makeContent() -> Content { view.content(value) }
}
