import OpenCombine

extension Publishers {
    /// Publishes the values of any number of publishers of one type as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of all publishers.
        public typealias Output = Upstream.Output
        /// The first failure of a publisher ends this one.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Merges the publishers of a list. Without any it finishes at once.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Merges the publishers of a sequence. Without any it finishes at once.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else {
                return Empty(outputType: Output.self, failureType: Failure.self).receive(subscriber: subscriber)
            }
            let hub = MergeHub(subscriber, count: publishers.count)
            subscriber.receive(subscription: hub)
            for (index, publisher) in publishers.enumerated() { publisher.subscribe(hub.side(index)) }
        }

        /// Merges one more publisher into this one.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
