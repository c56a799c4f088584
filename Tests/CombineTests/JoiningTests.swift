import Combine
import Foundation
import Testing

/// Publishers that join several others: `combineLatest`, `merge`, and groups by time.
@Suite struct JoiningTests {
    @Test func `The newest values come together once every publisher has one`() {
        let names = PassthroughSubject<String, Never>()
        let ages = PassthroughSubject<Int, Never>()
        var received: [String] = []
        let subscription = names.combineLatest(ages).sink { received.append("\($0) \($1)") }
        names.send("a")
        #expect(received == [])
        ages.send(1)
        names.send("b")
        ages.send(2)
        #expect(received == ["a 1", "b 1", "b 2"])
        subscription.cancel()
        names.send("c")
        #expect(received.count == 3)
    }

    @Test func `A transform makes one value of four`() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        var received: [Int] = []
        let subscription = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { $0 + $1 + $2 + $3 }
            .sink { received.append($0) }
        subjects[3].send(10)
        #expect(received == [6, 13])
        subscription.cancel()
    }

    @Test func `Joined publishers end with the last one, or with the first failure`() {
        struct Failed: Error {}
        let first = PassthroughSubject<Int, Failed>()
        let second = PassthroughSubject<Int, Failed>()
        var ends = 0
        var failures = 0
        let subscription = Publishers.CombineLatest(first, second).sink {
            if case .failure = $0 { failures += 1 } else { ends += 1 }
        } receiveValue: { _ in
        }
        first.send(completion: .finished)
        #expect(ends == 0)
        second.send(completion: .finished)
        #expect(ends == 1)
        let third = PassthroughSubject<Int, Failed>()
        let merged = Publishers.Merge(third, PassthroughSubject<Int, Failed>()).sink {
            if case .failure = $0 { failures += 1 }
        } receiveValue: { _ in
        }
        third.send(completion: .failure(Failed()))
        #expect(failures == 1)
        subscription.cancel()
        merged.cancel()
    }

    @Test func `Merged values come in the order in which they are sent`() {
        let (a, b, c) = (
            PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
        )
        var received: [Int] = []
        let subscription = a.merge(with: b, c).sink { received.append($0) }
        c.send(3)
        a.send(1)
        b.send(2)
        #expect(received == [3, 1, 2])
        subscription.cancel()
        let many = Publishers.MergeMany([[1, 2], [3], []].map(\.publisher)).collect().sink { received = $0 }
        #expect(received == [1, 2, 3])
        many.cancel()
    }

    /// Takes a number of values at a time.
    private final class Taker<Input>: Subscriber {
        typealias Failure = Never
        var received: [Input] = []
        var subscription: (any Subscription)?
        var hasEnded = false
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Input) -> Subscribers.Demand {
            received.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { hasEnded = true }
        func take(_ count: Int) { subscription?.request(.max(count)) }
    }

    @Test func `A subscriber never gets more merged values than it has requested`() {
        let taker = Taker<Int>()
        [1, 2].publisher.merge(with: [3, 4].publisher).subscribe(taker)
        taker.take(1)
        #expect(taker.received.count == 1)
        taker.take(2)
        #expect(taker.received.count == 3)
        #expect(!taker.hasEnded)
        taker.take(5)
        #expect(taker.received.sorted() == [1, 2, 3, 4])
        #expect(taker.hasEnded)
    }

    @Test func `Combined values that nobody has requested are dropped, and the newest one is kept`() {
        let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
        let taker = Taker<(Int, Int)>()
        a.combineLatest(b).subscribe(taker)
        taker.take(1)
        #expect(taker.received.map { $0.0 } == [0])
        taker.take(1)
        b.send(7)
        #expect(taker.received.map { $0.1 } == [0, 7])
    }

    @Test func `Values are grouped by number as well as by time`() {
        let subject = PassthroughSubject<Int, Never>()
        var groups: [[Int]] = []
        let subscription = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(3600), 2))
            .sink { groups.append($0) }
        for value in 1...5 { subject.send(value) }
        #expect(groups == [[1, 2], [3, 4]])
        subject.send(completion: .finished)
        #expect(groups == [[1, 2], [3, 4], [5]])
        subscription.cancel()
    }
}
