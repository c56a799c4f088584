/// The transaction with which a turn of an update began, and the scopes that change it on the way down.
struct TransactionScopes {
    /// Counts turns; a scope remembers the turn in which its value changed.
    private(set) var turn: UInt64 = 0
    private(set) var transaction = Transaction()
    /// The number of scopes in the graph.
    var count = 0
    /// The number of scopes that change every transaction.
    var unconditionalCount = 0
    /// Whether a scope's value has changed in this turn.
    var hasFired = false

    mutating func begin(_ transaction: Transaction) {
        beginAgain()
        self.transaction = transaction
    }

    /// Begins a turn with the same transaction as the last.
    mutating func beginAgain() {
        turn += 1
        hasFired = false
    }

    /// Whether anything may be animated in this turn, as far as is known yet.
    var mayMove: Bool { transaction.movement != nil || hasFired || unconditionalCount > 0 }
}

/// The part that a scope plays on the way up from a node.
enum TransactionScopeKind {
    case plain
    /// Applies to the views that a closure puts around a view, but not to that view.
    case body
    /// The view that such a closure receives.
    case content
}

/// A node that changes the transaction of updates below it.
protocol TransactionScope: ViewNode {
    var kind: TransactionScopeKind { get }
    /// Changes the transaction for the nodes below, if the scope applies in this turn.
    func adjust(_ transaction: inout Transaction)
}

extension ViewGraph {
    /// The turn's transaction, as the scopes above a node have changed it.
    func transaction(for node: ViewNode) -> Transaction {
        var result = transactionScopes.transaction
        guard transactionScopes.count > 0 else { return result }
        var scopes: [any TransactionScope] = []
        // The number of contents that enclose the node and whose body has not been passed yet.
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

    /// Runs code that updates a node directly, not on the way down from the root.
    func withTransaction<T>(of node: ViewNode, _ body: () -> T) -> T {
        let outer = transaction
        transaction = transaction(for: node)
        defer { transaction = outer }
        return body()
    }
}
