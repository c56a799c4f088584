import CoreGraphics
import Foundation
import RoostCore
import SwiftUI
import Synchronization
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

        var isWritable: Bool { writable.withLock { $0 } }
        func send(_ message: [UInt8]) {
            messages.withLock { $0.append(message) }
            got.signal()
        }
        func close(_ reason: CloseReason) { closed.withLock { $0 = $0 ?? reason } }
        var count: Int { messages.withLock { $0.count } }
        func wait() -> Bool { got.wait(timeout: .now() + 20) == .success }
    }

    private let surroundings = Surroundings(viewport: Viewport(size: CGSize(width: 200, height: 200)))
    private let host = SessionHost(
        pool: SessionPool(threads: 2), gate: MainActorGate(isParallel: true),
        makeLive: { viewport, change in
            var environment = EnvironmentValues.standard
            change(&environment)
            return LiveApp(Counter.self, viewport: viewport, environment: environment)
        })

    private func press(_ session: BrowserSession, _ page: Page, from number: UInt32) throws {
        for (offset, phase) in [PointerEvent.Phase.began, .ended].enumerated() {
            let event = PointerEvent(phase, at: CGPoint(x: 100, y: 100))
            try session.receive(.numbered(number + UInt32(offset), .input(.pointer(event))), from: page)
        }
    }

    @Test func aPressIsAnsweredByASmallFrame() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        session.attach(page, surroundings: surroundings)
        #expect(page.wait())
        try session.receive(.drawn(frame: 1), from: page)
        try press(session, page, from: 1)
        #expect(page.wait())
        #expect(page.messages.withLock { $0.last!.count } < 400)
    }

    @Test func messagesOutOfOrderAreRefused() {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        session.attach(page, surroundings: surroundings)
        #expect(throws: MalformedMessage.outOfOrder) {
            try session.receive(.numbered(2, .visible(true)), from: page)
        }
    }

    @Test func aPageThatWasTakenOverIsNotListenedTo() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let (first, second) = (Page(), Page())
        session.attach(first, surroundings: surroundings)
        session.attach(second, surroundings: surroundings)
        #expect(first.closed.withLock { $0 } == .takenOver)
        try session.receive(.numbered(1, .visible(true)), from: first)
        try session.receive(.numbered(1, .visible(true)), from: second)
    }

    @Test func thereAreNoMoreSessionsThanAllowed() {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2))
        let first = registry.session(token: "", surroundings: surroundings)
        #expect(registry.session(token: "", surroundings: surroundings) != nil)
        #expect(registry.session(token: "", surroundings: surroundings) == nil)
        #expect(registry.session(token: first!.token, surroundings: surroundings) === first)
    }

    @Test func aSessionWithoutAPageEndsAfterItsGrace() {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2, grace: 0, idle: 100))
        let shown = registry.session(token: "", surroundings: surroundings)!
        _ = registry.session(token: "", surroundings: surroundings)
        let page = Page()
        shown.attach(page, surroundings: surroundings)
        Thread.sleep(forTimeInterval: 0.002)
        registry.sweep()
        #expect(registry.count == 1)
        #expect(page.closed.withLock { $0 } == nil)
    }

    @Test func aSessionThatNobodyUsesEnds() {
        let registry = SessionRegistry(host: host, limits: .init(sessions: 2, grace: 100, idle: 0))
        let page = Page()
        registry.session(token: "", surroundings: surroundings)!.attach(page, surroundings: surroundings)
        Thread.sleep(forTimeInterval: 0.002)
        registry.sweep()
        #expect(registry.count == 0)
        #expect(page.closed.withLock { $0 } == .idle)
    }

    @Test func aPageThatDoesNotReadGetsNothing() throws {
        let session = BrowserSession(token: "t", host: host, surroundings: surroundings)
        let page = Page()
        page.writable.withLock { $0 = false }
        session.attach(page, surroundings: surroundings)
        try press(session, page, from: 1)
        Thread.sleep(forTimeInterval: 0.2)
        // At most what it needs to know that it has been heard; no frame.
        #expect(page.messages.withLock { $0.map(\.count).reduce(0, +) } < 200)
    }
}
