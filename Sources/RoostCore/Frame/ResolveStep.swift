/// Resolve: bodies are evaluated, and containers learn of their elements.
extension ViewGraph {
    func resolve(_ turn: UpdateTurns.Turn) {
        isUpdating = true
        defer { isUpdating = false }
        if !turn.nodes.isEmpty { reevaluate(turn) }
        relinkAll()
        beginEntering(afterLayout: false)
    }

    private func reevaluate(_ turn: UpdateTurns.Turn) {
        let marked = turn.nodes.compactMap { id in node(id).map { (node: $0, evaluation: $0.evaluation) } }
        // Parents first, so that their changes have updated the nodes below.
        for (node, evaluation) in marked.sorted(by: { $0.node.depth < $1.node.depth })
        where node.isAlive && node.evaluation == evaluation {
            transaction = transaction(for: node)
            node.reevaluate()
        }
        transaction = turn.transaction
    }

    /// Updates the containers' lists of elements.
    func relinkAll() {
        while let container = relinkQueue.popLast() {
            container.awaitsRelink = false
            relinks += 1
            container.relink()
        }
    }
}
