import Observation

/// A node that runs the user's code, and runs it again when something that the code has read changes.
@_spi(Engine) open class EvaluatingNode<V>: _ViewNodeOf<V> {
    private var version: UInt32 = 0
    /// Whether the code of views of this type has read observable objects.
    private var observes: Bool
    /// Ends the registrations that observable objects hold for the latest evaluation.
    private var observation: EvaluationObservation?

    override package init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        observes = ObservingTypes.contains(V.self)
        super.init(view, inputs)
        graph.track(self)
    }

    deinit { observation?.forget() }

    override package final var evaluation: UInt32 { version }

    /// Identifies the latest evaluation, so that other things that it depends on can mark this node when they change.
    final var dependent: Dependent { Dependent(queue: graph.queue, node: id, version: version) }

    /// Runs code and records its reads: in place of those of earlier runs, or in addition to them.
    package final func tracked<T>(inAddition: Bool = false, _ body: () -> T) -> T {
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

    /// The reaction to a change of an observable object that was read. It is called only if one was read.
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
