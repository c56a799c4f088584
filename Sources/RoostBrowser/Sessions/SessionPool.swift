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
    /// The member's share of processor time so far, in seconds; nil before its first turn.
    fileprivate var used: Double?
    /// Where among the timers the member's is; nil where it has none.
    fileprivate var timer: Int?
}

/// Runs many sessions: on a few threads of its own, or all of them on the main one, between what else happens there.
///
/// Processor time is shared fairly: of those that wait, the one runs that has used the least. Who rests saves nothing up,
/// so that somebody who presses a button now and then always goes before pages that are never done.
final class SessionPool: Sendable {
    // Everything in it is touched under `condition` only.
    private nonisolated(unsafe) var ready = ReadyHeap()
    /// What the member that ran last had used: nobody who waits has used less.
    private nonisolated(unsafe) var leastUsed = 0.0
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
            queue(member)
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

    /// Runs those who wait for their turn, on the calling thread: for tests of a pool without threads.
    func runReady() {
        condition.lock()
        while runNext() {}
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

    /// Newcomers begin with so many seconds used: pages that are opened and left without end delay nobody else.
    private static let entryFee = 0.02

    private func queue(_ member: any PoolMember) {
        let entry = member.poolEntry
        entry.state = .queued
        let used = max(entry.used ?? leastUsed + Self.entryFee, leastUsed)
        entry.used = used
        ready.insert(member, used: used)
    }

    /// Runs the member that is next, without the lock; false where none is.
    private func runNext() -> Bool {
        guard let (member, used) = ready.popFirst() else { return false }
        let entry = member.poolEntry
        entry.state = .running
        leastUsed = max(leastUsed, used)
        timers.set(nil, for: member)
        condition.unlock()
        let start = now
        let deadline = member.run(at: start)
        let end = now
        condition.lock()
        entry.used = used + (end - start)
        if entry.state == .runningAgain {
            queue(member)
            return true
        }
        entry.state = .idle
        guard let deadline else { return true }
        timers.set(deadline, for: member)
        // The thread that waits for the first deadline may wait for too late a one.
        if mainThread == nil, timers.first?.deadline == deadline { condition.signal() }
        return true
    }

    private func queueDue() {
        let now = now
        while let timer = timers.first, timer.deadline <= now {
            timers.set(nil, for: timer.member)
            // One that waits for its turn anyway says then when it wants the next.
            if timer.member.poolEntry.state == .idle { queue(timer.member) }
        }
    }
}

/// Members that wait for their turn: first whoever has used the least, of those that have used as much who came first.
private struct ReadyHeap {
    private struct Item {
        var used: Double
        var order: UInt64
        var member: any PoolMember

        static func < (left: Item, right: Item) -> Bool { (left.used, left.order) < (right.used, right.order) }
    }

    private var items: [Item] = []
    private var order: UInt64 = 0

    mutating func insert(_ member: any PoolMember, used: Double) {
        order += 1
        let item = Item(used: used, order: order, member: member)
        items.append(item)
        var index = items.count - 1
        while index > 0, item < items[(index - 1) / 2] {
            items[index] = items[(index - 1) / 2]
            index = (index - 1) / 2
        }
        items[index] = item
    }

    mutating func popFirst() -> (member: any PoolMember, used: Double)? {
        guard let first = items.first, let item = items.popLast() else { return nil }
        if !items.isEmpty {
            var index = 0
            while true {
                var child = 2 * index + 1
                if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
                guard child < items.count, items[child] < item else { break }
                items[index] = items[child]
                index = child
            }
            items[index] = item
        }
        return (first.member, first.used)
    }
}

/// When members are to run without being asked, the earliest first: at most one time for each.
private struct TimerHeap {
    struct Timer {
        var deadline: Double
        var member: any PoolMember
    }

    private var timers: [Timer] = []

    var first: Timer? { timers.first }

    /// Sets when a member is to run; nil for never.
    mutating func set(_ deadline: Double?, for member: any PoolMember) {
        switch (member.poolEntry.timer, deadline) {
        case (nil, nil): break
        case (nil, let deadline?):
            timers.append(Timer(deadline: deadline, member: member))
            settle(timers.count - 1)
        case (let index?, let deadline?):
            timers[index].deadline = deadline
            settle(index)
        case (let index?, nil):
            member.poolEntry.timer = nil
            let last = timers.removeLast()
            guard index < timers.count else { return }
            timers[index] = last
            settle(index)
        }
    }

    /// Moves a timer to where it belongs.
    private mutating func settle(_ start: Int) {
        let timer = timers[start]
        var index = start
        while index > 0, timer.deadline < timers[(index - 1) / 2].deadline {
            put(timers[(index - 1) / 2], at: index)
            index = (index - 1) / 2
        }
        while true {
            var child = 2 * index + 1
            if child + 1 < timers.count, timers[child + 1].deadline < timers[child].deadline { child += 1 }
            guard child < timers.count, timers[child].deadline < timer.deadline else { break }
            put(timers[child], at: index)
            index = child
        }
        put(timer, at: index)
    }

    private mutating func put(_ timer: Timer, at index: Int) {
        timers[index] = timer
        timer.member.poolEntry.timer = index
    }
}
