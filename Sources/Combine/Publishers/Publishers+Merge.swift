import OpenCombine

extension Publishers {
    /// Publishes the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The values of all publishers.
        public typealias Output = A.Output
        /// The first failure of a publisher ends this one.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Merges two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 2)
            subscriber.receive(subscription: hub)
            a.subscribe(hub.side(0))
            b.subscribe(hub.side(1))
        }

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Merge3(a, b, other)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
    /// Publishes the values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
        /// The values of all publishers.
        public typealias Output = A.Output
        /// The first failure of a publisher ends this one.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Merges three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 3)
            subscriber.receive(subscription: hub)
            a.subscribe(hub.side(0))
            b.subscribe(hub.side(1))
            c.subscribe(hub.side(2))
        }

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Merge4(a, b, c, other)
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// Publishes the values of four publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
        B.Output == C.Output, C.Output == D.Output
    {
        /// The values of all publishers.
        public typealias Output = A.Output
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

        /// Merges four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 4)
            subscriber.receive(subscription: hub)
            a.subscribe(hub.side(0))
            b.subscribe(hub.side(1))
            c.subscribe(hub.side(2))
            d.subscribe(hub.side(3))
        }

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Merge5(a, b, c, d, other)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers {
    /// Publishes the values of five publishers as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
    {
        /// The values of all publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E

        /// Merges five publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 5)
            subscriber.receive(subscription: hub)
            a.subscribe(hub.side(0))
            b.subscribe(hub.side(1))
            c.subscribe(hub.side(2))
            d.subscribe(hub.side(3))
            e.subscribe(hub.side(4))
        }

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Merge6(a, b, c, d, e, other)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers {
    /// Publishes the values of six publishers as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output,
        E.Output == F.Output
    {
        /// The values of all publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Merges six publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 6)
            subscriber.receive(subscription: hub)
            a.subscribe(hub.side(0))
            b.subscribe(hub.side(1))
            c.subscribe(hub.side(2))
            d.subscribe(hub.side(3))
            e.subscribe(hub.side(4))
            f.subscribe(hub.side(5))
        }

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Merge7(a, b, c, d, e, f, other)
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
    /// Publishes the values of seven publishers as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, F.Failure == G.Failure, A.Output == B.Output, B.Output == C.Output,
        C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output
    {
        /// The values of all publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Merges seven publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 7)
            subscriber.receive(subscription: hub)
            a.subscribe(hub.side(0))
            b.subscribe(hub.side(1))
            c.subscribe(hub.side(2))
            d.subscribe(hub.side(3))
            e.subscribe(hub.side(4))
            f.subscribe(hub.side(5))
            g.subscribe(hub.side(6))
        }

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Merge8(a, b, c, d, e, f, g, other)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers {
    /// Publishes the values of eight publishers as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure, A.Output == B.Output,
        B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output,
        G.Output == H.Output
    {
        /// The values of all publishers.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Merges eight publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Subscribes to all publishers on behalf of `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 8)
            subscriber.receive(subscription: hub)
            a.subscribe(hub.side(0))
            b.subscribe(hub.side(1))
            c.subscribe(hub.side(2))
            d.subscribe(hub.side(3))
            e.subscribe(hub.side(4))
            f.subscribe(hub.side(5))
            g.subscribe(hub.side(6))
            h.subscribe(hub.side(7))
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
