/// A node whose content is evaluated again as time passes.
class ClockedNode<V: View, Content: View>: EvaluatingNode<V> {
    private var child: _ViewNodeOf<Content>!
    private var isRunning = false

    /// The content for the current time. Its reads are tracked.
    func makeContent() -> Content { fatalError("ClockedNode is abstract") }

    /// Advances the node to a frame's time, in seconds. Returns whether it needs the next frame too.
    func advance(to time: Double) -> Bool { false }

    /// Makes the content; called last in the subclass's initialiser.
    final func start() { child = makeChild(evaluate()) }

    /// Runs an action with the time of the first frame that shows the current change.
    final func onceShown(_ action: @escaping (_ time: Double) -> Void) {
        graph.onceLaidOut { [weak self] in
            guard let self, isAlive else { return }
            action(graph.time)
        }
    }

    /// Calls `advance(to:)` in each frame until it returns false.
    final func run() {
        guard !isRunning else { return }
        isRunning = true
        graph.everyFrame { [weak self] time in
            guard let self, isAlive else { return false }
            isRunning = advance(to: time)
            return isRunning
        }
    }

    /// Has the content evaluated in this frame's update.
    final func refresh(_ transaction: Transaction = Transaction()) {
        graph.queue.mark(dependent, transaction: transaction)
    }

    private func evaluate() -> Content {
        graph.countBodyEvaluation()
        return tracked { makeContent() }
    }

    override package func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        child.update(viewChanged ? evaluate() : child.view, environment)
    }

    override package final func reevaluate() { child.update(evaluate(), environment) }

    override package final var children: NodeList { NodeList(child) }
}

/// A value whose changes start something, with its type hidden.
struct AnyTrigger {
    let value: any Equatable

    func differs(from other: AnyTrigger) -> Bool {
        func equals<A: Equatable>(_ a: A) -> Bool { (other.value as? A) == a }
        return !equals(value)
    }
}
