import Foundation

/// A worker in a process of its own, which does one job at a time. For one thread at a time.
final class WorkerProcess {
    enum Failure: Error {
        /// The process has ended, or says what no worker says.
        case ended(reason: String, byCrash: Bool)
        case tooSlow
    }

    let id: pid_t
    /// The number of jobs whose answers somebody has waited for.
    private(set) var jobs = 0
    /// The number of jobs that the process has got, or gets with the unsent bytes: that many, or one more.
    private var requested = 0
    private var unsent = Data()
    private let socket: Int32
    private var received: [UInt8] = []
    private var room = [UInt8](repeating: 0, count: 1 << 16)
    private var hasEnded = false

    /// The most bytes of an answer, and of the line before it.
    private static let longestAnswer = 1 << 30
    private static let longestHead = 1 << 16

    init(_ program: WorkerProgram) throws {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw ServiceError.noWorker(String(cString: strerror(errno)))
        }
        defer { close(ends[1]) }
        socket = ends[0]
        do { id = try program.start(ends[1]) } catch {
            close(socket)
            throw error
        }
    }

    deinit {
        end()
        close(socket)
    }

    /// Does a job. After a `Failure` the process is of no more use.
    /// - Parameters:
    ///   - next: The job that follows, if it is known: the process gets it at once, and need not wait between the two.
    ///   - seconds: The time after which the process is killed.
    func render(_ job: RenderJob, next: RenderJob? = nil, seconds: Double) throws -> Data {
        jobs += 1
        for job in [job, next].compactMap(\.self).dropFirst(requested - jobs + 1) {
            requested += 1
            unsent += job.request(id: requested)
        }
        let deadline = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
        var head: (answer: WorkerAnswer, end: Int)?
        while true {
            if head == nil { head = try readHead() }
            if let (answer, end) = head, let data = try takeData(answer, from: end) { return data }
            try exchange(until: deadline)
        }
    }

    /// The line of the next answer, and the place of its bytes; nil if it has not come.
    private func readHead() throws -> (WorkerAnswer, Int)? {
        guard let end = received.firstIndex(of: 0x0A) else {
            guard received.count <= Self.longestHead else { throw failure(saying: "gave an answer without an end") }
            return nil
        }
        guard let answer = WorkerAnswer(line: received[..<end]) else {
            throw failure(saying: "gave an answer that cannot be read")
        }
        return (answer, end + 1)
    }

    /// The bytes of an answer; nil while some have not come.
    private func takeData(_ answer: WorkerAnswer, from start: Int) throws -> Data? {
        if let error = answer.error {
            received.removeSubrange(..<start)
            throw ServiceError.failed(error)
        }
        guard let length = answer.length, answer.id == jobs, (0...Self.longestAnswer).contains(length) else {
            throw failure(saying: "gave an answer to another request")
        }
        let end = start + length
        guard received.count >= end else { return nil }
        let data = Data(received[start..<end])
        if end <= 1 << 20 {
            received.removeSubrange(..<end)
        } else {
            // Long answers are rare, and not worth keeping their memory.
            received = Array(received[end...])
        }
        return data
    }

    // MARK: The socket

    /// Waits until the process takes or gives bytes.
    private func exchange(until deadline: UInt64) throws {
        let now = DispatchTime.now().uptimeNanoseconds
        guard now < deadline else { throw slowness() }
        send()
        var state = pollfd(fd: socket, events: Int16(POLLIN | (unsent.isEmpty ? 0 : POLLOUT)), revents: 0)
        let milliseconds = min((deadline - now) / 1_000_000 + 1, 60_000)
        guard poll(&state, 1, Int32(milliseconds)) > 0 else { return }
        if state.revents & ~Int16(POLLOUT) != 0 { try receive() }
    }

    private func slowness() -> Failure {
        end()
        return .tooSlow
    }

    /// Sends as much as the process takes now.
    private func send() {
        guard !unsent.isEmpty else { return }
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        let count = unsent.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, flags) }
        unsent = count == unsent.count ? Data() : Data(unsent.dropFirst(max(count, 0)))
    }

    /// Takes the bytes that have come.
    private func receive() throws {
        let length = recv(socket, &room, room.count, Int32(MSG_DONTWAIT))
        if length == 0 || length < 0 && errno != EAGAIN && errno != EINTR { throw failure() }
        received.append(contentsOf: room[..<max(length, 0)])
    }

    // MARK: The end

    private func failure(saying text: String? = nil) -> Failure {
        let status = end()
        if let text { return .ended(reason: text, byCrash: true) }
        let number = status & 0x7F
        if number == 0 { return .ended(reason: "ended with status \(status >> 8 & 0xFF)", byCrash: true) }
        // A process is killed from outside; all other signals are its own doing.
        return .ended(reason: "was ended by signal \(number)", byCrash: number != SIGKILL && number != SIGTERM)
    }

    /// Ends the process. Returns its status, which is its own if it has closed its socket by ending.
    @discardableResult
    private func end() -> Int32 {
        guard !hasEnded else { return 0 }
        hasEnded = true
        kill(id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
