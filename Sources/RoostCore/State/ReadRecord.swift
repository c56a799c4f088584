/// The evaluations that have read a value, and the transactions before whose changes some of them may still have to see
/// it.
struct ReadRecord: Sendable {
    var isWritten = false
    private(set) var dependents = Dependents()
    /// The transaction for which the dependents were marked last; nil once one of them has read the value again.
    private var marked: UInt64?
    /// The transactions for which the value before their change is still stored, oldest first.
    private(set) var transactions: [UInt64] = []
    /// The number of transactions above which the record checks which are still needed.
    private static let kept = 8

    /// Records a reader. Returns the index of the earlier value that the reader has to see, or nil for the newest
    /// value.
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

    /// Records that a transaction changes the value. Returns whether the dependents have to be marked and the value
    /// before stored.
    mutating func mark(by transaction: UInt64) -> Bool {
        if marked == transaction { return false }
        marked = transaction
        transactions.append(transaction)
        return true
    }

    /// Forgets the transactions that nobody waits for, and returns their indices. Normally a read clears them, but once
    /// the readers have ended nobody reads the value again.
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
