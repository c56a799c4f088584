/// Content that goes round in steps, for ever: made from the part of a turn that is done, from 0 at first.
///
/// Between two steps nothing is due: a spinner costs a session no more frames than it shows.
nonisolated struct SteppedView<Content: View>: View {
    typealias Body = Never
    /// How many steps a turn has.
    let count: Int
    /// Seconds that a turn takes.
    let period: Double
    let content: (_ turn: Double) -> Content

    init(count: Int, period: Double, @ViewBuilder content: @escaping (_ turn: Double) -> Content) {
        self.count = count
        self.period = period
        self.content = content
    }

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> { SteppedNode(view, inputs) }
}

private final class SteppedNode<Content: View>: ClockedNode<SteppedView<Content>, Content> {
    private var step = 0
    private var began = 0.0
    private var timer: TimerID?

    override init(_ view: SteppedView<Content>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        start()
        onceShown { [unowned self] time in
            began = time
            awaitStep(1)
        }
    }

    private func awaitStep(_ number: Int) {
        let interval = view.period / Double(view.count)
        timer = graph.schedule(at: began + Double(number) * interval) { [weak self] in
            guard let self, isAlive else { return }
            // Steps that nobody saw are left out.
            let latest = max(number, Int(min((graph.time - began) / interval + 1e-6, 1e15)))
            step = latest % view.count
            refresh()
            awaitStep(latest + 1)
        }
    }

    override func makeContent() -> Content { view.content(Double(step) / Double(view.count)) }

    override func willEnd() { timer.map(graph.cancel) }
}
