import Foundation
import RoostCore
import RoostLocks

/// All sessions, by their tokens.
final class SessionRegistry: Sendable {
    private let host: SessionHost
    private let limits: Limits
    private let place: WorkerPlace
    private let sessions = Mutex(Sessions())

    fileprivate struct Sessions {
        /// By their tokens.
        var known: [String: (session: BrowserSession, visitor: NetworkAddress?)] = [:]
        /// How many each visitor has.
        var counts: [NetworkAddress: Int] = [:]
        var isClosed = false
    }

    struct Limits: Sendable {
        /// Sessions at a time.
        var sessions = 1000
        /// Sessions at a time of one visitor.
        var sessionsOfEach = 100
        /// Seconds that a session is kept without a page.
        var grace = 120.0
        /// Seconds that one is kept without a page in which nobody has done anything, and after which one whose page shows
        /// it makes room where there is none.
        var unusedGrace = 10.0
        /// Seconds after which a session that nobody uses ends, though a page shows it.
        var idle = 4 * 3600.0
    }

    init(host: SessionHost, limits: Limits, place: WorkerPlace = WorkerPlace()) {
        self.host = host
        self.limits = limits
        self.place = place
    }

    var count: Int { sessions.withLock { $0.known.count } }

    /// Why there is no session for a page.
    enum Refusal: Error { case full, goingAway }

    /// Connects a page with the session that it asks for, or with a new one where that has ended.
    ///
    /// Where there are too many, in all or of the visitor's own, the one that is least used makes room.
    func attach(
        _ connection: any Connection, token: String, surroundings: Surroundings, settings: [SealedSetting] = [],
        from visitor: NetworkAddress? = nil
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
                guard let leaving else { return .failure(.full) }
                sessions.remove(leaving)
            }
            let session = BrowserSession(token: newToken(), host: host, surroundings: surroundings)
            sessions.known[session.token] = (session, visitor)
            if let visitor { sessions.counts[visitor, default: 0] += 1 }
            return .success(session)
        }
        leaving?.end(.idle)
        let session = try result.get()
        // Ended already only where everything ends.
        guard session.attach(connection, surroundings: surroundings, settings: settings) else { throw .goingAway }
        return session
    }

    /// The session that goes first where one has to: one without a page, of these one in which nobody has done anything,
    /// and whose last input is the longest ago; else one that nobody has touched since its page was opened a while ago.
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

    /// Ends all sessions, lets no more begin, and calls back once all views are gone.
    func endAll(then done: @escaping @Sendable () -> Void) {
        let all = sessions.withLock { sessions in
            defer { sessions = Sessions(isClosed: true) }
            return sessions.known.values.map(\.session)
        }
        let group = DispatchGroup()
        for session in all {
            group.enter()
            session.end(.goingAway) { group.leave() }
        }
        group.notify(queue: .global(), execute: done)
    }

    /// Which of the app's processes has the session, when it began, and 256 bits from the system.
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
