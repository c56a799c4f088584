import Foundation
import OpenCombine

/// The subscription of a `CombineLatest`: hands the newest values of several publishers to one subscriber.
///
/// A request goes to all publishers. Of the values that come without demand the newest is kept, as documented.
final class LatestHub<Output, Failure: Error>: Subscription {
    /// Recursive: a subscriber may request, cancel or cause the next value while it receives one.
    private let lock = NSRecursiveLock()
    private var receiveValue: ((Output) -> Subscribers.Demand)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private let receiveSubscription: (any Subscription) -> Void
    private var newest: (() -> Output?)?
    private var sides: [any LatestUpstream] = []
    private var demand = Subscribers.Demand.none
    private var running = 0

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
        receiveSubscription = { subscriber.receive(subscription: $0) }
    }

    /// Takes the sides in, and a closure that joins their values: nil while one has none.
    func start(_ sides: [any LatestUpstream], _ newest: @escaping () -> Output?) {
        self.sides = sides
        self.newest = newest
        running = sides.count
        receiveSubscription(self)
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        guard receiveValue != nil else { return }
        demand += more
        for side in sides { side.request(more) }
    }

    func cancel() {
        lock.lock()
        let ended = end()
        lock.unlock()
        for side in ended { side.cancel() }
    }

    private func end() -> [any LatestUpstream] {
        let ended = sides
        sides = []
        newest = nil
        receiveValue = nil
        receiveCompletion = nil
        return ended
    }

    /// The demand so far, for a publisher that subscribes late.
    var requested: Subscribers.Demand {
        lock.lock()
        defer { lock.unlock() }
        return demand
    }

    /// Notes a side's new value, then publishes if there is demand. Returns the additional demand.
    func note(_ store: () -> Void, from side: any LatestUpstream) -> Subscribers.Demand {
        lock.lock()
        defer { lock.unlock() }
        store()
        guard demand > 0, let receiveValue, let values = newest?() else { return .none }
        demand -= 1
        let more = receiveValue(values)
        guard more > 0 else { return .none }
        demand += more
        for other in sides where other !== side { other.request(more) }
        return more
    }

    func note(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        defer { lock.unlock() }
        running -= 1
        if case .finished = completion, running > 0 { return }
        guard let receiveCompletion else { return }
        let ended = end()
        receiveCompletion(completion)
        for side in ended { side.cancel() }
    }
}

/// What a hub does with its publishers, whatever their values are.
protocol LatestUpstream: AnyObject {
    func request(_ demand: Subscribers.Demand)
    func cancel()
}

/// Keeps the newest value of one publisher.
final class LatestSide<Input, Failure: Error>: Subscriber, LatestUpstream {
    /// Guarded by the hub's lock.
    private(set) var latest: Input?
    private var subscription: (any Subscription)?
    private let receiveValue: (() -> Void, any LatestUpstream) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let requested: () -> Subscribers.Demand

    init<Output>(_ hub: LatestHub<Output, Failure>) {
        receiveValue = { hub.note($0, from: $1) }
        receiveCompletion = { hub.note($0) }
        requested = { hub.requested }
    }

    func receive(subscription: any Subscription) {
        guard self.subscription == nil else { return subscription.cancel() }
        self.subscription = subscription
        let demand = requested()
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { receiveValue({ latest = input }, self) }

    func receive(completion: Subscribers.Completion<Failure>) {
        subscription = nil
        receiveCompletion(completion)
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}
