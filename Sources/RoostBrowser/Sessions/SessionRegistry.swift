import Foundation
import RoostCore
import RoostLocks

/// All sessions, by their tokens.
final class SessionRegistry: Sendable {
    private let host: SessionHost
    private let limits: Limits
    private let sessions = Mutex<(known: [String: BrowserSession], isClosed: Bool)>(([:], false))

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

    var count: Int { sessions.withLock { $0.known.count } }

    /// Why there is no session for a page.
    enum Refusal: Error { case full, goingAway }

    /// Connects a page with the session that it asks for, or with a new one where that has ended.
    func attach(
        _ connection: any Connection, token: String, surroundings: Surroundings
    ) throws(Refusal) -> BrowserSession {
        let known = sessions.withLock { $0.known[token] }
        if let known, known.attach(connection, surroundings: surroundings) { return known }
        let result: Result<BrowserSession, Refusal> = sessions.withLock { sessions in
            guard !sessions.isClosed else { return .failure(.goingAway) }
            guard sessions.known.count < limits.sessions else { return .failure(.full) }
            let session = BrowserSession(token: Self.newToken(), host: host, surroundings: surroundings)
            sessions.known[session.token] = session
            return .success(session)
        }
        let session = try result.get()
        // Ended already only where everything ends.
        guard session.attach(connection, surroundings: surroundings) else { throw .goingAway }
        return session
    }

    /// Ends the sessions that nobody uses any more.
    func sweep() {
        let now = host.pool.now
        let ended = sessions.withLock { sessions in
            let ended = sessions.known.values.filter { session in
                let idle = session.idleSince
                if let since = idle.connection { return now - since > limits.grace }
                return now - idle.input > limits.idle
            }
            for session in ended { sessions.known[session.token] = nil }
            return ended
        }
        for session in ended { session.end(.idle) }
    }

    /// Ends all sessions, lets no more begin, and calls back once all views are gone.
    func endAll(then done: @escaping @Sendable () -> Void) {
        let all = sessions.withLock { sessions in
            defer { sessions = ([:], true) }
            return Array(sessions.known.values)
        }
        let group = DispatchGroup()
        for session in all {
            group.enter()
            session.end(.goingAway) { group.leave() }
        }
        group.notify(queue: .global(), execute: done)
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
