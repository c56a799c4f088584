import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// There is nothing to choose.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HandedOver(run: action)
        addOperation { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = HandedOver(run: action)
        Self.clock.asyncAfter(deadline: Self.deadline(date)) { self.addOperation { action.run() } }
    }

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
