/// Which evaluations have read a value, and which of its earlier values some of them may still have to see.
struct ReadRecord: Sendable {
    var isWritten = false
    private(set) var dependents = Dependents()
    /// The transaction that the dependents were marked with last; nil once one of them has read the value again.
    private var marked: UInt64?
    /// The transactions before whose changes the value is still known, the first one first.
    private(set) var transactions: [UInt64] = []
    /// So many are kept before it is asked which are still needed.
    private static let kept = 8

    /// Remembers who reads the value; the place of the earlier value that it is to see, nil where that is the newest.
    mutating func read(by evaluation: Evaluation) -> Int? {
        if marked != nil {
            marked = nil
            dependents.removeAll()
        }
        dependents.insert(evaluation)
        guard !transactions.isEmpty else { return nil }
        let waiting = evaluation.node.graph.waitingTransactions
        if waiting.isEmpty { transactions = [] }
        return transactions.firstIndex(where: waiting.contains)
    }

    /// Takes it that a transaction changes the value; whether the dependents have to hear of it, and the value before has to
    /// be kept.
    mutating func mark(by transaction: UInt64) -> Bool {
        if marked == transaction { return false }
        marked = transaction
        transactions.append(transaction)
        return true
    }

    /// Forgets the transactions that nobody waits for, and tells what places they had: where what read the value has gone,
    /// nobody will read it again, and clear them.
    mutating func removeUnneeded() -> [Int] {
        guard transactions.count > Self.kept else { return [] }
        let unneeded = transactions.indices.filter { place in
            let transaction = transactions[place]
            return transaction != marked && !dependents.all.contains { $0.queue.awaits(transaction) }
        }
        for place in unneeded.reversed() { transactions.remove(at: place) }
        return unneeded
    }
}
