/// Content that repeats in steps for ever. It is made from the completed fraction of a turn, which starts at 0.
///
/// No frame is due between two steps, so a spinner costs a session only the frames that it shows.
nonisolated package struct SteppedView<Content: View>: View {
    package typealias Body = Never
    /// The number of steps in a turn.
    let count: Int
    /// The duration of a turn in seconds.
    let period: Double
    let content: (_ turn: Double) -> Content

    package init(count: Int, period: Double, @ViewBuilder content: @escaping (_ turn: Double) -> Content) {
        self.count = count
        self.period = period
        self.content = content
    }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        SteppedNode(view, inputs)
    }
}

private final class SteppedNode<Content: View>: ClockedNode<SteppedView<Content>, Content> {
    private var step = 0
    private var began = 0.0
    private var timer: TimerID?

    override package init(_ view: SteppedView<Content>, _ inputs: borrowing _NodeInputs) {
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
            // Steps that no frame has shown are skipped.
            let latest = max(number, Int(min((graph.time - began) / interval + 1e-6, 1e15)))
            step = latest % view.count
            refresh()
            awaitStep(latest + 1)
        }
    }

    override func makeContent() -> Content { view.content(Double(step) / Double(view.count)) }

    override func willEnd() { timer.map(graph.cancel) }
}
