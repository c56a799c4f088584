import Foundation

/// What keeps a worker process within bounds.
enum WorkerConfinement {
    /// Lets allocations beyond the limit fail, which ends the process. Sets no limit if the system has none to set.
    static func limitMemory(to megabytes: Int) {
        var limit = rlimit(rlim_cur: rlim_t(megabytes) << 20, rlim_max: rlim_t(megabytes) << 20)
        setrlimit(.init(RLIMIT_DATA.rawValue), &limit)
        // A worker that ends this way has nothing to say that a core file of its size would show.
        limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(.init(RLIMIT_CORE.rawValue), &limit)
    }

    /// Closes the owner's files and connections. One that a worker holds as well would stay open for its client.
    static func closeInheritedFiles() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let file = Int32(name), file > 2 { close(file) }
        }
    }

    /// Ends the process once its owner has closed the other end of standard input, also in the middle of a job. Signals
    /// that are meant for the whole service are the owner's business: it lets jobs end first.
    static func endWithOwner() {
        for number in [SIGTERM, SIGINT] { signal(number, SIG_IGN) }
        Thread.detachNewThread {
            var state = pollfd(fd: 0, events: 0, revents: 0)
            while poll(&state, 1, -1) < 0, errno == EINTR {}
            _exit(0)
        }
    }
}
