import Foundation

/// A worker in a process of its own, which does one job at a time. For one thread at a time.
final class WorkerProcess {
    enum Failure: Error {
        /// The process has ended, or says what no worker says.
        case ended(reason: String, byCrash: Bool)
        case tooSlow
    }

    let id: pid_t
    /// The number of jobs that the process has done.
    private(set) var jobs = 0
    private let socket: Int32
    private var buffer: [UInt8] = []
    private var hasEnded = false

    /// The most bytes of an answer, and of the line before it.
    private static let longestAnswer = 1 << 30
    private static let longestHead = 1 << 16
    private static let mostReceived = 1 << 18

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
    /// - Parameter seconds: The time after which the process is killed.
    func render(_ job: RenderJob, seconds: Double) throws -> Data {
        jobs += 1
        let deadline = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
        var request = job.request(id: jobs)[...]
        buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
        var answer: (head: WorkerAnswer, start: Int)?
        while true {
            try wait(toWrite: !request.isEmpty, until: deadline)
            if !request.isEmpty { request = request.dropFirst(send(request)) }
            try receive()
            if answer == nil { answer = try readHead() }
            guard let (head, start) = answer else { continue }
            if let error = head.error { throw ServiceError.failed(error) }
            guard let length = head.length, head.id == jobs, (0...Self.longestAnswer).contains(length) else {
                throw failure(saying: "gave an answer to another request")
            }
            if buffer.count >= start + length { return Data(buffer[start..<start + length]) }
        }
    }

    private func readHead() throws -> (WorkerAnswer, Int)? {
        guard let end = buffer.firstIndex(of: 0x0A) else {
            guard buffer.count <= Self.longestHead else { throw failure(saying: "gave an answer without an end") }
            return nil
        }
        guard let head = try? JSONDecoder().decode(WorkerAnswer.self, from: Data(buffer[..<end])) else {
            throw failure(saying: "gave an answer that cannot be read")
        }
        return (head, end + 1)
    }

    // MARK: The socket

    private func wait(toWrite: Bool, until deadline: UInt64) throws {
        let now = DispatchTime.now().uptimeNanoseconds
        guard now < deadline else { throw slowness() }
        var state = pollfd(fd: socket, events: Int16(POLLIN | (toWrite ? POLLOUT : 0)), revents: 0)
        let milliseconds = min((deadline - now) / 1_000_000 + 1, 60_000)
        _ = poll(&state, 1, Int32(milliseconds))
    }

    private func slowness() -> Failure {
        end()
        return .tooSlow
    }

    /// Returns the number of bytes that went.
    private func send(_ bytes: Data) -> Int {
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        return bytes.withUnsafeBytes { max(Glibc.send(socket, $0.baseAddress, $0.count, flags), 0) }
    }

    /// Takes the bytes that have come.
    private func receive() throws {
        let (length, error) = withUnsafeTemporaryAllocation(byteCount: Self.mostReceived, alignment: 1) { room in
            let length = recv(socket, room.baseAddress, room.count, Int32(MSG_DONTWAIT))
            let error = errno
            buffer.append(contentsOf: room[..<max(length, 0)])
            return (length, error)
        }
        if length == 0 || length < 0 && error != EAGAIN && error != EINTR { throw failure() }
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
