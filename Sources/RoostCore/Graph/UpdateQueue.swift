import RoostLocks

/// The nodes that wait for a new evaluation. State may be written on any thread; the graph drains the queue on its own.
package final class UpdateQueue: Sendable {
    struct Change: Sendable {
        let node: NodeID
        let version: UInt32
    }

    /// The changes of one call of `withTransaction`, or of none.
    struct Group: Sendable {
        let transaction: Transaction
        var changes: [Change]
    }

    // A struct, because every access to a closure in a tuple would wrap the closure once more.
    private struct Waiting {
        var groups: [Group] = []
        /// The transactions that were drained last. Their changes may not be applied yet.
        var drained: [UInt64] = []
        var wake: (@Sendable () -> Void)?
    }

    private let waiting = Mutex(Waiting())
    private let hasEnded = Atomic<Bool>(false)

    init() {}

    deinit { end() }

    /// Requests an evaluation of the dependent's node, and wakes the host if the queue was empty.
    package func mark(_ dependent: Dependent, transaction: Transaction) {
        let change = Change(node: dependent.node, version: dependent.version)
        // A transaction that animates without a call of `withTransaction` is kept apart from the changes without a
        // transaction.
        let transaction = transaction.id == 0 && transaction.movement != nil ? transaction.begun() : transaction
        let wake = waiting.withLock { waiting -> (@Sendable () -> Void)? in
            guard !isEnded else { return nil }
            let isFirst = waiting.groups.isEmpty
            if let index = waiting.groups.lastIndex(where: { $0.transaction.group == transaction.group }) {
                waiting.groups[index].changes.append(change)
            } else {
                waiting.groups.append(Group(transaction: transaction, changes: [change]))
                transaction.completions.hold()
            }
            return isFirst ? waiting.wake : nil
        }
        wake?()
    }

    /// Sets a closure to call, on the writer's thread, when the first change arrives after a drain: a host schedules
    /// its update there.
    package func onWake(_ wake: (@Sendable () -> Void)?) {
        waiting.withLock { $0.wake = wake }
    }

    /// Wakes the host for a frame although no change waits.
    func wakeHost() {
        let wake = waiting.withLock { $0.wake }
        wake?()
    }

    /// Whether the graph has ended, so that nobody drains the queue any more.
    var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

    /// Releases the waiting changes, and accepts no more. Completions that wait for an animation may retain the
    /// animated object, and with it this queue.
    func end() {
        hasEnded.store(true, ordering: .relaxed)
        for group in drain() { group.transaction.completions.release() }
    }

    package var isEmpty: Bool { waiting.withLock { $0.groups.isEmpty } }

    /// Removes the changes and returns them by transaction, in the order in which their transactions made the first
    /// change. The caller has to release the groups' completions.
    func drain() -> [Group] {
        waiting.withLock { waiting in
            let groups = waiting.groups
            waiting.groups = []
            waiting.drained = groups.map(\.transaction.group)
            return groups
        }
    }

    /// Whether changes of a transaction may still have to be applied.
    func awaits(_ transaction: UInt64) -> Bool {
        waiting.withLock { waiting in
            waiting.drained.contains(transaction)
                || waiting.groups.contains { $0.transaction.group == transaction }
        }
    }
}
