#if Desktop
    import Foundation

    /// Threads of the host's own. Those of Dispatch's queues are watched by a timer that wakes a process each second,
    /// from the first one on, for good.
    enum Threads {
        /// As much as the main thread has, in bytes.
        private static let stackSize = 8 << 20

        /// Calls `body` with 0 to `count - 1`, each on a thread, the last one on the caller's. Returns when all have
        /// returned.
        static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
            guard count > 1 else { return body(0) }
            withoutActuallyEscaping(body) { body in
                let shares = (0..<count).map { Share(index: $0, body: body) }
                let threads = shares.dropLast().map { $0.start() }
                shares[count - 1].run()
                for (share, thread) in zip(shares, threads) {
                    // Where no thread could be had, the caller's does the work.
                    if let thread { pthread_join(thread, nil) } else { share.run() }
                }
            }
        }

        /// A thread's part of the work. A joined thread keeps nothing of it.
        private final class Share: Sendable {
            let index: Int
            let body: @Sendable (Int) -> Void

            init(index: Int, body: @escaping @Sendable (Int) -> Void) {
                self.index = index
                self.body = body
            }

            func run() { body(index) }

            func start() -> pthread_t? {
                var attributes = pthread_attr_t()
                pthread_attr_init(&attributes)
                defer { pthread_attr_destroy(&attributes) }
                pthread_attr_setstacksize(&attributes, Threads.stackSize)
                var thread = pthread_t()
                let result = pthread_create(
                    &thread, &attributes,
                    { share in
                        Unmanaged<Share>.fromOpaque(share!).takeUnretainedValue().run()
                        return nil
                    }, Unmanaged.passUnretained(self).toOpaque())
                return result == 0 ? thread : nil
            }
        }

        /// Runs `body` on a new thread.
        static func detach(_ body: @escaping @Sendable () -> Void) {
            let thread = Thread(block: body)
            thread.stackSize = stackSize
            thread.start()
        }
    }
#endif
