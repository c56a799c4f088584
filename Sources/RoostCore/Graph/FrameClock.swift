import Foundation

/// The clock-driven work of a graph: actions that wait for a time, and movements that continue from frame to frame.
///
/// Without either no frame is due.
struct FrameClock {
    private struct Timer {
        let id: TimerID
        let due: Double
        let action: () -> Void
    }

    /// In descending order of their times, so that the next one due is last. Of timers with the same time the oldest is
    /// last.
    private var timers: [Timer] = []
    private var movements: [(_ time: Double) -> Bool] = []
    private var lastID: UInt64 = 0
    /// Whether one more frame was requested.
    var wantsFrame = false
    /// The date of the host's time 0.
    var zeroDate = Date()

    mutating func add(at due: Double, _ action: @escaping () -> Void) -> TimerID {
        lastID += 1
        let timer = Timer(id: TimerID(number: lastID), due: due, action: action)
        guard due < .infinity else { return timer.id }
        var (low, high) = (0, timers.count)
        while low < high {
            let middle = (low + high) / 2
            if timers[middle].due < due { high = middle } else { low = middle + 1 }
        }
        // Timers with the same time are right before `low`. They are older and so stay nearer to the end.
        while low > 0, timers[low - 1].due == due { low -= 1 }
        timers.insert(timer, at: low)
        return timer.id
    }

    mutating func cancel(_ id: TimerID) { timers.removeAll { $0.id == id } }

    mutating func add(_ movement: @escaping (Double) -> Bool) { movements.append(movement) }

    var moves: Bool { wantsFrame || !movements.isEmpty }

    var nextTimer: Double? { timers.last?.due }

    /// Removes the actions that are due and returns them, in the order of their times.
    mutating func takeDue(at time: Double) -> [() -> Void] {
        var due: [() -> Void] = []
        while let timer = timers.last, timer.due <= time {
            due.append(timer.action)
            timers.removeLast()
        }
        return due
    }

    /// Removes the movements and returns them, so that a running one can start others.
    mutating func takeMovements() -> [(Double) -> Bool] {
        var taken: [(Double) -> Bool] = []
        swap(&taken, &movements)
        return taken
    }

    /// Puts the movements that continue back, before those that started meanwhile.
    mutating func putBack(_ rest: consuming [(Double) -> Bool]) {
        rest.append(contentsOf: movements)
        movements = rest
    }
}

/// Identifies a scheduled action.
package struct TimerID: Hashable, Sendable {
    fileprivate let number: UInt64
}

extension ViewGraph {
    /// The current date.
    package var date: Date { date(of: time) }

    /// The date of a time on the host's clock.
    package func date(of time: Double) -> Date { clock.zeroDate.addingTimeInterval(time) }

    /// The host's time, in seconds, at a date.
    package func time(of date: Date) -> Double { date.timeIntervalSince(clock.zeroDate) }

    /// Sets the date of the host's time 0; by default the date at which the graph was made.
    package func setZeroDate(_ date: Date) { clock.zeroDate = date }

    /// Runs an action in the first frame at or after a time on the host's clock, in seconds. Actions with the same time
    /// run in the order in which they were scheduled, before the frame's update. An infinite time, or NaN, never comes.
    @discardableResult
    package func schedule(at time: Double, _ action: @escaping () -> Void) -> TimerID {
        clock.add(at: time.isNaN ? .infinity : time, action)
    }

    /// Cancels a scheduled action that has not run.
    package func cancel(_ timer: TimerID) { clock.cancel(timer) }

    /// Runs an action at the start of each frame, from the next one on, with the frame's time, until it returns false.
    package func everyFrame(_ movement: @escaping (_ time: Double) -> Bool) { clock.add(movement) }

    /// Requests one more frame, even if no state has changed.
    package func requestFrame() { clock.wantsFrame = true }

    /// The time of the next frame if no event arrives: now while something moves, nil for never.
    package var nextFrame: Double? {
        clock.moves || isAnimating || !queue.isEmpty ? time : clock.nextTimer.map { max($0, time) }
    }

    /// The first step of a frame, after `time` is set: runs the actions that are due and continues the movements.
    package func advance() {
        clock.wantsFrame = false
        for action in clock.takeDue(at: time) { action() }
        var movements = clock.takeMovements()
        movements.removeAll { !$0(time) }
        clock.putBack(movements)
        advanceMotion()
    }
}
