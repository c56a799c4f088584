import Foundation

/// A small HTTP server for this machine alone: files, a stream of events, and posted texts.
final class PageServer: @unchecked Sendable {
    // Unchecked: `connections` is used under `lock`; the rest is immutable.

    struct Request: Sendable {
        var method: String
        var path: String
        var body: Data
    }

    enum Response: Sendable {
        case content(type: String, Data)
        /// The feed's events as they come.
        case events(EventFeed)
        case notFound
    }

    let port: Int
    private let socket: CInt
    private let answer: @Sendable (Request) -> Response
    private let lock = NSLock()
    private var connections = 0

    private static let mostConnections = 64
    private static let longestHead = 16 << 10
    private static let longestBody = 64 << 10

    /// Listens on a port, or on the next free one of twenty.
    init(port wanted: Int, answer: @escaping @Sendable (Request) -> Response) throws {
        self.answer = answer
        socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
        var port = wanted
        while !Self.bind(socket, port) {
            port += 1
            guard port <= wanted + 20 else {
                throw WorkshopError(.setup, "The ports \(wanted) to \(port - 1) are taken; `--port` names another.")
            }
        }
        self.port = port
        guard listen(socket, 32) == 0 else { throw WorkshopError(.setup, "The port \(port) cannot be listened to.") }
        Thread.detachNewThread { [self] in accept() }
    }

    private static func bind(_ socket: CInt, _ port: Int) -> Bool {
        var reuse: CInt = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<CInt>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private func accept() {
        while true {
            let connection = Glibc.accept(socket, nil, nil)
            guard connection >= 0 else {
                usleep(100_000)
                continue
            }
            _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
            let isAdmitted = lock.withLock {
                connections += 1
                return connections <= Self.mostConnections
            }
            Thread.detachNewThread { [self] in
                if isAdmitted { serve(connection) }
                close(connection)
                lock.withLock { connections -= 1 }
            }
        }
    }

    private func serve(_ connection: CInt) {
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        guard let request = read(connection) else {
            _ = write(connection, head("400 Bad Request", "text/plain", 0))
            return
        }
        switch answer(request) {
        case .content(let type, let content):
            if write(connection, head("200 OK", type, content.count)) { _ = write(connection, content) }
        case .notFound: _ = write(connection, head("404 Not Found", "text/plain", 0))
        case .events(let feed):
            guard write(connection, head("200 OK", "text/event-stream", nil)) else { return }
            var seen = 0
            while let event = feed.next(after: &seen), write(connection, event) {}
        }
    }

    // MARK: Reading

    private func read(_ connection: CInt) -> Request? {
        var data = Data()
        let separator = Data("\r\n\r\n".utf8)
        var end: Range<Data.Index>?
        while end == nil {
            guard data.count < Self.longestHead, let part = receive(connection) else { return nil }
            data += part
            end = data.firstRange(of: separator)
        }
        guard let end else { return nil }
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
                .trimmingCharacters(in: .whitespaces)
        }
        let method = String(words[0])
        guard isOurs(headers, method) else { return nil }
        var body = Data(data[end.upperBound...])
        let length = Int(headers["content-length"] ?? "0") ?? -1
        guard (0...Self.longestBody).contains(length) else { return nil }
        while body.count < length {
            guard let part = receive(connection) else { return nil }
            body += part
        }
        return Request(method: method, path: String(words[1].prefix { $0 != "?" }), body: body.prefix(length))
    }

    /// A name that resolves to this machine may be anybody's, and any page may post: both must be ours.
    private func isOurs(_ headers: [String: String], _ method: String) -> Bool {
        let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = headers["host"], names.contains(host) else { return false }
        return method == "GET" || headers["origin"] == "http://\(host)"
    }

    private func receive(_ connection: CInt) -> Data? {
        var bytes = [UInt8](repeating: 0, count: 8 << 10)
        let count = recv(connection, &bytes, bytes.count, 0)
        return count > 0 ? Data(bytes[..<count]) : nil
    }

    // MARK: Writing

    private func head(_ status: String, _ type: String, _ length: Int?) -> Data {
        var lines = ["HTTP/1.1 \(status)", "content-type: \(type)", "cache-control: no-store", "connection: close"]
        if let length { lines.append("content-length: \(length)") }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private func write(_ connection: CInt, _ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(connection, bytes.baseAddress! + sent, bytes.count - sent, CInt(MSG_NOSIGNAL))
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}

/// The latest state of something, as events for any number of readers.
final class EventFeed: @unchecked Sendable {
    // Unchecked: all is used under `condition`.
    private let condition = NSCondition()
    private var version = 0
    private var latest = Data()

    func publish(_ state: some Encodable) {
        guard let json = try? JSONEncoder().encode(state) else { return }
        condition.withLock {
            version += 1
            latest = Data("data: ".utf8) + json + Data("\n\n".utf8)
            condition.broadcast()
        }
    }

    /// Waits for a later event than the one seen; a comment after a while, which finds readers that are gone.
    func next(after seen: inout Int) -> Data? {
        condition.withLock {
            let end = Date(timeIntervalSinceNow: 10)
            while version == seen { guard condition.wait(until: end) else { return Data(": still here\n\n".utf8) } }
            seen = version
            return latest
        }
    }
}
