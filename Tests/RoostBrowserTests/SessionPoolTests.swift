import Foundation
import RoostLocks
import Testing

@testable import RoostBrowser

@Suite struct SessionPoolTests {
    /// Counts its runs, and the most of them at once.
    private final class Member: PoolMember {
        let poolEntry = PoolEntry()
        let counts = Mutex((runs: 0, running: 0, most: 0))
        let deadlines: Mutex<[Double]>
        let done = DispatchSemaphore(value: 0)

        init(deadlines: [Double] = []) { self.deadlines = Mutex(deadlines) }

        func run(at now: Double) -> Double? {
            counts.withLock {
                $0.runs += 1
                $0.running += 1
                $0.most = max($0.most, $0.running)
            }
            Thread.sleep(forTimeInterval: 0.0001)
            counts.withLock { $0.running -= 1 }
            done.signal()
            return deadlines.withLock { $0.isEmpty ? nil : now + $0.removeFirst() }
        }
    }

    @Test func `A member never runs twice at once`() {
        let pool = SessionPool(threads: 4)
        defer { pool.stop() }
        let member = Member()
        for _ in 0..<200 {
            pool.wake(member)
            Thread.sleep(forTimeInterval: 0.00003)
        }
        // Every run that has begun ends, and at least one more follows this wake.
        let begun = member.counts.withLock { $0.runs }
        pool.wake(member)
        for _ in 0...begun { member.done.wait() }
        #expect(member.counts.withLock { $0.most } == 1)
        #expect(member.counts.withLock { $0.runs } >= 1)
    }

    @Test func `A member runs again at its deadline`() {
        let pool = SessionPool(threads: 2)
        defer { pool.stop() }
        let member = Member(deadlines: [0.01, 0.01])
        pool.wake(member)
        for _ in 0..<3 { #expect(member.done.wait(timeout: .now() + 10) == .success) }
    }

    @Test func `A pool does not retain a member that has no more deadline`() {
        let pool = SessionPool(threads: 0)
        weak var kept: Member?
        func run() {
            // Asks twice to run in an hour, then never again.
            let member = Member(deadlines: [3600, 3600])
            kept = member
            for _ in 0..<3 {
                pool.wake(member)
                pool.runReady()
            }
        }
        run()
        #expect(kept == nil)
    }

    @Test func `A member woken before its deadline runs next at its new one`() {
        let pool = SessionPool(threads: 1)
        defer { pool.stop() }
        let members = [0.05, 0.01, 0.03, 0.02, 0.04].map { Member(deadlines: [10, $0]) }
        for _ in 0..<2 {
            for member in members { pool.wake(member) }
            for member in members { #expect(member.done.wait(timeout: .now() + 10) == .success) }
        }
        for member in members { #expect(member.done.wait(timeout: .now() + 10) == .success) }
        #expect(members.allSatisfy { $0.counts.withLock { $0.runs } == 3 })
    }

    @Test func `All members that are woken run`() {
        let pool = SessionPool(threads: 2)
        defer { pool.stop() }
        let members = (0..<20).map { _ in Member() }
        for member in members { pool.wake(member) }
        for member in members { #expect(member.done.wait(timeout: .now() + 10) == .success) }
    }

    /// Its run ends once that of the other has begun.
    private final class Companion: PoolMember {
        let poolEntry = PoolEntry()
        let hasBegun = DispatchSemaphore(value: 0)
        let hasMet = DispatchSemaphore(value: 0)
        let other = Mutex<Companion?>(nil)

        func run(at now: Double) -> Double? {
            hasBegun.signal()
            let other = other.withLock { $0 }
            if other?.hasBegun.wait(timeout: .now() + 10) == .success { hasMet.signal() }
            return nil
        }
    }

    @Test func `Two members run side by side on two threads`() {
        let pool = SessionPool(threads: 2)
        defer { pool.stop() }
        let (first, second) = (Companion(), Companion())
        first.other.withLock { $0 = second }
        second.other.withLock { $0 = first }
        pool.wake(first)
        pool.wake(second)
        #expect(first.hasMet.wait(timeout: .now() + 20) == .success)
        #expect(second.hasMet.wait(timeout: .now() + 20) == .success)
    }

    /// Logs its name and works for some seconds. One that is never done then wakes itself.
    private final class Worker: PoolMember {
        let poolEntry = PoolEntry()
        let name: String
        let seconds: Double
        let isNeverDone: Bool
        let log: Log

        final class Log: Sendable {
            let names = Mutex<[String]>([])
        }

        init(_ name: String, takes seconds: Double, isNeverDone: Bool = false, log: Log) {
            (self.name, self.seconds, self.isNeverDone, self.log) = (name, seconds, isNeverDone, log)
        }

        let pool = Mutex<SessionPool?>(nil)

        func run(at now: Double) -> Double? {
            let count = log.names.withLock {
                $0.append(name)
                return $0.count
            }
            Thread.sleep(forTimeInterval: seconds)
            if isNeverDone, count < 40 { pool.withLock { $0 }?.wake(self) }
            return nil
        }
    }

    @Test func `A member that has used little time goes before members that are never done`() {
        let (pool, log) = (SessionPool(threads: 0), Worker.Log())
        let busy = (0..<5).map { Worker("busy \($0)", takes: 0.002, isNeverDone: true, log: log) }
        let visitor = Worker("visitor", takes: 0, log: log)
        // A first turn for each: newcomers come later in the order.
        pool.wake(visitor)
        pool.runReady()
        for worker in busy {
            worker.pool.withLock { $0 = pool }
            pool.wake(worker)
        }
        pool.runReady()
        log.names.withLock { $0 = [] }
        for worker in busy { pool.wake(worker) }
        pool.wake(visitor)
        pool.runReady()
        // Workers that have used as little may go before the visitor, but none of them twice.
        let before = log.names.withLock { $0.prefix { $0 != "visitor" } }
        #expect(Set(before).count == before.count, "\(before)")
        let turns = busy.map { worker in log.names.withLock { $0.count { $0 == worker.name } } }
        #expect(turns.allSatisfy { $0 >= 4 }, "\(turns)")
    }

    @Test func `Any number of newcomers delays no member that is already there`() {
        let (pool, log) = (SessionPool(threads: 0), Worker.Log())
        let visitor = Worker("visitor", takes: 0, log: log)
        pool.wake(visitor)
        pool.runReady()
        for index in 0..<50 { pool.wake(Worker("newcomer \(index)", takes: 0, log: log)) }
        pool.wake(visitor)
        pool.runReady()
        #expect(log.names.withLock { Array($0[..<3]) } == ["visitor", "visitor", "newcomer 0"])
    }
}
