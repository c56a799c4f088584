import Observation

/// A node that runs code of the user's and does so again when something that the code read has changed.
class EvaluatingNode<V>: _ViewNodeOf<V> {
    private var version: UInt32 = 0

    override init(_ view: borrowing V, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.track(self)
    }

    override package final var evaluation: UInt32 { version }

    /// Stands for the latest evaluation: marks this node when something changes that was read otherwise.
    final var dependent: Dependent { Dependent(queue: graph.queue, node: id, version: version) }

    /// Runs code and remembers what it reads, in place of what an earlier run read, or beside it.
    final func tracked<T>(inAddition: Bool = false, _ body: () -> T) -> T {
        if !inAddition { version &+= 1 }
        let evaluation = Evaluation(self, version: version)
        let dependent = evaluation.dependent
        return evaluation.run {
            withObservationTracking {
                body()
            } onChange: {
                dependent.queue.mark(dependent, transaction: Transaction.current)
            }
        }
    }
}
