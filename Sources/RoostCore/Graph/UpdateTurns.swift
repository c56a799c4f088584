/// The changes that an update still has to make: those of one transaction at a time, in the order in which the
/// transactions first changed something.
struct UpdateTurns {
    struct Turn {
        var transaction = Transaction()
        /// What is to be evaluated again.
        var nodes: [NodeID] = []
    }

    private var waiting: ArraySlice<Turn> = []
    /// The transactions whose turn is still to come: evaluations do not see yet what they have written.
    private(set) var transactions: Set<UInt64> = []

    var isEmpty: Bool { waiting.isEmpty }

    /// Takes over what the graph's queue has, leaving out what an evaluation has seen since.
    mutating func fill(from graph: ViewGraph) {
        waiting =
            graph.queue.drain()[...].map { group in
                Turn(
                    transaction: group.transaction,
                    nodes: group.changes.filter { graph.node($0.node)?.evaluation == $0.version }.map(\.node))
            }[...]
        transactions = Set(waiting.map(\.transaction.group))
    }

    /// The next turn; one without changes where none waits.
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
