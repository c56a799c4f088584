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

/// A few threads that run many sessions.
final class SessionPool: Sendable {
    // Everything in it is touched under `condition` only.
    private nonisolated(unsafe) var ready: [any PoolMember] = []
    private nonisolated(unsafe) var firstReady = 0
    private nonisolated(unsafe) var timers = TimerHeap()
    private nonisolated(unsafe) var isStopping = false
    private let condition = NSCondition()
    private let start = DispatchTime.now().uptimeNanoseconds

    init(threads: Int) {
        for index in 0..<threads {
            let thread = Thread { [self] in work() }
            thread.name = "roost-\(index)"
            // Deep trees of views are walked recursively.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

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
            condition.signal()
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

    private func work() {
        condition.lock()
        while !isStopping {
            queueDue()
            guard firstReady < ready.count else {
                if let next = timers.first {
                    _ = condition.wait(until: Date(timeIntervalSinceNow: next.deadline - now))
                } else {
                    condition.wait()
                }
                continue
            }
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
            } else {
                entry.state = .idle
                if let deadline {
                    entry.deadline = deadline
                    timers.insert(.init(deadline: deadline, member: member))
                    // The thread that waits for the first deadline may wait for too late a one.
                    if timers.first?.deadline == deadline { condition.signal() }
                }
            }
        }
        condition.unlock()
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
