import Foundation
import RoostCore
import Synchronization

/// All sessions, by their tokens.
final class SessionRegistry: Sendable {
    private let host: SessionHost
    private let limits: Limits
    private let sessions = Mutex<[String: BrowserSession]>([:])

    struct Limits: Sendable {
        /// Sessions at a time.
        var sessions = 1000
        /// Seconds that a session is kept without a page.
        var grace = 120.0
        /// Seconds after which a session that nobody uses ends, though a page shows it.
        var idle = 4 * 3600.0
    }

    init(host: SessionHost, limits: Limits) {
        self.host = host
        self.limits = limits
    }

    var count: Int { sessions.withLock { $0.count } }

    /// The session that a page asks for, or a new one; nil where there are too many.
    func session(token: String, surroundings: Surroundings) -> BrowserSession? {
        sessions.withLock { sessions in
            if let known = sessions[token] { return known }
            guard sessions.count < limits.sessions else { return nil }
            let session = BrowserSession(token: Self.newToken(), host: host, surroundings: surroundings)
            sessions[session.token] = session
            return session
        }
    }

    /// Ends the sessions that nobody uses any more.
    func sweep() {
        let now = host.pool.now
        let ended = sessions.withLock { sessions in
            let ended = sessions.values.filter { session in
                let idle = session.idleSince
                if let since = idle.connection { return now - since > limits.grace }
                return now - idle.input > limits.idle
            }
            for session in ended { sessions[session.token] = nil }
            return ended
        }
        for session in ended { session.end(.idle) }
    }

    func endAll() {
        let all = sessions.withLock { sessions in
            defer { sessions = [:] }
            return Array(sessions.values)
        }
        for session in all { session.end(.goingAway) }
    }

    /// 256 bits from the system.
    private static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let word = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - word.count) + word
        }.joined()
    }
}
