import Foundation
import RoostLocks

/// Checks, in debug builds, that one thread at a time works on a graph; in release builds it does nothing.
struct Confinement: ~Copyable {
    #if DEBUG
        /// The thread inside a pass; 0 for none.
        private let thread = Atomic<UInt>(0)
    #endif

    /// Runs a pass. A second thread that begins one meanwhile ends the process with a message.
    @inline(__always)
    borrowing func run<Result>(_ pass: () throws -> Result) rethrows -> Result {
        #if DEBUG
            let current = UInt(pthread_self())
            let (isOutermost, other) = thread.compareExchange(expected: 0, desired: current, ordering: .acquiring)
            precondition(
                isOutermost || other == current,
                "Two threads work on one graph at the same time. A graph is confined to one thread at a time.")
            defer { if isOutermost { thread.store(0, ordering: .releasing) } }
        #endif
        return try PassMark.set(pass)
    }
}
