import RoostLocks

/// The nodes that wait to be evaluated again. State may be written from any thread; the graph drains the queue on its own.
package final class UpdateQueue: Sendable {
    struct Change: Sendable {
        let node: NodeID
        let version: UInt32
    }

    /// The changes of one call of `withTransaction`, or those of none.
    struct Group: Sendable {
        let transaction: Transaction
        var changes: [Change]
    }

    // A struct: out of a tuple, each lock would take the closure wrapped once more than it was put in.
    private struct Waiting {
        var groups: [Group] = []
        /// The transactions that were drained last: their changes may still be being made.
        var drained: [UInt64] = []
        var wake: (@Sendable () -> Void)?
    }

    private let waiting = Mutex(Waiting())
    private let hasEnded = Atomic<Bool>(false)

    init() {}

    deinit { end() }

    /// Asks for an evaluation of the dependent's node; wakes the host if the queue was empty.
    package func mark(_ dependent: Dependent, transaction: Transaction) {
        let change = Change(node: dependent.node, version: dependent.version)
        // A transaction that no call has begun, and that moves something, is not one with the changes of no transaction.
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

    /// Called, on the writer's thread, when the first change arrives after a drain: a host schedules its update here.
    package func onWake(_ wake: (@Sendable () -> Void)?) {
        waiting.withLock { $0.wake = wake }
    }

    /// Wakes the host though no change waits: a frame is wanted.
    func wakeHost() {
        let wake = waiting.withLock { $0.wake }
        wake?()
    }

    /// Whether the graph has ended: nobody drains the queue any more.
    var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

    /// Lets go of what waits, and takes nothing any more: what waits for animations may keep what is animated, and this
    /// with it.
    func end() {
        hasEnded.store(true, ordering: .relaxed)
        for group in drain() { group.transaction.completions.release() }
    }

    package var isEmpty: Bool { waiting.withLock { $0.groups.isEmpty } }

    /// The changes, by transaction, in the order in which their transactions first changed something. The groups'
    /// completions are the caller's to release.
    func drain() -> [Group] {
        waiting.withLock { waiting in
            let groups = waiting.groups
            waiting.groups = []
            waiting.drained = groups.map(\.transaction.group)
            return groups
        }
    }

    /// Whether changes of a transaction may still have to be made.
    func awaits(_ transaction: UInt64) -> Bool {
        waiting.withLock { waiting in
            waiting.drained.contains(transaction)
                || waiting.groups.contains { $0.transaction.group == transaction }
        }
    }
}
