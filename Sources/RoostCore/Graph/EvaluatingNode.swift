import Observation

/// A node that runs code of the user's and does so again when something that the code read has changed.
class EvaluatingNode<V>: _ViewNodeOf<V> {
    private var version: UInt32 = 0
    /// Whether code of such views has read observable objects.
    private var observes: Bool
    /// What ends the notes that such objects have taken of the latest evaluation.
    private var observation: EvaluationObservation?

    override init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        observes = ObservingTypes.contains(V.self)
        super.init(view, inputs)
        graph.track(self)
    }

    deinit { observation?.forget() }

    override package final var evaluation: UInt32 { version }

    /// Stands for the latest evaluation: marks this node when something changes that was read otherwise.
    final var dependent: Dependent { Dependent(queue: graph.queue, node: id, version: version) }

    /// Runs code and remembers what it reads, in place of what an earlier run read, or beside it.
    final func tracked<T>(inAddition: Bool = false, _ body: () -> T) -> T {
        if !inAddition {
            version &+= 1
            observation?.forget()
            observation = nil
        }
        if observes, observation == nil { observation = EvaluationObservation() }
        let observation = observation
        let evaluation = Evaluation(self, version: version)
        return evaluation.run {
            withObservationTracking(
                {
                    observation?.note()
                    return body()
                }, onChange: change(of: evaluation.dependent, observation))
        }
    }

    /// What to do when an observable object that was read changes; asked only where one was.
    private func change(
        of dependent: Dependent, _ observation: EvaluationObservation?
    ) -> @Sendable () -> Void {
        if !observes {
            observes = true
            ObservingTypes.insert(V.self)
        }
        return {
            guard observation?.isEnded != true else { return }
            dependent.queue.mark(dependent, transaction: Transaction.current)
        }
    }
}
