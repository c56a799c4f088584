import CoreFoundation
import Foundation

/// Something that the pool runs: on any of its threads, but on one at a time.
protocol PoolMember: AnyObject, Sendable {
    /// Does what there is to do and answers when to run again if nobody wakes it before; nil for never.
    func run(at now: Double) -> Double?
    /// Where the pool keeps what it knows of the member; nobody else touches it.
    var poolEntry: PoolEntry { get }
}

/// A member's place in the pool. Only touched under the pool's lock.
final class PoolEntry: @unchecked Sendable {
    fileprivate enum State { case idle, queued, running, runningAgain }
    fileprivate var state = State.idle
    /// When the pool runs the member without being asked; nil for never.
    fileprivate var deadline: Double?
}

/// Runs many sessions: on a few threads of its own, or all of them on the main one, between what else happens there.
final class SessionPool: Sendable {
    // Everything in it is touched under `condition` only.
    private nonisolated(unsafe) var ready: [any PoolMember] = []
    private nonisolated(unsafe) var firstReady = 0
    private nonisolated(unsafe) var timers = TimerHeap()
    private nonisolated(unsafe) var isStopping = false
    private let condition = NSCondition()
    private let start = DispatchTime.now().uptimeNanoseconds
    /// Nil where the pool has threads.
    private let mainThread: MainThread?
    private let runTimers: @Sendable (_ body: () -> Void) -> Void

    /// - Parameter runTimers: Runs the timers that members have made on the threads' own run loops.
    init(threads: Int, runTimers: @escaping @Sendable (_ body: () -> Void) -> Void = { $0() }) {
        mainThread = nil
        self.runTimers = runTimers
        for index in 0..<threads {
            let thread = Thread { [self] in work() }
            thread.name = "roost-\(index)"
            // Deep trees of views are walked recursively.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    private init(onMainThread: Void) {
        mainThread = MainThread()
        runTimers = { $0() }
    }

    /// A pool whose members run on the main thread, whose run loop has to run.
    static func onMainThread() -> SessionPool { SessionPool(onMainThread: ()) }

    /// Seconds since the pool was made, on a clock that only goes forward.
    var now: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }

    /// Runs a member soon; once, however often it is woken before that.
    func wake(_ member: any PoolMember) {
        condition.lock()
        defer { condition.unlock() }
        let entry = member.poolEntry
        switch entry.state {
        case .idle:
            entry.state = .queued
            ready.append(member)
            somethingIsReady()
        case .running: entry.state = .runningAgain
        case .queued, .runningAgain: break
        }
    }

    /// Ends the threads once they are done with what they do.
    func stop() {
        condition.lock()
        isStopping = true
        condition.broadcast()
        condition.unlock()
    }

    // MARK: Threads of its own

    private func work() {
        condition.lock()
        while !isStopping {
            queueDue()
            let timer = Self.nextTimer
            if let timer, timer <= CFAbsoluteTimeGetCurrent() {
                condition.unlock()
                runTimers { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false) }
                condition.lock()
                continue
            }
            if runNext() { continue }
            let due = [
                timers.first.map { Date(timeIntervalSinceNow: $0.deadline - now) },
                timer.map { Date(timeIntervalSinceReferenceDate: $0) },
            ]
            if let next = due.compactMap({ $0 }).min() { _ = condition.wait(until: next) } else { condition.wait() }
        }
        condition.unlock()
    }

    /// When the next timer of this thread's run loop, which nobody runs but the pool, is due.
    private static var nextTimer: CFAbsoluteTime? {
        let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode)
        return next > 0 ? next : nil
    }

    // MARK: The main thread

    /// What the pool has on the main thread. The timer is only touched there, `isAsked` under `condition`.
    private final class MainThread: @unchecked Sendable {
        var isAsked = false
        var timer: Timer?
        /// What the timer is set to; nil where it rests.
        var deadline: Double?
    }

    /// Other work of the main thread's waits this long at most, in seconds.
    private static let longestTurn = 0.004

    private func askMainThread(_ mainThread: MainThread) {
        guard !mainThread.isAsked else { return }
        mainThread.isAsked = true
        DispatchQueue.main.async { [self] in takeTurn(mainThread) }
    }

    private func takeTurn(_ mainThread: MainThread) {
        let end = now + Self.longestTurn
        condition.lock()
        mainThread.isAsked = false
        queueDue()
        while !isStopping, runNext() {
            guard now < end else {
                askMainThread(mainThread)
                break
            }
        }
        let next = timers.first?.deadline
        condition.unlock()
        setTimer(mainThread, at: next)
    }

    private func setTimer(_ mainThread: MainThread, at deadline: Double?) {
        guard deadline != mainThread.deadline else { return }
        mainThread.deadline = deadline
        let date = deadline.map { Date(timeIntervalSinceNow: $0 - now) } ?? .distantFuture
        if let timer = mainThread.timer {
            timer.fireDate = date
            return
        }
        let timer = Timer(fire: date, interval: 1e9, repeats: true) { [self] _ in
            mainThread.deadline = nil
            takeTurn(mainThread)
        }
        RunLoop.main.add(timer, forMode: .common)
        mainThread.timer = timer
    }

    // MARK: Members, under the lock

    private func somethingIsReady() {
        if let mainThread { askMainThread(mainThread) } else { condition.signal() }
    }

    /// Runs the member that is next, without the lock; false where none is.
    private func runNext() -> Bool {
        guard firstReady < ready.count else { return false }
        let member = takeReady()
        let entry = member.poolEntry
        entry.state = .running
        entry.deadline = nil
        condition.unlock()
        let deadline = member.run(at: now)
        condition.lock()
        if entry.state == .runningAgain {
            entry.state = .queued
            ready.append(member)
            return true
        }
        entry.state = .idle
        guard let deadline else { return true }
        entry.deadline = deadline
        timers.insert(.init(deadline: deadline, member: member))
        // The thread that waits for the first deadline may wait for too late a one.
        if mainThread == nil, timers.first?.deadline == deadline { condition.signal() }
        return true
    }

    private func takeReady() -> any PoolMember {
        defer {
            firstReady += 1
            if firstReady > 64, firstReady * 2 > ready.count {
                ready.removeFirst(firstReady)
                firstReady = 0
            }
        }
        return ready[firstReady]
    }

    private func queueDue() {
        let now = now
        while let timer = timers.first, timer.deadline <= now {
            timers.removeFirst()
            let entry = timer.member.poolEntry
            // The member may have run, and made another date, since.
            guard entry.deadline == timer.deadline, entry.state == .idle else { continue }
            entry.deadline = nil
            entry.state = .queued
            ready.append(timer.member)
        }
    }
}

/// Deadlines, the earliest first.
private struct TimerHeap {
    struct Timer {
        var deadline: Double
        var member: any PoolMember
    }

    private var timers: [Timer] = []

    var first: Timer? { timers.first }

    mutating func insert(_ timer: Timer) {
        timers.append(timer)
        var index = timers.count - 1
        while index > 0, timers[index].deadline < timers[(index - 1) / 2].deadline {
            timers.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() {
        timers.swapAt(0, timers.count - 1)
        timers.removeLast()
        var index = 0
        while true {
            let (left, right) = (2 * index + 1, 2 * index + 2)
            var least = index
            if left < timers.count, timers[left].deadline < timers[least].deadline { least = left }
            if right < timers.count, timers[right].deadline < timers[least].deadline { least = right }
            if least == index { return }
            timers.swapAt(index, least)
            index = least
        }
    }
}
