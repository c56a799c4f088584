/// A view that animates from one phase to the next.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public typealias Body = Never

    let phases: [Phase]
    /// Nil cycles without end.
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Cycles through the phases without end, from the first, each with the animation that leads to it.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Runs through the phases once, and back to the first, when `trigger` changes.
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
    /// Modifies this view by phases that follow each other without end, each with the animation that leads to it.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
    }

    /// Modifies this view by phases, which it runs through once when `trigger` changes.
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

/// Shows one phase. The next one follows when the animation to this one is logically complete. The node finds that out
/// by running the animation on a number of its own.
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
        // At the first phase again, a triggered pass is over.
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
