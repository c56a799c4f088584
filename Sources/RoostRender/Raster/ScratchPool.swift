import RoostLocks

/// Working memory that outlives the work: the system clears the memory that it gives, which takes longer than much of
/// what is done with it.
///
/// One piece of work at a time has a scratch, so that a scratch needs no protection of its own.
final class ScratchPool<Scratch: Sendable>: Sendable {
    private let scratches = Mutex<[Scratch]>([])
    private let limit: Int
    private let make: @Sendable () -> Scratch

    /// - Parameter limit: How many scratches are kept for later.
    init(limit: Int, make: @escaping @Sendable () -> Scratch) {
        self.limit = limit
        self.make = make
    }

    /// Runs work with a scratch of its own.
    /// - Parameter isKept: Whether the scratch is kept for later, asked when the work has ended.
    func withScratch<Result>(
        isKept: (Scratch) -> Bool = { _ in true }, _ body: (Scratch) throws -> Result
    ) rethrows -> Result {
        let scratch = scratches.withLock { $0.popLast() } ?? make()
        defer {
            if isKept(scratch) { scratches.withLock { if $0.count < limit { $0.append(scratch) } } }
        }
        return try body(scratch)
    }
}
