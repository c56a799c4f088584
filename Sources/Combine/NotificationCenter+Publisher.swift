import Foundation
import OpenCombine

extension NotificationCenter {
    /// A publisher of the notifications of one name; of one object's if `object` is not nil. It never ends.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// The publisher of `publisher(for:object:)`. A notification that comes without demand is dropped.
    public struct Publisher: OpenCombine.Publisher {
        /// The notification itself.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// The notification centre.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender of the notifications; nil for any.
        public let object: AnyObject?

        /// A publisher of the notifications of one name, of one sender or any.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Observes for a subscriber, until that cancels.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let observation = Observation(center) { subscriber.receive($0) }
            observation.start(name, object)
            subscriber.receive(subscription: observation)
        }
    }

    /// One subscriber's observation. A notification that comes without demand is dropped.
    private final class Observation: Subscription, @unchecked Sendable {
        // Safe to share: `lock` guards the stored state; a subscriber must bear calls from any thread.
        private let lock = NSLock()
        private let center: NotificationCenter
        private var demand = Subscribers.Demand.none
        private var token: (any NSObjectProtocol)?
        private var deliver: ((Notification) -> Subscribers.Demand)?

        init(_ center: NotificationCenter, deliver: @escaping (Notification) -> Subscribers.Demand) {
            self.center = center
            self.deliver = deliver
        }

        func start(_ name: Notification.Name, _ object: AnyObject?) {
            token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.receive($0) }
        }

        func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

        func cancel() {
            let token = lock.withLock {
                defer { (self.token, deliver) = (nil, nil) }
                return self.token
            }
            if let token { center.removeObserver(token) }
        }

        private func receive(_ notification: Notification) {
            let deliver = lock.withLock { () -> ((Notification) -> Subscribers.Demand)? in
                guard demand > 0, let deliver = self.deliver else { return nil }
                demand -= 1
                return deliver
            }
            guard let deliver else { return }
            request(deliver(notification))
        }
    }
}
