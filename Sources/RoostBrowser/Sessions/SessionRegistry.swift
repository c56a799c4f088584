import Foundation
import RoostControls
import RoostCore
import RoostLocks

/// All sessions, by their tokens.
final class SessionRegistry: Sendable {
    private let host: SessionHost
    private let limits: Limits
    let place: WorkerPlace
    private let sessions = Mutex(Sessions())

    fileprivate struct Sessions {
        /// The sessions, by token.
        var known: [String: (session: BrowserSession, visitor: NetworkAddress?)] = [:]
        /// The number of sessions of each visitor.
        var counts: [NetworkAddress: Int] = [:]
        var isClosed = false
        var started = 0
        var refused = 0
    }

    /// What `/metrics` tells of the sessions.
    struct Figures {
        /// The sessions whose page is there, and the others.
        var open, gone: Int
        var started, refused: Int
    }

    /// Whether everything ends, so that no more sessions begin.
    var isClosed: Bool { sessions.withLock { $0.isClosed } }

    var figures: Figures {
        let (all, sessions) = sessions.withLock { ($0.known.values.map(\.session), $0) }
        let open = all.count { $0.use.disconnected == nil }
        return Figures(
            open: open, gone: all.count - open, started: sessions.started, refused: sessions.refused)
    }

    struct Limits: Sendable {
        /// The greatest number of sessions at a time.
        var sessions = 1000
        /// The greatest number of sessions of one visitor.
        var sessionsOfEach = 100
        /// Seconds before a session without a page ends.
        var grace = 120.0
        /// Seconds for sessions in which nobody has done anything: without a page they end then; with a page they may
        /// then make room for a new session.
        var unusedGrace = 10.0
        /// Seconds without input before a session ends, even if a page shows it.
        var idle = 4 * 3600.0
    }

    init(host: SessionHost, limits: Limits, place: WorkerPlace = WorkerPlace()) {
        self.host = host
        self.limits = limits
        self.place = place
    }

    var count: Int { sessions.withLock { $0.known.count } }

    /// The reasons for refusing a page a session.
    enum Refusal: Error { case full, goingAway }

    /// Connects a page with the session of its token, or with a new one if that has ended.
    ///
    /// - Parameter address: The address that a new session shows first; nil for the app's own.
    ///
    /// At a limit, of all sessions or of the visitor's own, the least used session makes room.
    func attach(
        _ connection: any Connection, token: String, surroundings: Surroundings, settings: [SealedSetting] = [],
        address: URL? = nil, from visitor: NetworkAddress? = nil
    ) throws(Refusal) -> BrowserSession {
        let known = sessions.withLock { $0.known[token]?.session }
        if let known, known.attach(connection, surroundings: surroundings, settings: settings) { return known }
        let now = host.pool.now
        var leaving: BrowserSession?
        let result: Result<BrowserSession, Refusal> = sessions.withLock { sessions in
            guard !sessions.isClosed else { return .failure(.goingAway) }
            let isOneOfTooMany = visitor.map { sessions.counts[$0, default: 0] >= limits.sessionsOfEach } ?? false
            if isOneOfTooMany || sessions.known.count >= limits.sessions {
                let among = sessions.known.values.lazy.filter { !isOneOfTooMany || $0.visitor == visitor }
                leaving = leastUsed(among.map(\.session), at: now)
                guard let leaving else {
                    sessions.refused += 1
                    return .failure(.full)
                }
                sessions.remove(leaving)
            }
            let session = BrowserSession(token: newToken(), host: host, surroundings: surroundings)
            sessions.known[session.token] = (session, visitor)
            sessions.started += 1
            if let visitor { sessions.counts[visitor, default: 0] += 1 }
            return .success(session)
        }
        leaving?.end(.idle)
        let session = try result.get()
        // A new session has ended already only if everything ends.
        guard session.attach(connection, surroundings: surroundings, settings: settings, address: address) else {
            throw .goingAway
        }
        return session
    }

    /// The session that makes room for another; nil if none may.
    ///
    /// Sessions without a page go first: those in which nobody has done anything, then the others. Next come sessions
    /// with a page that nobody has used for `unusedGrace` seconds since it was opened. Within a group the oldest input
    /// goes first.
    private func leastUsed(_ sessions: some Sequence<BrowserSession>, at now: Double) -> BrowserSession? {
        let candidates = sessions.compactMap { session -> (session: BrowserSession, rank: Int, input: Double)? in
            let use = session.use
            guard use.disconnected == nil else { return (session, use.isUnused ? 0 : 1, use.lastInput) }
            return use.isUnused && now - use.lastInput >= limits.unusedGrace ? (session, 2, use.lastInput) : nil
        }
        return candidates.min { ($0.rank, $0.input) < ($1.rank, $1.input) }?.session
    }

    /// Ends the sessions that nobody uses any more.
    func sweep() {
        let now = host.pool.now
        let ended = sessions.withLock { sessions in
            let ended = sessions.known.values.map(\.session).filter { session in
                let use = session.use
                guard let since = use.disconnected else { return now - use.lastInput > limits.idle }
                return now - since > (use.isUnused ? min(limits.unusedGrace, limits.grace) : limits.grace)
            }
            for session in ended { sessions.remove(session) }
            return ended
        }
        for session in ended { session.end(.idle) }
    }

    /// Ends all sessions and lets no more begin. Calls `done` once all views are gone.
    func endAll(then done: @escaping @Sendable () -> Void) {
        let all = sessions.withLock { sessions in
            defer { sessions = Sessions(isClosed: true, started: sessions.started, refused: sessions.refused) }
            return sessions.known.values.map(\.session)
        }
        let group = DispatchGroup()
        for session in all {
            group.enter()
            session.end(.goingAway) { group.leave() }
        }
        group.notify(queue: .global(), execute: done)
    }

    /// The process's number, its random start number, and 256 random bits from the system.
    private func newToken() -> String { "\(place.index)-\(place.start)-\(WorkerPlace.random(words: 4))" }
}

extension SessionRegistry.Sessions {
    fileprivate mutating func remove(_ session: BrowserSession) {
        guard let visitor = known.removeValue(forKey: session.token)?.visitor, let count = counts[visitor] else {
            return
        }
        counts[visitor] = count > 1 ? count - 1 : nil
    }
}
