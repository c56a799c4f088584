/// The evaluations that have read something that may change.
///
/// What hardly ever changes is read again and again, by evaluations of which only each node's last one counts. Now and
/// then the others are let go, so that there are at most about twice as many as there are nodes that read it.
struct Dependents {
    private(set) var all: Set<Dependent> = []
    /// How many there may be before it is looked which still count.
    private var limit = Self.leastLimit
    private static let leastLimit = 32

    var isEmpty: Bool { all.isEmpty }

    /// Adds the evaluation, which is the one that goes on on this thread.
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
    /// Whether an evaluation may still have to be repeated, as far as can be known on this graph's thread: of another
    /// graph, whether that has ended.
    fileprivate func awaits(_ dependent: Dependent) -> Bool {
        guard dependent.queue === queue else { return !dependent.queue.isEnded }
        return node(dependent.node)?.evaluation == dependent.version
    }
}
