import CoreGraphics
import Foundation
import RoostCore
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

    /// A page that keeps what it gets.
    private final class Page: Connection {
        let messages = Mutex<[[UInt8]]>([])
        let closed = Mutex<CloseReason?>(nil)
        let writable = Mutex(true)
        let got = DispatchSemaphore(value: 0)
        /// How often it was asked whether it is writable, which every run of its session begins with.
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

    private func press(_ session: BrowserSession, _ page: Page, from number: UInt32) throws {
        for (offset, phase) in [PointerEvent.Phase.began, .ended].enumerated() {
            let event = PointerEvent(phase, at: CGPoint(x: 100, y: 100))
            try session.hear(.numbered(number + UInt32(offset), .input(.pointer(event))), from: page)
        }
    }

    @Test func aPressIsAnsweredByASmallFrame() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        #expect(page.wait())
        try session.hear(.drawn(frame: 1), from: page)
        try press(session, page, from: 1)
        #expect(page.wait())
        #expect(page.messages.withLock { $0.last!.count } < 400)
    }

    @Test func aPressThatComesBeforeTheFirstFrameCounts() throws {
        let host = Self.host(Counter.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        try press(session, page, from: 1)
        _ = session.run(at: host.pool.now)
        let told = page.messages.withLock { $0.joined() }
        #expect(String(decoding: told, as: UTF8.self).contains("Count 1"))
    }

    @Test func messagesOutOfOrderAreRefused() {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        #expect(throws: MalformedMessage.outOfOrder) {
            try session.hear(.numbered(2, .visible(true)), from: page)
        }
    }

    @Test func aPageThatWasTakenOverIsNotListenedTo() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let (first, second) = (Page(), Page())
        _ = session.attach(first, surroundings: surroundings)
        _ = session.attach(second, surroundings: surroundings)
        #expect(first.closed.withLock { $0 } == .takenOver)
        try session.hear(.numbered(1, .visible(true)), from: first)
        try session.hear(.numbered(1, .visible(true)), from: second)
    }

    @Test func thereAreNoMoreSessionsThanAllowed() throws {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2))
        let first = try registry.attach(Page(), token: "", surroundings: surroundings)
        #expect(try registry.attach(Page(), token: "", surroundings: surroundings) !== first)
        #expect(throws: SessionRegistry.Refusal.full) {
            try registry.attach(Page(), token: "", surroundings: surroundings)
        }
        #expect(try registry.attach(Page(), token: first.token, surroundings: surroundings) === first)
    }

    @Test func aSessionWithoutAPageEndsAfterItsGrace() throws {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2, grace: 0, idle: 100))
        let (page, other) = (Page(), Page())
        _ = try registry.attach(page, token: "", surroundings: surroundings)
        try registry.attach(other, token: "", surroundings: surroundings).detach(other)
        Thread.sleep(forTimeInterval: 0.002)
        registry.sweep()
        #expect(registry.count == 1)
        #expect(page.closed.withLock { $0 } == nil)
    }

    @Test func aSessionThatNobodyUsesEnds() throws {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2, grace: 100, idle: 0))
        let page = Page()
        _ = try registry.attach(page, token: "", surroundings: surroundings)
        Thread.sleep(forTimeInterval: 0.002)
        registry.sweep()
        #expect(registry.count == 0)
        #expect(page.closed.withLock { $0 } == .idle)
    }

    @Test func aPageThatDoesNotReadGetsNothing() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        page.writable.withLock { $0 = false }
        _ = session.attach(page, surroundings: surroundings)
        try press(session, page, from: 1)
        Thread.sleep(forTimeInterval: 0.2)
        // At most what it needs to know that it has been heard; no frame.
        #expect(page.messages.withLock { $0.map(\.count).reduce(0, +) } < 200)
    }

    @Test func aPageOfAnEndedSessionGetsANewOne() throws {
        let registry = SessionRegistry(host: host, limits: .init())
        let first = try registry.attach(Page(), token: "", surroundings: surroundings)
        first.end(.idle)
        let page = Page()
        let second = try registry.attach(page, token: first.token, surroundings: surroundings)
        #expect(second !== first)
        #expect(page.wait())
    }

    @Test func aServerThatStopsTakesNoMorePages() throws {
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

    @Test func onlyFramesThatWereSentCanHaveBeenDrawn() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        #expect(page.wait())
        #expect(throws: MalformedMessage.outOfOrder) { try session.hear(.drawn(frame: 2), from: page) }
        try session.hear(.drawn(frame: 1), from: page)
        #expect(throws: MalformedMessage.outOfOrder) { try session.hear(.drawn(frame: 1), from: page) }
    }

    private struct Mortal: App {
        nonisolated static let events = Mutex<Set<String>>([])
        nonisolated static func note(_ event: String) { events.withLock { _ = $0.insert(event) } }

        var body: some Scene {
            WindowGroup("Mortal") {
                Text("Here").onDisappear { Self.note("disappeared") }.task {
                    Self.note("began")
                    try? await Task.sleep(for: .seconds(1000))
                    Self.note("cancelled")
                }
            }
        }
    }

    @Test func theViewsOfASessionDisappearWithIt() async throws {
        let session = BrowserSession(token: "t", host: Self.host(Mortal.self), surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        func wait(for count: Int) async throws {
            let end = ContinuousClock.now + .seconds(300)
            while Mortal.events.withLock({ $0.count }) < count, ContinuousClock.now < end {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        try await wait(for: 1)
        session.end(.idle)
        try await wait(for: 3)
        #expect(Mortal.events.withLock { $0 } == ["began", "disappeared", "cancelled"])
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

    @Test func aNameThatChangesWhileNoFrameIsWantedIsToldLater() throws {
        let session = BrowserSession(token: "t", host: Self.host(Renamed.self), surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        #expect(page.wait())
        page.writable.withLock { $0 = false }
        try press(session, page, from: 1)
        Thread.sleep(forTimeInterval: 0.1)
        let before = page.count
        page.writable.withLock { $0 = true }
        session.runSoon()
        #expect(page.wait())
        let told = page.messages.withLock { $0[before...].joined() }
        #expect(String(decoding: told, as: UTF8.self).contains("New"))
    }

    /// Tells when the pool runs it.
    private final class Turn: PoolMember {
        let poolEntry = PoolEntry()
        let taken = DispatchSemaphore(value: 0)

        func run(at now: Double) -> Double? {
            taken.signal()
            return nil
        }
    }

    @Test func aSessionRunsOnceForItsOwnChange() throws {
        let host = Self.host(Renamed.self, threads: 1)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        /// What is queued now is done once the only thread has turned twice: the session may queue itself as it ends.
        func settle() {
            let turn = Turn()
            for _ in 0..<2 {
                host.pool.wake(turn)
                turn.taken.wait()
            }
        }
        settle()
        func send(_ number: UInt32, _ phase: PointerEvent.Phase) throws -> Int {
            let before = page.runs.load(ordering: .relaxed)
            let event = PointerEvent(phase, at: CGPoint(x: 100, y: 100))
            try session.hear(.numbered(number, .input(.pointer(event))), from: page)
            settle()
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

    @Test func whatMovesUnseenKeepsItsPace() {
        let session = BrowserSession(token: "t", host: Self.host(Restless.self), surroundings: surroundings)
        let page = Page()
        let start = Date()
        _ = session.attach(page, surroundings: surroundings)
        Thread.sleep(forTimeInterval: 0.3)
        session.end(.idle)
        let count = Restless.bodies.load(ordering: .relaxed)
        #expect(count > 1 && Double(count) < 10 + 70 * Date().timeIntervalSince(start))
    }

    @Test func aHiddenPageGetsNoFramesUntilItIsShown() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        #expect(page.wait())
        try session.hear(.drawn(frame: 1), from: page)
        try session.hear(.numbered(1, .visible(false)), from: page)
        try press(session, page, from: 2)
        Thread.sleep(forTimeInterval: 0.2)
        #expect(throws: MalformedMessage.outOfOrder) { try session.hear(.drawn(frame: 2), from: page) }
        try session.hear(.numbered(4, .visible(true)), from: page)
        Thread.sleep(forTimeInterval: 0.2)
        try session.hear(.drawn(frame: 2), from: page)
    }

    /// Moves, and is more to draw than may be on its way beside another frame.
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

    @Test func anAppGoesOnThoughItsPageWasHiddenBeforeItDrewAnything() throws {
        let host = Self.host(Large.self, threads: 0)
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        _ = session.attach(page, surroundings: surroundings)
        _ = session.run(at: 0)
        #expect(page.messages.withLock { $0.first!.count } > 16 << 10)
        // A page that is seen is waited for.
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
