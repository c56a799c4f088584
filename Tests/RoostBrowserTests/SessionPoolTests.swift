import Foundation
import RoostLocks
import Testing

@testable import RoostBrowser

@Suite struct SessionPoolTests {
    /// Counts its runs, and how many of them there are at once.
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

    @Test func aMemberNeverRunsTwiceAtOnce() {
        let pool = SessionPool(threads: 4)
        defer { pool.stop() }
        let member = Member()
        for _ in 0..<200 {
            pool.wake(member)
            Thread.sleep(forTimeInterval: 0.00003)
        }
        // The last wake is followed by a run.
        member.done.wait()
        Thread.sleep(forTimeInterval: 0.05)
        #expect(member.counts.withLock { $0.most } == 1)
        #expect(member.counts.withLock { $0.runs } >= 1)
    }

    @Test func aMemberRunsAgainAtItsDeadline() {
        let pool = SessionPool(threads: 2)
        defer { pool.stop() }
        let member = Member(deadlines: [0.01, 0.01])
        pool.wake(member)
        for _ in 0..<3 { #expect(member.done.wait(timeout: .now() + 10) == .success) }
    }

    @Test func aPoolKeepsNobodyWhoHasNothingToDo() {
        let pool = SessionPool(threads: 0)
        weak var kept: Member?
        func run() {
            // Wanted to run in an hour, then no more.
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

    @Test func aMemberThatIsWokenBeforeItsDeadlineTakesTheNextOne() {
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

    @Test func allMembersRun() {
        let pool = SessionPool(threads: 2)
        defer { pool.stop() }
        let members = (0..<20).map { _ in Member() }
        for member in members { pool.wake(member) }
        for member in members { #expect(member.done.wait(timeout: .now() + 10) == .success) }
    }

    /// Ends only once another has begun.
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

    @Test func membersRunSideBySide() {
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

    /// Takes so many seconds, says so, and wants to run again at once.
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

    @Test func `Who has used little goes before those that are never done`() {
        let (pool, log) = (SessionPool(threads: 0), Worker.Log())
        let busy = (0..<5).map { Worker("busy \($0)", takes: 0.002, isNeverDone: true, log: log) }
        let visitor = Worker("visitor", takes: 0, log: log)
        // Neither of them is new.
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
        // Those who have used as little may go first, but nobody twice.
        let before = log.names.withLock { $0.prefix { $0 != "visitor" } }
        #expect(Set(before).count == before.count, "\(before)")
        let turns = busy.map { worker in log.names.withLock { $0.count { $0 == worker.name } } }
        #expect(turns.allSatisfy { $0 >= 4 }, "\(turns)")
    }

    @Test func `Newcomers without end delay nobody who is there`() {
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
