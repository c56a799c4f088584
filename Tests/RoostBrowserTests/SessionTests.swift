import CoreGraphics
import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import SwiftUI
import RoostLocks
import Testing

@testable import RoostBrowser

@Suite struct SessionTests {
    private struct Counter: App {
        var body: some Scene { WindowGroup("Counter") { Content() } }

        struct Content: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }.frame(width: 100, height: 100)
            }
        }
    }

    /// A page that keeps the messages that it gets.
    private final class Page: Connection {
        let messages = Mutex<[[UInt8]]>([])
        let closed = Mutex<CloseReason?>(nil)
        let writable = Mutex(true)
        let got = DispatchSemaphore(value: 0)
        /// How often it was asked whether it is writable: every run of its session begins with that.
        let runs = Atomic(0)

        var isWritable: Bool {
            runs.add(1, ordering: .relaxed)
            return writable.withLock { $0 }
        }
        func send(_ message: [UInt8]) {
            messages.withLock { $0.append(message) }
            got.signal()
        }
        func close(_ reason: CloseReason) { closed.withLock { $0 = $0 ?? reason } }
        var count: Int { messages.withLock { $0.count } }
        func wait() -> Bool { got.wait(timeout: .now() + 20) == .success }
    }

    private let surroundings = Surroundings(viewport: Viewport(size: CGSize(width: 200, height: 200)))
    private let host = host(Counter.self)

    private static func host<A: App & SendableMetatype>(_ app: A.Type, threads: Int = 2) -> SessionHost {
        return SessionHost(
            pool: SessionPool(threads: threads), gate: MainActorGate(isParallel: true),
            makeLive: { viewport, change in
                var environment = EnvironmentValues.standard
                change(&environment)
                return LiveApp(app, viewport: viewport, environment: environment)
            })
    }

    /// Returns once the clock that sessions are timed by has moved on.
    private func letTimePass() {
        let start = host.pool.now
        while host.pool.now == start {}
    }

    private func press(_ session: BrowserSession, _ page: Page, from number: UInt32) throws {
        for (offset, phase) in [PointerEvent.Phase.began, .ended].enumerated() {
            let event = PointerEvent(phase, at: CGPoint(x: 100, y: 100))
            try session.hear(.numbered(number + UInt32(offset), .input(.pointer(event))), from: page)
        }
    }

    @Test func `A press is answered by a small frame`() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        #expect(page.wait())
        try session.hear(.drawn(frame: 1), from: page)
        try press(session, page, from: 1)
        #expect(page.wait())
        #expect(page.messages.withLock { $0.last!.count } < 400)
    }

    @Test func `A press before the first frame counts`() throws {
        let host = Self.host(Counter.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        try press(session, page, from: 1)
        // On a slow machine the press takes several turns.
        host.pool.runReady()
        let told = page.messages.withLock { $0.joined() }
        #expect(String(decoding: told, as: UTF8.self).contains("Count 1"))
    }

    @Test func `Messages out of order are refused`() {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        #expect(throws: MalformedMessage.outOfOrder) {
            try session.hear(.numbered(2, .visible(true)), from: page)
        }
    }

    @Test func `A page whose session another has taken over is closed and ignored`() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let (first, second) = (Page(), Page())
        _ = session.attach(first, surroundings: surroundings)
        _ = session.attach(second, surroundings: surroundings)
        #expect(first.closed.withLock { $0 } == .takenOver)
        try session.hear(.numbered(1, .visible(true)), from: first)
        try session.hear(.numbered(1, .visible(true)), from: second)
    }

    @Test func `A new session beyond the limit is refused, a page of a known one is not`() throws {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2))
        let first = try registry.attach(Page(), token: "", surroundings: surroundings)
        #expect(try registry.attach(Page(), token: "", surroundings: surroundings) !== first)
        #expect(throws: SessionRegistry.Refusal.full) {
            try registry.attach(Page(), token: "", surroundings: surroundings)
        }
        #expect(try registry.attach(Page(), token: first.token, surroundings: surroundings) === first)
    }

    private func registry(sessions: Int, ofEach: Int = 100, unusedGrace: Double = 1000) -> SessionRegistry {
        let limits = SessionRegistry.Limits(sessions: sessions, sessionsOfEach: ofEach, unusedGrace: unusedGrace)
        return SessionRegistry(host: host, limits: limits)
    }

    @Test func `When there are too many sessions, the least used one without a page ends`() throws {
        let registry = registry(sessions: 3)
        let pages = [Page(), Page(), Page()]
        let sessions = try pages.map { try registry.attach($0, token: "", surroundings: surroundings) }
        // The first has had input, the second none; the third is open.
        try press(sessions[0], pages[0], from: 1)
        sessions[0].detach(pages[0])
        sessions[1].detach(pages[1])
        func isAlive(_ index: Int) -> Bool { sessions[index].attach(Page(), surroundings: surroundings) }
        _ = try registry.attach(Page(), token: "", surroundings: surroundings)
        #expect(!isAlive(1))
        _ = try registry.attach(Page(), token: "", surroundings: surroundings)
        #expect(!isAlive(0))
        #expect(throws: SessionRegistry.Refusal.full) {
            try registry.attach(Page(), token: "", surroundings: surroundings)
        }
        #expect(isAlive(2))
        #expect(registry.count == 3)
    }

    @Test func `When there is no room, a page that nobody has touched for a while makes some`() throws {
        let registry = registry(sessions: 2, unusedGrace: 0)
        let (used, idle) = (Page(), Page())
        try press(try registry.attach(used, token: "", surroundings: surroundings), used, from: 1)
        _ = try registry.attach(idle, token: "", surroundings: surroundings)
        _ = try registry.attach(Page(), token: "", surroundings: surroundings)
        #expect(idle.closed.withLock { $0 } == .idle)
        #expect(used.closed.withLock { $0 } == nil)
    }

    @Test func `The limit of sessions of one visitor leaves others theirs`() throws {
        let registry = registry(sessions: 10, ofEach: 2)
        let (one, other) = (NetworkAddress("192.0.2.1"), NetworkAddress("192.0.2.2"))
        func open(_ visitor: NetworkAddress?) throws -> BrowserSession {
            try registry.attach(Page(), token: "", surroundings: surroundings, from: visitor)
        }
        _ = try open(one)
        _ = try open(one)
        #expect(throws: SessionRegistry.Refusal.full) { try open(one) }
        _ = try open(other)
        for _ in 0..<3 { _ = try open(nil) }
        #expect(registry.count == 6)
    }

    @Test func `A session without any input is kept for a shorter time`() throws {
        let registry = registry(sessions: 10, unusedGrace: 0)
        let (used, unused) = (Page(), Page())
        let kept = try registry.attach(used, token: "", surroundings: surroundings)
        try press(kept, used, from: 1)
        kept.detach(used)
        try registry.attach(unused, token: "", surroundings: surroundings).detach(unused)
        letTimePass()
        registry.sweep()
        #expect(registry.count == 1)
        #expect(try registry.attach(Page(), token: kept.token, surroundings: surroundings) === kept)
    }

    @Test func `An app whose page has left before it was seen does not begin`() throws {
        let host = Self.host(Counter.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        session.detach(page)
        _ = session.run(at: 0)
        #expect(!session.hasBegun)
        let second = Page()
        _ = session.attach(second, surroundings: surroundings)
        _ = session.run(at: 1)
        #expect(session.hasBegun && second.count == 1)
    }

    private struct Slow: App {
        var body: some Scene { WindowGroup("Slow") { Content() } }

        struct Content: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") {
                    Thread.sleep(forTimeInterval: 0.005)
                    count += 1
                }
                .frame(width: 100, height: 100)
            }
        }
    }

    @Test func `Slow input is handled over several turns, all of it in order`() throws {
        let host = Self.host(Slow.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        _ = session.run(at: host.pool.now)
        for index in 0..<4 { try press(session, page, from: UInt32(index * 2 + 1)) }
        _ = session.run(at: host.pool.now)
        func told() -> String { page.messages.withLock { String(decoding: $0.joined(), as: UTF8.self) } }
        #expect(!told().contains("Count 4"))
        for _ in 0..<8 { _ = session.run(at: host.pool.now) }
        try session.hear(.drawn(frame: 1), from: page)
        _ = session.run(at: host.pool.now)
        #expect(told().contains("Count 4"))
    }

    @Test func `A session without a page ends after its grace, one with a page stays`() throws {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2, grace: 0, idle: 100))
        let (page, other) = (Page(), Page())
        _ = try registry.attach(page, token: "", surroundings: surroundings)
        try registry.attach(other, token: "", surroundings: surroundings).detach(other)
        letTimePass()
        registry.sweep()
        #expect(registry.count == 1)
        #expect(page.closed.withLock { $0 } == nil)
    }

    @Test func `A session that nobody uses ends`() throws {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2, grace: 100, idle: 0))
        let page = Page()
        _ = try registry.attach(page, token: "", surroundings: surroundings)
        letTimePass()
        registry.sweep()
        #expect(registry.count == 0)
        #expect(page.closed.withLock { $0 } == .idle)
    }

    @Test func `A page that does not read gets no frame`() throws {
        let host = Self.host(Counter.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        page.writable.withLock { $0 = false }
        _ = session.attach(page, surroundings: surroundings)
        try press(session, page, from: 1)
        host.pool.runReady()
        // At most the confirmation of its input; no frame.
        #expect(page.messages.withLock { $0.map(\.count).reduce(0, +) } < 200)
    }

    @Test func `A page of an ended session gets a new one`() throws {
        let registry = SessionRegistry(host: host, limits: .init())
        let first = try registry.attach(Page(), token: "", surroundings: surroundings)
        first.end(.idle)
        let page = Page()
        let second = try registry.attach(page, token: first.token, surroundings: surroundings)
        #expect(second !== first)
        #expect(page.wait())
    }

    @Test func `A server that stops closes its pages and takes no more`() throws {
        let registry = SessionRegistry(host: host, limits: .init())
        let page = Page()
        _ = try registry.attach(page, token: "", surroundings: surroundings)
        let ended = DispatchSemaphore(value: 0)
        registry.endAll { ended.signal() }
        #expect(ended.wait(timeout: .now() + 20) == .success)
        #expect(page.closed.withLock { $0 } == .goingAway)
        #expect(throws: SessionRegistry.Refusal.goingAway) {
            try registry.attach(Page(), token: "", surroundings: surroundings)
        }
    }

    @Test func `A page may confirm only frames that were sent, and each once`() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        #expect(page.wait())
        #expect(throws: MalformedMessage.outOfOrder) { try session.hear(.drawn(frame: 2), from: page) }
        try session.hear(.drawn(frame: 1), from: page)
        #expect(throws: MalformedMessage.outOfOrder) { try session.hear(.drawn(frame: 1), from: page) }
    }

    private struct Mortal: App {
        nonisolated static let (events, note) = AsyncStream<String>.makeStream()

        var body: some Scene {
            WindowGroup("Mortal") {
                Text("Here").onDisappear { Self.note.yield("disappeared") }.task {
                    Self.note.yield("began")
                    try? await Task.sleep(for: .seconds(1000))
                    Self.note.yield("cancelled")
                }
            }
        }
    }

    @Test func `The views of a session disappear and their tasks are cancelled when it ends`() async throws {
        let session = BrowserSession(token: "t", host: Self.host(Mortal.self), surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        var events = Mortal.events.makeAsyncIterator()
        #expect(await events.next() == "began")
        session.end(.idle)
        let ends = [await events.next(), await events.next()]
        #expect(Set(ends) == ["disappeared", "cancelled"])
    }

    private struct Renamed: App {
        var body: some Scene { WindowGroup("Renamed") { Content() } }

        struct Content: View {
            @State private var name = "Old"
            var body: some View {
                Rectangle().onTapGesture { name = "New" }.accessibilityElement().accessibilityLabel(name)
            }
        }
    }

    @Test func `An accessibility label that changes while the page cannot take frames is sent later`() throws {
        let host = Self.host(Renamed.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        host.pool.runReady()
        #expect(page.wait())
        page.writable.withLock { $0 = false }
        try press(session, page, from: 1)
        host.pool.runReady()
        let before = page.count
        page.writable.withLock { $0 = true }
        session.runSoon()
        host.pool.runReady()
        #expect(page.wait())
        let told = page.messages.withLock { $0[before...].joined() }
        #expect(String(decoding: told, as: UTF8.self).contains("New"))
    }

    @Test func `A session runs once for a change of its own`() throws {
        let host = Self.host(Renamed.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        host.pool.runReady()
        func send(_ number: UInt32, _ phase: PointerEvent.Phase) throws -> Int {
            let before = page.runs.load(ordering: .relaxed)
            let event = PointerEvent(phase, at: CGPoint(x: 100, y: 100))
            try session.hear(.numbered(number, .input(.pointer(event))), from: page)
            host.pool.runReady()
            return page.runs.load(ordering: .relaxed) - before
        }
        #expect(try send(1, .began) == 1)
        let before = page.count
        #expect(try send(2, .ended) == 1)
        let told = page.messages.withLock { $0[before...].joined() }
        #expect(String(decoding: told, as: UTF8.self).contains("New"))
    }

    private struct Restless: App {
        nonisolated static let bodies = Atomic(0)

        var body: some Scene {
            WindowGroup("Restless") {
                TimelineView(.animation) { _ in
                    let _ = Self.bodies.add(1, ordering: .relaxed)
                    Color.red
                }
            }
        }
    }

    @Test func `An animation whose page draws nothing runs no faster than its frame rate`() {
        let session = BrowserSession(token: "t", host: Self.host(Restless.self), surroundings: surroundings)
        let page = Page()
        let start = Date()
        _ = session.attach(page, surroundings: surroundings)
        Thread.sleep(forTimeInterval: 0.3)
        session.end(.idle)
        let count = Restless.bodies.load(ordering: .relaxed)
        #expect(count > 1 && Double(count) < 10 + 70 * Date().timeIntervalSince(start))
    }

    @Test func `A hidden page gets no frames until it is shown`() throws {
        let host = Self.host(Counter.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        host.pool.runReady()
        #expect(page.wait())
        try session.hear(.drawn(frame: 1), from: page)
        try session.hear(.numbered(1, .visible(false)), from: page)
        try press(session, page, from: 2)
        host.pool.runReady()
        #expect(throws: MalformedMessage.outOfOrder) { try session.hear(.drawn(frame: 2), from: page) }
        try session.hear(.numbered(4, .visible(true)), from: page)
        host.pool.runReady()
        try session.hear(.drawn(frame: 2), from: page)
    }

    /// An animation whose frames are too large for two to be on their way at once.
    private struct Large: App {
        var body: some Scene {
            WindowGroup("Large") {
                TimelineView(.animation) { _ in
                    Path { path in
                        path.move(to: .zero)
                        for index in 0..<8000 {
                            path.addLine(to: CGPoint(x: index * 7919 % 200, y: index * 104_729 % 200))
                        }
                    }
                }
            }
        }
    }

    @Test func `An app goes on though its page was hidden before it drew anything`() throws {
        let host = Self.host(Large.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        _ = session.run(at: 0)
        #expect(page.messages.withLock { $0.first!.count } > 16 << 10)
        // The session waits until a visible page has drawn.
        #expect(session.run(at: 1) == nil)
        try session.hear(.numbered(1, .visible(false)), from: page)
        #expect(session.run(at: 2) != nil)
        #expect(session.run(at: 3) == 4)
    }
}

extension BrowserSession {
    /// Takes a message in as the only one that arrives.
    fileprivate func hear(_ message: ClientMessage, from connection: any Connection) throws {
        if try receive(message, from: connection) { runSoon() }
    }
}
