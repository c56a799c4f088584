#if Desktop
    import Foundation

    /// Threads of the host's own. Those of Dispatch's queues are watched by a timer that wakes a process each second,
    /// from the first one on, for good.
    enum Threads {
        /// As much as the main thread has, in bytes.
        private static let stackSize = 8 << 20
        /// The processors that the process may use. Foundation reads files to tell.
        static let processors = min(ProcessInfo.processInfo.activeProcessorCount, 16)
        private static let helpers = Helpers(count: processors - 1)

        /// Calls `body` with 0 to `count - 1`, on the caller's thread and on others. Returns when all have returned.
        ///
        /// The caller does the work that no other thread has begun: where all processors are busy, it waits for none.
        @MainActor
        static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
            guard count > 1, processors > 1 else {
                for index in 0..<count { body(index) }
                return
            }
            withoutActuallyEscaping(body) { helpers.perform(count, $0) }
        }

        /// Runs `body` on a new thread.
        static func detach(_ body: @escaping @Sendable () -> Void) {
            let thread = Thread(block: body)
            thread.stackSize = stackSize
            thread.start()
        }

        /// Threads that wait for work, from the first work on, and then for good: making one takes longer than drawing a
        /// letter.
        ///
        /// Unchecked because the lock protects all but the work itself, which is set before its first part can be taken
        /// and goes after its last part has ended.
        private final class Helpers: @unchecked Sendable {
            private let lock = NSCondition()
            private let count: Int
            private var areThere = false
            private var work: (@Sendable (Int) -> Void)?
            /// The parts of the work, how many are taken, and how many have ended.
            private var (parts, taken, ended) = (0, 0, 0)

            init(count: Int) { self.count = count }

            func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
                lock.lock()
                (work, parts, taken, ended) = (body, count, 0, 0)
                if !areThere {
                    areThere = true
                    for _ in 0..<self.count { Threads.detach { [self] in help() } }
                }
                lock.broadcast()
                while take() {}
                while ended < parts { lock.wait() }
                work = nil
                lock.unlock()
            }

            private func help() {
                lock.lock()
                while true { if !take() { lock.wait() } }
            }

            /// Does the next part, if there is one. The lock is held before and after.
            private func take() -> Bool {
                guard taken < parts else { return false }
                let index = taken
                taken += 1
                lock.unlock()
                run(index)
                lock.lock()
                ended += 1
                if ended == parts { lock.broadcast() }
                return true
            }

            /// A function of its own, so that nothing holds the work when its last part has ended.
            @inline(never)
            private func run(_ index: Int) { work?(index) }
        }
    }
#endif
