import Foundation
import OpenCombine

extension Publishers {
    /// How `collect(_:options:)` groups values.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// All values of a period of the scheduler's time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// All values of a period, or sooner when there are as many as a number.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes the values of each period of time as an array; nothing for a period without values.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of a period.
        public typealias Output = [Upstream.Output]
        /// The upstream publisher's.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// How the values are grouped.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Groups the values of `upstream`.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Starts the periods, and subscribes to the upstream publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeGroups(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// The values of each period of a scheduler's time as an array; nothing for a period without values.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Collects values without limit, and hands them over at the end of each period. A group that comes without demand
/// goes on into the next period.
private final class TimeGroups<Downstream: Subscriber, Value, Context: Scheduler>: Subscriber, Subscription,
    @unchecked Sendable
where Downstream.Input == [Value] {
    // Unchecked: everything is used under `lock` only.
    typealias Input = Value
    typealias Failure = Downstream.Failure

    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private let context: Context
    private let period: Context.SchedulerTimeType.Stride
    private let limit: Int
    private let options: Context.SchedulerOptions?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Value] = []
    private var demand = Subscribers.Demand.none

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let context, let period): (self.context, self.period, limit) = (context, period, .max)
        case .byTimeOrCount(let context, let period, let count):
            (self.context, self.period, limit) = (context, period, max(1, count))
        }
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        upstream = subscription
        let downstream = downstream
        timer = context.schedule(
            after: context.now.advanced(by: period), interval: period, tolerance: context.minimumTolerance,
            options: options
        ) { [weak self] in self?.hand(over: false) }
        lock.unlock()
        downstream?.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        lock.lock()
        values.append(input)
        let isFull = values.count >= limit
        lock.unlock()
        if isFull { hand(over: false) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        hand(over: true)
        lock.lock()
        let downstream = downstream
        stop()
        lock.unlock()
        downstream?.receive(completion: completion)
    }

    /// - Parameter last: Whether no period follows: what there is goes out without demand for more.
    private func hand(over last: Bool) {
        lock.lock()
        defer { lock.unlock() }
        guard !values.isEmpty, last || demand > 0, let downstream else { return }
        let group = values
        values = []
        if demand > 0 { demand -= 1 }
        demand += downstream.receive(group)
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        lock.unlock()
    }

    func cancel() {
        lock.lock()
        let upstream = upstream
        stop()
        lock.unlock()
        upstream?.cancel()
    }

    private func stop() {
        timer?.cancel()
        timer = nil
        upstream = nil
        downstream = nil
        values = []
    }
}
