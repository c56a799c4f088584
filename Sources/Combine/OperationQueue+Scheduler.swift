import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    /// The schedule of an operation queue goes by dates.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// An operation queue takes no options.
    public struct SchedulerOptions {}

    /// The present date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Zero: the queue does not use tolerances.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an operation that runs the action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HandedOver(run: action)
        addOperation { action.run() }
    }

    /// Adds an operation that runs the action at a date; the tolerance is ignored.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = HandedOver(run: action)
        Self.clock.asyncAfter(deadline: Self.deadline(date)) { self.addOperation { action.run() } }
    }

    /// Adds an operation at `date` and at each interval after it, until it is cancelled; the tolerance is ignored.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = HandedOver(run: action)
        let timer = DispatchSource.makeTimerSource(queue: Self.clock)
        timer.schedule(deadline: Self.deadline(date), repeating: interval.timeInterval)
        timer.setEventHandler { self.addOperation { action.run() } }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    private static let clock = DispatchQueue(label: "org.roost.combine.operation-queue-clock")

    private static func deadline(_ date: SchedulerTimeType) -> DispatchTime {
        .now() + max(0, date.date.timeIntervalSinceNow)
    }
}
