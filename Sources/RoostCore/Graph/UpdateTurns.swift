/// The changes that an update still has to apply: one transaction at a time, in the order in which the transactions
/// made their first change.
struct UpdateTurns {
    struct Turn {
        var transaction = Transaction()
        /// The nodes to evaluate again.
        var nodes: [NodeID] = []
    }

    private var waiting: ArraySlice<Turn> = []
    /// The transactions whose turn is still to come. Evaluations do not see their writes yet.
    private(set) var transactions: Set<UInt64> = []

    var isEmpty: Bool { waiting.isEmpty }

    /// Takes over the changes of the graph's queue, except those that an evaluation has seen since.
    mutating func fill(from graph: ViewGraph) {
        waiting =
            graph.queue.drain()[...].map { group in
                Turn(
                    transaction: group.transaction,
                    nodes: group.changes.filter { graph.node($0.node)?.evaluation == $0.version }.map(\.node))
            }[...]
        transactions = Set(waiting.map(\.transaction.group))
    }

    /// The next turn; one without changes if none waits.
    mutating func next() -> Turn {
        guard let turn = waiting.popFirst() else { return Turn() }
        transactions.remove(turn.transaction.group)
        return turn
    }
}

extension ViewGraph {
    /// The transactions whose changes evaluations do not see yet.
    var waitingTransactions: Set<UInt64> { turns.transactions }
}
