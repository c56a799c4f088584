#if Desktop
    import Foundation

    /// Threads of the host's own. Those of Dispatch's queues are watched by a timer that wakes a process each second,
    /// from the first one on, for good.
    enum Threads {
        /// Calls `body` with 0 to `count - 1`, each on a thread, the last one on the caller's. Returns when all have
        /// returned.
        static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
            guard count > 1 else { return body(0) }
            withoutActuallyEscaping(body) { body in
                let group = DispatchGroup()
                for index in 0..<(count - 1) {
                    group.enter()
                    detach {
                        body(index)
                        group.leave()
                    }
                }
                body(count - 1)
                group.wait()
            }
        }

        /// Runs `body` on a new thread.
        static func detach(_ body: @escaping @Sendable () -> Void) {
            let thread = Thread(block: body)
            // The rasteriser needs as much as on the main thread.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }
#endif
