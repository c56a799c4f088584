import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
    /// The schedule of a run loop goes by dates.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// A run loop takes no options.
    public struct SchedulerOptions {}

    /// The present date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Zero: timers take any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action in the run loop's next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HandedOver(run: action)
        perform { action.run() }
    }

    /// Runs the action once, by a timer in the run loop's default mode.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = HandedOver(run: action)
        add(tolerance, Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() })
    }

    /// Runs the action by a timer in the default mode, first at `date` and then at each interval, until it is
    /// cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = HandedOver(run: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
        add(tolerance, timer)
        return AnyCancellable { timer.invalidate() }
    }

    private func add(_ tolerance: SchedulerTimeType.Stride, _ timer: Timer) {
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }
}
