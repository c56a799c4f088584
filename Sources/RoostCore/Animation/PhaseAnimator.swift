/// A view that is animated from one phase to the next.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public typealias Body = Never

    let phases: [Phase]
    /// Nil for phases that follow each other for ever.
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Goes through the phases from the first, each with the animation that leads to it, again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases and back to the first when `trigger` changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(value: trigger)
        self.content = content
        self.animation = animation
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        PhaseAnimatorNode(view, inputs)
    }
}

extension View {
    /// Changes this view by phases that follow each other for ever, each with the animation that leads to it.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
    }

    /// Changes this view by phases that it goes through when `trigger` changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
            animation: animation)
    }
}

/// Shows one phase; the next one's turn comes once the animation that led to this one is logically complete. That is
/// found by running the animation on a number beside what it moves.
private final class PhaseAnimatorNode<Phase: Equatable, Content: View>:
    ClockedNode<PhaseAnimator<Phase, Content>, Content?>
{
    private var index = 0
    private var trigger: AnyTrigger?
    private var step: (animation: Animation?, start: Double, context: AnimationContext<Double>)?

    override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: borrowing _NodeInputs) {
        trigger = view.trigger
        super.init(view, inputs)
        if view.phases.isEmpty { Log.warning("\(typeName(Self.self)) has no phases: it shows nothing.") }
        start()
        if trigger == nil { onceShown { [unowned self] in go(to: 1, at: $0) } }
    }

    private func go(to next: Int, at time: Double) {
        guard view.phases.count > 1 else { return }
        index = next % view.phases.count
        let animation = view.animation(view.phases[index])
        step = (animation, time, AnimationContext(environment: environment))
        refresh(Transaction(animation: animation))
        run()
    }

    override func advance(to time: Double) -> Bool {
        guard let start = step?.start else { return false }
        let reached = step?.animation?.animate(value: 1, time: time - start, context: &step!.context)
        guard reached == nil || step!.context.isLogicallyComplete else { return true }
        step = nil
        // Back at the first phase, a pass that was triggered is over.
        if trigger != nil, index == 0 { return false }
        go(to: index + 1, at: time)
        return step != nil
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        index = min(index, max(view.phases.count - 1, 0))
        if let old = trigger, let new = view.trigger, new.differs(from: old) {
            onceShown { [unowned self] in go(to: 1, at: $0) }
        }
        trigger = view.trigger
        super.changed(view: viewChanged, environment: environmentChanged)
    }

    override func makeContent() -> Content? {
        guard view.phases.indices.contains(index) else { return nil }
        return view.content(view.phases[index])
    }
}
