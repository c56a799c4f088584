import Foundation
import OpenCombine

/// The subscription of a merge: hands the values of several publishers to one subscriber as they come.
///
/// A subscriber without limit makes all publishers run without limit. Otherwise each publisher may be one value ahead,
/// which waits for the next request.
final class MergeHub<Output, Failure: Error>: Subscription {
    private final class Source {
        var subscription: (any Subscription)?
        var waiting: Output?
        var isRunning = true
    }

    /// Recursive: a subscriber may request, cancel or cause the next value while it receives one.
    private let lock = NSRecursiveLock()
    private var receiveValue: ((Output) -> Subscribers.Demand)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private let sources: [Source]
    private var demand = Subscribers.Demand.none

    init<S: Subscriber>(_ subscriber: S, count: Int) where S.Input == Output, S.Failure == Failure {
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
        sources = (0..<count).map { _ in Source() }
    }

    /// The subscriber of one of the publishers.
    func side(_ index: Int) -> AnySubscriber<Output, Failure> {
        AnySubscriber(
            receiveSubscription: { self.connect(index, $0) },
            receiveValue: { self.receive($0, from: index) },
            receiveCompletion: { self.complete($0, from: index) })
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        guard receiveValue != nil else { return }
        let wasLimited = demand != .unlimited
        demand += more
        for source in sources {
            if demand > 0, let value = source.waiting {
                source.waiting = nil
                deliver(value)
                if demand != .unlimited { source.subscription?.request(.max(1)) }
            }
        }
        if wasLimited, demand == .unlimited {
            for source in sources { source.subscription?.request(.unlimited) }
        }
        finishIfDone()
    }

    func cancel() {
        lock.lock()
        receiveValue = nil
        receiveCompletion = nil
        let subscriptions = sources.compactMap(\.subscription)
        for source in sources {
            source.subscription = nil
            source.waiting = nil
        }
        lock.unlock()
        for subscription in subscriptions { subscription.cancel() }
    }

    private func connect(_ index: Int, _ subscription: any Subscription) {
        lock.lock()
        defer { lock.unlock() }
        guard receiveValue != nil, sources[index].subscription == nil else { return subscription.cancel() }
        sources[index].subscription = subscription
        subscription.request(demand == .unlimited ? .unlimited : .max(1))
    }

    private func receive(_ value: Output, from index: Int) -> Subscribers.Demand {
        lock.lock()
        defer { lock.unlock() }
        guard demand > 0 else {
            sources[index].waiting = value
            return .none
        }
        deliver(value)
        return demand == .unlimited ? .none : .max(1)
    }

    private func deliver(_ value: Output) {
        guard let receiveValue else { return }
        demand -= 1
        let more = receiveValue(value)
        if more > 0 { request(more) }
    }

    private func complete(_ completion: Subscribers.Completion<Failure>, from index: Int) {
        lock.lock()
        defer { lock.unlock() }
        sources[index].isRunning = false
        sources[index].subscription = nil
        guard case .failure = completion else { return finishIfDone() }
        let tell = receiveCompletion
        cancel()
        tell?(completion)
    }

    /// Values that wait for demand come before the end.
    private func finishIfDone() {
        guard let tell = receiveCompletion, sources.allSatisfy({ !$0.isRunning && $0.waiting == nil }) else { return }
        receiveValue = nil
        receiveCompletion = nil
        tell(.finished)
    }
}
