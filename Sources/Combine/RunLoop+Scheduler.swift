import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// There is nothing to choose.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HandedOver(run: action)
        perform { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = HandedOver(run: action)
        add(tolerance, Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() })
    }

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
