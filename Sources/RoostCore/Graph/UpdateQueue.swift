import Synchronization

/// The nodes that wait to be evaluated again. State may be written from any thread; the graph drains the queue on its own.
package final class UpdateQueue: Sendable {
    package struct Change: Sendable {
        package let node: NodeID
        package let version: UInt32
        package let transaction: Transaction
    }

    private let waiting = Mutex<(changes: [Change], wake: (@Sendable () -> Void)?)>(([], nil))

    init() {}

    /// Asks for an evaluation of the dependent's node; wakes the host if the queue was empty.
    package func mark(_ dependent: Dependent, transaction: Transaction) {
        let wake = waiting.withLock { waiting in
            waiting.changes.append(Change(node: dependent.node, version: dependent.version, transaction: transaction))
            return waiting.changes.count == 1 ? waiting.wake : nil
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

    package var isEmpty: Bool { waiting.withLock { $0.changes.isEmpty } }

    func drain() -> [Change] {
        waiting.withLock { waiting in
            let changes = waiting.changes
            waiting.changes = []
            return changes
        }
    }
}
