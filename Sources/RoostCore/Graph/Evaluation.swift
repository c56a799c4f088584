/// One evaluation of a node's body. The values that it reads become its dependencies.
final class Evaluation {
    let dependent: Dependent
    let node: ViewNode

    init(_ node: ViewNode, version: UInt32) {
        self.node = node
        dependent = Dependent(queue: node.graph.queue, node: node.id, version: version)
    }

    /// The innermost evaluation of the current thread.
    static var current: Evaluation? {
        ThreadSlot.evaluation.value.map { Unmanaged<Evaluation>.fromOpaque($0).takeUnretainedValue() }
    }

    func run<T>(_ body: () -> T) -> T {
        let outer = ThreadSlot.evaluation.value
        ThreadSlot.evaluation.value = Unmanaged.passUnretained(self).toOpaque()
        defer { ThreadSlot.evaluation.value = outer }
        return body()
    }

    /// Runs code (actions, layout) without recording its reads.
    static func untracked<T>(_ body: () -> T) -> T {
        let outer = ThreadSlot.evaluation.value
        ThreadSlot.evaluation.value = nil
        defer { ThreadSlot.evaluation.value = outer }
        return body()
    }
}

/// Identifies a node's evaluation that has read a value. It is repeated when the value changes.
package struct Dependent: Hashable, Sendable {
    package let queue: UpdateQueue
    package let node: NodeID
    /// The number of the node's evaluation; an older one no longer counts.
    package let version: UInt32

    package static func == (lhs: Dependent, rhs: Dependent) -> Bool {
        lhs.queue === rhs.queue && lhs.node == rhs.node && lhs.version == rhs.version
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(node)
        hasher.combine(version)
    }
}
