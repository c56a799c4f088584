import RoostLocks

/// Numbers from 0, each given to one thread.
final class Counter: Sendable {
    private let next = Mutex(0)

    /// The next number; nil if it reaches a limit.
    func take(below limit: Int) -> Int? {
        next.withLock { next in
            guard next < limit else { return nil }
            defer { next += 1 }
            return next
        }
    }
}
