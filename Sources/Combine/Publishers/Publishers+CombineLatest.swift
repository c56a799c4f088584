import OpenCombine

extension Publishers {
    /// Publishes the newest values of two publishers together, whenever one of them publishes a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The newest value of each publisher.
        public typealias Output = (A.Output, B.Output)
        /// The first failure of a publisher ends this one.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = LatestHub(subscriber)
            let a = LatestSide<A.Output, Failure>(hub)
            let b = LatestSide<B.Output, Failure>(hub)
            hub.start([a, b]) {
                guard let a = a.latest, let b = b.latest else { return nil }
                return (a, b)
            }
            self.a.subscribe(a)
            self.b.subscribe(b)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
    /// Publishes the newest values of three publishers together, whenever one of them publishes a new one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The newest value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The first failure of a publisher ends this one.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Combines three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = LatestHub(subscriber)
            let a = LatestSide<A.Output, Failure>(hub)
            let b = LatestSide<B.Output, Failure>(hub)
            let c = LatestSide<C.Output, Failure>(hub)
            hub.start([a, b, c]) {
                guard let a = a.latest, let b = b.latest, let c = c.latest else { return nil }
                return (a, b, c)
            }
            self.a.subscribe(a)
            self.b.subscribe(b)
            self.c.subscribe(c)
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// Publishes the newest values of four publishers together, whenever one of them publishes a new one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The newest value of each publisher.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The first failure of a publisher ends this one.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Combines four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = LatestHub(subscriber)
            let a = LatestSide<A.Output, Failure>(hub)
            let b = LatestSide<B.Output, Failure>(hub)
            let c = LatestSide<C.Output, Failure>(hub)
            let d = LatestSide<D.Output, Failure>(hub)
            hub.start([a, b, c, d]) {
                guard let a = a.latest, let b = b.latest, let c = c.latest, let d = d.latest else { return nil }
                return (a, b, c, d)
            }
            self.a.subscribe(a)
            self.b.subscribe(b)
            self.c.subscribe(c)
            self.d.subscribe(d)
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// The newest values of this publisher and of another, whenever one of them publishes a new one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// What `transform` makes of the newest values of this publisher and of another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        Publishers.CombineLatest(self, other).map(transform)
    }

    /// The newest values of this publisher and of the others, whenever one of them publishes a new one.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where Failure == P.Failure, Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// What `transform` makes of the newest values of this publisher and of the others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
    }

    /// The newest values of this publisher and of the others, whenever one of them publishes a new one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// What `transform` makes of the newest values of this publisher and of the others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
    }
}
