import Foundation

/// The program whose command `worker` is started for jobs.
struct WorkerProgram: Sendable {
    let path: String
    let limits: RenderLimits

    /// - Parameter path: The program's file; nil for the running one.
    init(path: String? = nil, limits: RenderLimits) throws {
        self.limits = limits
        if let path {
            self.path = path
            return
        }
        guard let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            throw ServiceError.unreadable("/proc/self/exe, which is needed to start workers,")
        }
        // If the file is gone, for instance because it was replaced, this link still opens the running program.
        self.path = FileManager.default.isExecutableFile(atPath: own) ? own : "/proc/self/exe"
    }

    /// The variables of a worker, unless the owner has its own.
    private static let environment = [
        // A crash is reported to the job. A backtrace would take seconds.
        "SWIFT_BACKTRACE": "enable=no",
        // A document allocates thousands of small objects and frees them at its end. glibc keeps seven of a size at hand,
        // and merges and divides the others.
        "GLIBC_TUNABLES": "glibc.malloc.tcache_count=127",
    ]

    /// Starts a process. `socket` becomes its standard input and output.
    func start(_ socket: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, socket, 0)
        posix_spawn_file_actions_adddup2(&actions, socket, 1)
        var (none, stops) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&stops)
        for number in [SIGTERM, SIGINT, SIGPIPE] { sigaddset(&stops, number) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &stops)
        // Only the owner gets the keyboard's Control-C.
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let environment = Self.environment.merging(ProcessInfo.processInfo.environment) { $1 }
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        var arguments = ([path, "worker", "--owned"] + limits.workerOptions).map { strdup($0) } + [nil]
        defer { for text in variables + arguments { free(text) } }
        var id: pid_t = 0
        let error = posix_spawn(&id, path, &actions, &attributes, &arguments, &variables)
        guard error == 0 else {
            throw ServiceError.noWorker(String(cString: strerror(error)))
        }
        return id
    }
}
