#if Browser
    import Foundation

    /// The signals that end a process from outside: SIGTERM, and SIGINT from the keyboard.
    enum StopSignals {
        /// Calls `action`, on a thread of its own, at the first signal. The next one ends the process at once.
        ///
        /// The signal handler writes into a pipe. Ignoring or blocking the signals instead would also affect the
        /// processes that the app starts.
        static func onFirst(_ action: @escaping @Sendable () -> Void) {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { return }
            let (readEnd, writeEnd) = (ends[0], ends[1])
            pipeEnd = writeEnd
            for number in [SIGTERM, SIGINT] {
                signal(number) { _ in
                    let error = errno
                    var byte: UInt8 = 1
                    _ = write(pipeEnd, &byte, 1)
                    errno = error
                }
            }
            Thread.detachNewThread {
                var byte: UInt8 = 0
                while read(readEnd, &byte, 1) < 0, errno == EINTR {}
                for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
                action()
            }
        }
    }

    /// Set before the handler that uses it.
    private nonisolated(unsafe) var pipeEnd: Int32 = -1
#endif
