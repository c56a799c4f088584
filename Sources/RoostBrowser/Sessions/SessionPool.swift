import CoreFoundation
import Foundation

/// A member that the pool runs: on any of its threads, but on one at a time.
protocol PoolMember: AnyObject, Sendable {
    /// Does the waiting work. Returns the time of the next run if nobody wakes the member before; nil for never.
    func run(at now: Double) -> Double?
    /// The pool's own record of the member; nobody else touches it.
    var poolEntry: PoolEntry { get }
}

/// A member's place in the pool. Only touched under the pool's lock.
final class PoolEntry: @unchecked Sendable {
    fileprivate enum State { case idle, queued, running, runningAgain }
    fileprivate var state = State.idle
    /// The member's share of processor time so far, in seconds; nil before its first turn.
    fileprivate var used: Double?
    /// The index of the member's timer; nil if it has none.
    fileprivate var timer: Int?
}

/// Runs many sessions: on a few threads of its own, or all of them on the main thread, between its other work.
///
/// Processor time is shared fairly: of the waiting members, the one that has used the least runs next. A resting member
/// saves up no time. So a page with a press now and then always goes before pages that are never done.
final class SessionPool: Sendable {
    // Everything in it is touched under `condition` only.
    private nonisolated(unsafe) var ready = ReadyHeap()
    /// The time that the last running member had used. No waiting member has used less.
    private nonisolated(unsafe) var leastUsed = 0.0
    private nonisolated(unsafe) var timers = TimerHeap()
    private nonisolated(unsafe) var isStopping = false
    private let condition = NSCondition()
    private let start = DispatchTime.now().uptimeNanoseconds
    /// Nil if the pool has threads.
    private let mainThread: MainThread?
    private let runTimers: @Sendable (_ body: () -> Void) -> Void

    /// - Parameter runTimers: Runs the members' timers of a thread's own run loop.
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

    /// A pool whose members run on the main thread. Its run loop has to run.
    static func onMainThread() -> SessionPool { SessionPool(onMainThread: ()) }

    /// Seconds since the pool was made, on a clock that only goes forward.
    var now: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }

    /// Runs a member soon, and only once, however often it is woken before that.
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

    /// Ends the threads after their current work.
    func stop() {
        condition.lock()
        isStopping = true
        condition.broadcast()
        condition.unlock()
    }

    /// Runs the waiting members on the calling thread, for tests of a pool without threads.
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

    /// The due time of the next timer in this thread's run loop. Only the pool runs that loop.
    private static var nextTimer: CFAbsoluteTime? {
        let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode)
        return next > 0 ? next : nil
    }

    // MARK: The main thread

    /// The pool's state of the main thread. Only that thread touches the timer; `isAsked` is touched under `condition`.
    private final class MainThread: @unchecked Sendable {
        var isAsked = false
        /// Dispatch's own, as the main run loop may rest: under an `async` main function it does.
        var timer: (any DispatchSourceTimer)?
        /// The time that the timer is set to; nil if it rests.
        var deadline: Double?
    }

    /// The longest that other work of the main thread waits, in seconds.
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
        let timer = mainThread.timer ?? makeTimer(mainThread)
        timer.schedule(
            deadline: deadline.map { .now() + ($0 - now) } ?? .distantFuture, leeway: .nanoseconds(0))
    }

    private func makeTimer(_ mainThread: MainThread) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [self] in
            mainThread.deadline = nil
            takeTurn(mainThread)
        }
        timer.activate()
        mainThread.timer = timer
        return timer
    }

    // MARK: Members, under the lock

    private func somethingIsReady() {
        if let mainThread { askMainThread(mainThread) } else { condition.signal() }
    }

    /// The seconds that a new member counts as used, so that an endless row of new pages does not delay others.
    private static let entryFee = 0.02

    private func queue(_ member: any PoolMember) {
        let entry = member.poolEntry
        entry.state = .queued
        let used = max(entry.used ?? leastUsed + Self.entryFee, leastUsed)
        entry.used = used
        ready.insert(member, used: used)
    }

    /// Runs the next member, without the lock. Returns false if none waits.
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
        // A thread may wait for a later deadline than this one.
        if mainThread == nil, timers.first?.deadline == deadline { condition.signal() }
        return true
    }

    private func queueDue() {
        let now = now
        while let timer = timers.first, timer.deadline <= now {
            timers.set(nil, for: timer.member)
            // A member that waits already asks for its next time when it runs.
            if timer.member.poolEntry.state == .idle { queue(timer.member) }
        }
    }
}

/// The waiting members, ordered by the time that they have used, then by arrival.
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

/// The times at which members run without being woken, earliest first. Each member has at most one.
private struct TimerHeap {
    struct Timer {
        var deadline: Double
        var member: any PoolMember
    }

    private var timers: [Timer] = []

    var first: Timer? { timers.first }

    /// Sets the time of a member; nil for none.
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

    /// Moves a timer to its place in the heap.
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
