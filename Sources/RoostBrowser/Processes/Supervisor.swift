import Foundation

/// A small process that starts the app's processes, and restarts them after a fault.
///
/// It holds the listening sockets, so pages that connect during a restart wait. It does nothing else that could fail.
/// It spawns and does not fork: a Swift process has threads, and a forked copy could have locks that nobody unlocks.
package struct Supervisor {
    /// Seconds before a restart. They double with each fault within `healthyLife` of a start.
    static func pause(afterFailures count: Int) -> Double { min(longestPause, 0.1 * pow(2, Double(min(count, 20)))) }
    private static let longestPause = 10.0
    /// A process that lives longer than these seconds resets the pause.
    private static let healthyLife = 60.0
    /// Seconds that processes have to end before they are killed.
    private static let timeToEnd = 10.0

    private struct Process {
        var id: pid_t = 0
        var started = 0.0
        var failures = 0
        /// The time of the next start; nil once the process has ended for good.
        var due: Double? = 0
    }

    private let name: String
    private let executable: String
    private let count: Int
    /// Each process's listening socket.
    private let listeners: [Int32]
    private let lifeline: (reader: Int32, writer: Int32)
    /// The two ends of each process's mailbox; empty if there is one process.
    private let mailboxes: [(reader: Int32, writer: Int32)]
    private let signals: Int32
    private var processes: [Process]
    private var isStopping = false
    private var killsAt = Double.infinity
    private var status: Int32 = 0

    package let port: Int

    /// - Parameter title: The app's name in messages.
    package init(_ configuration: BrowserConfiguration, title: String) throws(BrowserConfiguration.Mistake) {
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            !CommandLine.arguments.isEmpty
        else {
            throw BrowserConfiguration.Mistake(
                "ROOST_SUPERVISE and ROOST_PROCESSES need /proc to start the app again; mount it, or unset them.")
        }
        name = title
        // If the file is gone, for instance because it was replaced, this link still opens the running program.
        executable = FileManager.default.isExecutableFile(atPath: path) ? path : "/proc/self/exe"
        count = configuration.processes
        let sockets = try ListeningSocket.several(configuration.processes, configuration)
        (listeners, port) = (sockets.map { Self.lifted($0.descriptor) }, sockets[0].port)
        lifeline = try Self.pair(pipe)
        let caught = try Self.pair(pipe)
        SupervisorSignals.start(writingTo: caught.writer)
        signals = caught.reader
        var mailboxes: [(reader: Int32, writer: Int32)] = []
        if count > 1 {
            for _ in 0..<count {
                let kind = Int32(SOCK_DGRAM.rawValue)
                mailboxes.append(try Self.pair { socketpair(AF_UNIX, kind, 0, $0) })
            }
        }
        self.mailboxes = mailboxes
        processes = Array(repeating: Process(), count: count)
    }

    /// Runs until all processes have ended for good, and returns the exit status.
    package mutating func run() -> Int32 {
        while true {
            startWhatIsDue()
            if processes.allSatisfy({ $0.id == 0 && $0.due == nil }) { return status }
            wait()
        }
    }

    // MARK: Processes

    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    private mutating func startWhatIsDue() {
        let now = Self.now
        for index in processes.indices where processes[index].id == 0 {
            guard let due = processes[index].due, due <= now else { continue }
            if let id = start(index) {
                (processes[index].id, processes[index].started) = (id, now)
            } else {
                failed(index, "could not be started (\(String(cString: strerror(errno))))")
            }
        }
    }

    private func start(_ index: Int) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        typealias Descriptors = WorkerPlace.Descriptors
        posix_spawn_file_actions_adddup2(&actions, listeners[index], Descriptors.listener)
        posix_spawn_file_actions_adddup2(&actions, lifeline.reader, Descriptors.lifeline)
        if !mailboxes.isEmpty {
            posix_spawn_file_actions_adddup2(&actions, mailboxes[index].reader, Descriptors.mailbox)
            for (number, mailbox) in mailboxes.enumerated() {
                posix_spawn_file_actions_adddup2(&actions, mailbox.writer, Descriptors.firstWay + Int32(number))
            }
        }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&all)
        for signal in SupervisorSignals.all { sigaddset(&all, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        // Only the supervisor gets the keyboard's Control-C; it passes it on once.
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var environment = ProcessInfo.processInfo.environment
        environment[WorkerPlace.variable] = "\(index)/\(count)"
        var id: pid_t = 0
        let result = Self.withStrings(CommandLine.arguments) { arguments in
            Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                posix_spawn(&id, executable, &actions, &attributes, arguments, environment)
            }
        }
        errno = result
        return result == 0 ? id : nil
    }

    private mutating func reap() {
        var ended: Int32 = 0
        while true {
            let id = waitpid(-1, &ended, WNOHANG)
            guard id > 0 else { return }
            // A container's first process also gets others' orphans.
            guard let index = processes.firstIndex(where: { $0.id == id }) else { continue }
            processes[index].id = 0
            let (signal, code) = (ended & 0x7F, ended >> 8 & 0xFF)
            let isWished = signal == 0 ? code == 0 : [SIGTERM, SIGINT, SIGHUP].contains(signal)
            if isStopping || isWished {
                processes[index].due = nil
                status = isStopping ? 0 : max(status, signal == 0 ? code : 128 + signal)
            } else {
                failed(index, signal == 0 ? "has ended with \(code)" : "has ended by signal \(signal)")
            }
        }
    }

    private mutating func failed(_ index: Int, _ what: String) {
        let now = Self.now
        var process = processes[index]
        process.failures = now - process.started > Self.healthyLife ? 0 : process.failures + 1
        let pause = Self.pause(afterFailures: process.failures)
        process.due = isStopping ? nil : now + pause
        processes[index] = process
        let which = count > 1 ? ", process \(index)," : ""
        let text = "[Roost] \(name)\(which) \(what); it is started again in \(pause) s.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    private mutating func stop(_ signal: Int32) {
        if !isStopping { killsAt = Self.now + Self.timeToEnd }
        isStopping = true
        for index in processes.indices {
            if processes[index].id == 0 { processes[index].due = nil } else { kill(processes[index].id, signal) }
        }
    }

    // MARK: Waiting

    private mutating func wait() {
        let now = Self.now
        let due = processes.compactMap { $0.id == 0 ? $0.due : nil }.min() ?? .infinity
        let next = min(due, killsAt) - now
        // The supervisor takes in connections for a process that is not running, and hands them to others.
        let hasOthers = processes.contains { $0.id != 0 }
        let orphaned = mailboxes.indices.filter { hasOthers && processes[$0].id == 0 }
        var waits = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
        for index in orphaned {
            waits.append(pollfd(fd: mailboxes[index].reader, events: Int16(POLLIN), revents: 0))
            waits.append(pollfd(fd: listeners[index], events: Int16(POLLIN), revents: 0))
        }
        _ = poll(&waits, nfds_t(waits.count), next.isFinite ? Int32(max(0, next * 1000).rounded(.up)) : -1)
        if Self.now >= killsAt { for process in processes where process.id != 0 { kill(process.id, SIGKILL) } }
        if waits[0].revents != 0 { takeSignals() }
        for index in orphaned { forwardMail(of: index) }
    }

    private mutating func takeSignals() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(signals, &bytes, bytes.count)
        for signal in bytes.prefix(max(0, count)).map({ Int32($0) }) {
            switch signal {
            case SIGCHLD: break
            case SIGTERM, SIGINT: stop(signal)
            default: for process in processes where process.id != 0 { kill(process.id, signal) }
            }
        }
        reap()
    }

    private func forwardMail(of index: Int) {
        while let mail = DescriptorMail.receive(from: mailboxes[index].reader, isWaiting: false) {
            forward(mail.descriptor, mail.bytes, of: index)
        }
        while true {
            let connection = accept(listeners[index], nil, nil)
            guard connection >= 0 else { break }
            forward(connection, [], of: index)
        }
    }

    private func forward(_ connection: Int32, _ request: [UInt8], of index: Int) {
        let others = (1..<count).map { (index + $0) % count }.filter { processes[$0].id != 0 }
        _ = others.contains { DescriptorMail.send(connection, request, over: mailboxes[$0].writer) }
        close(connection)
    }

    // MARK: Descriptors

    /// Makes two descriptors that started processes do not inherit.
    private static func pair(
        _ make: (UnsafeMutablePointer<Int32>) -> Int32
    ) throws(BrowserConfiguration.Mistake) -> (reader: Int32, writer: Int32) {
        var ends: [Int32] = [0, 0]
        guard make(&ends) == 0 else {
            throw BrowserConfiguration.Mistake("There are no descriptors left: \(String(cString: strerror(errno))).")
        }
        return (lifted(ends[0]), lifted(ends[1]))
    }

    /// Moves a descriptor to a number beyond `WorkerPlace.Descriptors`.
    private static func lifted(_ descriptor: Int32) -> Int32 {
        let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 128)
        guard high >= 0 else { return descriptor }
        close(descriptor)
        return high
    }

    private static func withStrings<T>(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> T
    ) -> T {
        var copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return copies.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }
}

/// Writes a supervisor's signals as bytes into a pipe.
private enum SupervisorSignals {
    static let all = [SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGUSR2, SIGQUIT]

    static func start(writingTo pipe: Int32) {
        // A full pipe may drop bytes: it still wakes the reader.
        _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
        supervisorSignals = pipe
        for number in all {
            var former = sigaction()
            sigaction(number, nil, &former)
            // `nohup` ignores this one; that is meant for the app.
            if number == SIGHUP, unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
            signal(number) { number in
                let error = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(supervisorSignals, &byte, 1)
                errno = error
            }
        }
    }
}

/// Set before the handlers that use it.
private nonisolated(unsafe) var supervisorSignals: Int32 = -1
