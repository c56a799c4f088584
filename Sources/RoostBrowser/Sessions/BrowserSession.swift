import CoreGraphics
import Foundation
import RoostControls
import RoostCore
import RoostRender
import RoostLocks

/// One user's app: a graph, and the page that shows it.
///
/// The network's threads put messages into the mailbox. The pool runs the session, on one thread at a time: the session
/// empties the mailbox, brings the graph up to date and sends a frame. If no frame is wanted, nothing runs.
final class BrowserSession: PoolMember {
    let token: String
    let poolEntry = PoolEntry()
    let host: SessionHost
    /// The app's settings that the visitor's browser keeps: those of all windows, and this one's.
    private let appSettings = OwnedSettings(over: .standard)
    private let sceneSettings = OwnedSettings()
    var settings: WindowSettings { WindowSettings(app: appSettings, scene: sceneSettings) }
    private let mailbox: Mutex<Mailbox>
    // Confined to `run`; the pool never runs a session twice at once.
    private nonisolated(unsafe) var state: SessionState
    /// Whether the page has been told to send files.
    let isReceivingFiles = SessionFiles.ReceivingFlag()
    /// The thread that runs a pass of the session; 0 for none.
    private let passing = Atomic<UInt>(0)

    fileprivate struct Mailbox {
        var inputs = InputQueue()
        var connection: (any Connection)?
        /// Whether the page needs the full content.
        var isNewPage = false
        /// The number of the last message taken in.
        var lastNumber: UInt32 = 0
        /// The last frame sent to the page, and the last that it has drawn.
        var sent: UInt32 = 0
        var drawn: UInt32 = 0
        /// Whether a frame waits until the page has drawn one.
        var waitsForRoom = false
        /// Requests to the page beside drawing.
        var requests: [PageRequest] = []
        var lastInput: Double
        /// Whether nobody has done anything yet.
        var isUnused = true
        var lastConnected: Double
        var isEnded = false
        /// Called once the session has ended.
        var onEnd: [@Sendable () -> Void] = []
    }

    init(token: String, host: SessionHost, surroundings: Surroundings) {
        self.token = token
        self.host = host
        let now = host.pool.now
        mailbox = Mutex(Mailbox(lastInput: now, lastConnected: now))
        state = SessionState(surroundings: surroundings)
        for store in [appSettings, sceneSettings] { store.onChange { [weak self] in self?.wake() } }
    }

    // MARK: On the network's threads

    /// More waiting inputs than this end the connection: the session does not keep up.
    private static let longestQueue = 512
    /// More waiting bytes of files than this end it, too: a page sends some, and waits until they have been taken in.
    private static let mostFileBytes = 16 * SessionFiles.chunk

    /// Connects the session with a page, and closes the page before it. Returns whether the session still lives.
    func attach(
        _ connection: any Connection, surroundings: Surroundings, settings: [SealedSetting] = [], address: URL? = nil
    ) -> Bool {
        let (isAlive, former) = mailbox.withLock { mailbox -> (Bool, (any Connection)?) in
            guard !mailbox.isEnded else { return (false, nil) }
            let former = mailbox.connection
            mailbox.connection = connection
            mailbox.isNewPage = true
            (mailbox.sent, mailbox.drawn) = (0, 0)
            mailbox.inputs.append(.surroundings(surroundings), number: mailbox.lastNumber)
            if let address { mailbox.inputs.append(.address(address), number: mailbox.lastNumber) }
            mailbox.lastConnected = host.pool.now
            return (true, former)
        }
        guard isAlive else { return false }
        former?.close(.takenOver)
        restore(settings, isAll: true)
        host.pool.wake(self)
        return true
    }

    /// Takes in settings that the page's browser has kept. Ignores those that this app has not signed.
    ///
    /// - Parameter isAll: Whether the browser keeps no others.
    func restore(_ sealed: [SealedSetting], isAll: Bool = false) {
        for (store, scope) in [(appSettings, SealedSetting.Scope.app), (sceneSettings, .scene)] {
            let entries = sealed.filter { $0.scope == scope }.compactMap(host.seal.opened)
            store.restore(entries)
            if isAll { store.keepAgain(allBut: Set(entries.map(\.key))) }
        }
    }

    /// The changed settings, sealed for the page's browser.
    private func takeSettings() -> [SealedSetting] {
        appSettings.takeChanges().map { host.seal.sealed($0, .app) }
            + sceneSettings.takeChanges().map { host.seal.sealed($0, .scene) }
    }

    /// Called when the connection is writable again, and after a batch of messages has been received.
    func runSoon() { host.pool.wake(self) }

    func detach(_ connection: any Connection) {
        mailbox.withLock { mailbox in
            guard mailbox.connection === connection else { return }
            mailbox.connection = nil
            mailbox.lastConnected = host.pool.now
        }
        host.pool.wake(self)
    }

    /// Takes a message in. Returns whether the session has to run for it: once for all messages that arrive together.
    func receive(_ message: ClientMessage, from connection: any Connection) throws(MalformedMessage) -> Bool {
        let result: Result<Bool, MalformedMessage> = mailbox.withLock { mailbox in
            guard mailbox.connection === connection, !mailbox.isEnded else { return .success(false) }
            switch message {
            case .hello, .ping: return .failure(.outOfOrder)
            case .drawn(let frame):
                guard frame > mailbox.drawn, frame <= mailbox.sent else { return .failure(.outOfOrder) }
                mailbox.drawn = frame
                return .success(mailbox.waitsForRoom)
            case .numbered(let number, let content):
                guard number == mailbox.lastNumber &+ 1 else { return .failure(.outOfOrder) }
                guard mailbox.inputs.count < Self.longestQueue else { return .failure(.tooLong) }
                mailbox.inputs.append(content, number: number)
                guard mailbox.inputs.fileBytes <= Self.mostFileBytes else { return .failure(.tooLong) }
                mailbox.lastNumber = number
                mailbox.lastInput = host.pool.now
                if content.isDeed { mailbox.isUnused = false }
            }
            return .success(true)
        }
        return try result.get()
    }

    /// Asks the page to do something beside drawing. Returns false if too many requests wait already.
    @discardableResult
    func ask(_ request: PageRequest) -> Bool {
        let isAsked = mailbox.withLock { mailbox in
            guard mailbox.requests.count < 4 else { return false }
            mailbox.requests.append(request)
            return true
        }
        host.pool.wake(self)
        return isAsked
    }

    /// The time of the last input, whether nobody has ever done anything, and the time since when no page shows the
    /// session (nil while a page does).
    var use: (lastInput: Double, isUnused: Bool, disconnected: Double?) {
        mailbox.withLock { ($0.lastInput, $0.isUnused, $0.connection == nil ? $0.lastConnected : nil) }
    }

    /// Ends the session and its state. Calls `done` once its views are gone.
    func end(_ reason: CloseReason, then done: (@Sendable () -> Void)? = nil) {
        let connection = mailbox.withLock { mailbox in
            defer { mailbox.connection = nil }
            mailbox.isEnded = true
            if let done { mailbox.onEnd.append(done) }
            return mailbox.connection
        }
        connection?.close(reason)
        host.pool.wake(self)
    }

    // MARK: On the pool's threads

    /// Whether the app has begun.
    var hasBegun: Bool { state.hasBegun }

    /// Seconds of a turn, after which the other sessions run. The current input is finished first.
    private static let longestTurn = 0.004

    func run(at now: Double) -> Double? {
        let (connection, isEnded) = mailbox.withLock { ($0.connection, $0.isEnded) }
        // Without a page the app does not begin: it begins if somebody comes back.
        guard connection != nil || isEnded || hasBegun else { return nil }
        let isWritable = connection?.isWritable == true
        var mail = mailbox.withLock { mailbox in
            defer {
                mailbox.inputs = InputQueue()
                mailbox.isNewPage = false
                mailbox.onEnd = []
                mailbox.waitsForRoom = false
                if isWritable { mailbox.requests = [] }
            }
            return mailbox
        }
        if mail.isEnded {
            host.gate.pass { state.end() }
            for done in mail.onEnd { done() }
            return nil
        }
        if mail.isNewPage { state.startPage(token: token, lastNumber: mail.lastNumber) }
        state.acknowledge(mail.drawn)
        if isWritable, !state.hasRoomForFrame { waitForRoom(beyond: mail.drawn) }
        let result = host.gate.pass {
            passing.store(UInt(pthread_self()), ordering: .relaxed)
            defer { passing.store(0, ordering: .relaxed) }
            let end = now + Self.longestTurn
            return state.advance(
                &mail.inputs, until: { host.pool.now >= end }, at: now, isWritable: isWritable,
                makeLive: host.makeLive, session: self)
        }
        if !mail.inputs.isEmpty { putBack(mail.inputs) }
        guard isWritable, let connection = mail.connection else { return nil }
        let message = state.message(
            result, requests: mail.requests, settings: takeSettings(),
            lastNumber: mail.inputs.isEmpty ? mail.lastNumber : result.lastNumber, at: now)
        if let message {
            mailbox.withLock { mailbox in
                if mailbox.connection === connection { mailbox.sent = state.lastFrame }
            }
            connection.send(message)
        }
        return result.nextFrame
    }

    /// Keeps the remaining inputs until the session's next turn.
    private func putBack(_ inputs: InputQueue) {
        mailbox.withLock { mailbox in
            let new = mailbox.inputs
            mailbox.inputs = inputs
            mailbox.inputs.append(contentsOf: new)
        }
        host.pool.wake(self)
    }

    private func waitForRoom(beyond drawn: UInt32) {
        let hasMore = mailbox.withLock { mailbox in
            mailbox.waitsForRoom = true
            return mailbox.drawn != drawn
        }
        if hasMore { host.pool.wake(self) }
    }

    /// Runs the session when its graph wants a frame. A pass's own changes wake nothing: the pass notices them itself.
    var wake: @Sendable () -> Void {
        { [weak self] in
            guard let self, passing.load(ordering: .relaxed) != UInt(pthread_self()) else { return }
            host.pool.wake(self)
        }
    }
}

/// The parts that all sessions share.
struct SessionHost: Sendable {
    var pool: SessionPool
    var gate: MainActorGate
    var files = FileStore(limit: 1 << 30)
    var makeLive: @Sendable (Viewport, (inout EnvironmentValues) -> Void) -> LiveApp
    /// Signs the browsers' settings. A random secret rejects all settings from before.
    var seal = SettingsSeal(secret: ServerSecret.random(), app: "")
}
