import Foundation
import RoostLocks

/// Checks, in debug builds, that one thread at a time works on a graph; in release builds it does nothing.
struct Confinement: ~Copyable {
    #if DEBUG
        /// The thread inside a pass; 0 for none.
        private let thread = Atomic<UInt>(0)

        /// Whether the current thread is inside a pass over any graph.
        static var isInPass: Bool { pthread_getspecific(passes) != nil }

        /// The number of passes that the current thread is inside of.
        private static let passes: pthread_key_t = {
            var key = pthread_key_t()
            pthread_key_create(&key, nil)
            return key
        }()
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
            let depth = UInt(bitPattern: pthread_getspecific(Self.passes))
            pthread_setspecific(Self.passes, UnsafeRawPointer(bitPattern: depth + 1))
            defer {
                pthread_setspecific(Self.passes, UnsafeRawPointer(bitPattern: depth))
                if isOutermost { thread.store(0, ordering: .releasing) }
            }
        #endif
        return try pass()
    }
}
