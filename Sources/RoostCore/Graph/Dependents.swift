/// The evaluations that have read a value.
///
/// A value that hardly ever changes is read again and again, and only the last evaluation of each node counts. The
/// others are dropped now and then, so that there are at most about twice as many as nodes that read the value.
struct Dependents {
    private(set) var all: Set<Dependent> = []
    /// The number of evaluations at which outdated ones are dropped.
    private var limit = Self.leastLimit
    private static let leastLimit = 32

    var isEmpty: Bool { all.isEmpty }

    /// Adds an evaluation, which must be the current one on this thread.
    mutating func insert(_ evaluation: Evaluation) {
        if all.count >= limit {
            let graph = evaluation.node.graph
            all = all.filter { graph.awaits($0) }
            limit = max(Self.leastLimit, 2 * all.count)
        }
        all.insert(evaluation.dependent)
    }

    mutating func removeAll() { all.removeAll(keepingCapacity: true) }
}

extension ViewGraph {
    /// Whether an evaluation still counts, as far as this graph's thread can know: one of another graph does until that
    /// graph has ended.
    fileprivate func awaits(_ dependent: Dependent) -> Bool {
        guard dependent.queue === queue else { return !dependent.queue.isEnded }
        return node(dependent.node)?.evaluation == dependent.version
    }
}
