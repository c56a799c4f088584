import RoostLocks

/// Working memory that is kept between uses: the system clears new memory, which takes longer than much of the work in
/// it.
///
/// A scratch serves one piece of work at a time, so it needs no protection of its own.
final class ScratchPool<Scratch: Sendable>: Sendable {
    private let scratches = Mutex<[Scratch]>([])
    private let limit: Int
    private let make: @Sendable () -> Scratch

    /// - Parameter limit: The number of scratches that are kept for later.
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
