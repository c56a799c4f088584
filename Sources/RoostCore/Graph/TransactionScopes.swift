/// The transaction that a turn of an update began with, and who changes it on the way down.
struct TransactionScopes {
    /// Counts turns: a scope remembers the one in which its value changed.
    private(set) var turn: UInt64 = 0
    private(set) var transaction = Transaction()
    /// How many scopes are in the graph.
    var count = 0
    /// How many of them change every transaction.
    var unconditionalCount = 0
    /// Whether a scope's value has changed in this turn.
    var hasFired = false

    mutating func begin(_ transaction: Transaction) {
        turn += 1
        self.transaction = transaction
        hasFired = false
    }

    /// Whether anything may be animated in this turn, as far as is known.
    var mayMove: Bool { transaction.movement != nil || hasFired || unconditionalCount > 0 }
}

/// How a scope is found on the way up.
enum TransactionScopeKind {
    case plain
    /// Applies to what a closure makes around a view, but not to that view.
    case body
    /// The view that such a closure is given.
    case content
}

/// A node under which updates carry another transaction than around it.
protocol TransactionScope: ViewNode {
    var kind: TransactionScopeKind { get }
    /// Changes the transaction for what is below, if the scope applies in this turn.
    func adjust(_ transaction: inout Transaction)
}

extension ViewGraph {
    /// The turn's transaction as it is for a node.
    func transaction(for node: ViewNode) -> Transaction {
        var result = transactionScopes.transaction
        guard transactionScopes.count > 0 else { return result }
        var scopes: [any TransactionScope] = []
        // How many bodies' contents the node is in whose body has not been left yet.
        var contents = 0
        var current = node.parent
        while let node = current {
            current = node.parent
            guard let scope = node.transactionScope else { continue }
            switch scope.kind {
            case .content: contents += 1
            case .body where contents > 0: contents -= 1
            case .body, .plain: if contents == 0 { scopes.append(scope) }
            }
        }
        for scope in scopes.reversed() { scope.adjust(&result) }
        return result
    }

    /// Runs code that updates a node outside the way down from the root.
    func withTransaction<T>(of node: ViewNode, _ body: () -> T) -> T {
        let outer = transaction
        transaction = transaction(for: node)
        defer { transaction = outer }
        return body()
    }
}
