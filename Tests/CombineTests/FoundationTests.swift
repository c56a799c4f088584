import Combine
import Foundation
import RoostLocks
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Combine's schedulers and publishers of Dispatch and Foundation.
@Suite struct FoundationTests {
    @Test func `Values that are received on a queue arrive on it`() async {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let values = [1, 2, 3].publisher.receive(on: queue).map { ($0, DispatchQueue.getSpecific(key: key) ?? false) }
        var received: [Int] = []
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = values.collect().sink { all in
                received = all.filter(\.1).map(\.0)
                continuation.resume()
            }
        }
        subscription?.cancel()
        #expect(received == [1, 2, 3])
    }

    @Test func `A dispatch group waits for the work that is scheduled with it`() {
        let queue = DispatchQueue(label: "test")
        let group = DispatchGroup()
        let ran = Mutex(0)
        queue.schedule(
            after: queue.now.advanced(by: .milliseconds(20)), tolerance: .milliseconds(5), options: .init(group: group)
        ) { ran.withLock { $0 += 1 } }
        queue.schedule(options: .init(group: group)) { ran.withLock { $0 += 1 } }
        #expect(group.wait(timeout: .now() + 10) == .success)
        #expect(ran.withLock { $0 } == 2)
    }

    @Test func `Strides are lengths of time that saturate`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(2) == 2)
        #expect(Stride.milliseconds(1500) == 1.5)
        #expect(Stride.seconds(Int.max).magnitude == .max)
        #expect(Stride.seconds(.nan).magnitude == 0)
        #expect(Stride(.never).magnitude == .max)
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .milliseconds(3))) == .milliseconds(3))
        #expect(now.advanced(by: .milliseconds(3)).distance(to: now) == .milliseconds(-3))
    }

    @Test func `A delayed value comes after its delay`() async {
        let start = Date()
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = Just(1).delay(for: .milliseconds(20), scheduler: DispatchQueue.global())
                .sink { _ in continuation.resume() }
        }
        subscription?.cancel()
        #expect(Date().timeIntervalSince(start) >= 0.02)
    }

    @Test func `A timer fires on its run loop until it is cancelled`() {
        var fired = 0
        let subscription = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink { _ in fired += 1
        }
        while fired < 3 { turn() }
        subscription.cancel()
        let count = fired
        turn()
        #expect(fired == count)
    }

    private func turn() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }

    @Test func `A run loop runs scheduled work`() {
        var ran = false
        RunLoop.current.schedule { ran = true }
        for _ in 0..<10 where !ran { turn() }
        #expect(ran)
    }

    @Test func `An operation queue runs work that is scheduled for later`() async {
        let queue = OperationQueue()
        await withCheckedContinuation { continuation in
            queue.schedule(after: queue.now.advanced(by: .milliseconds(5))) { continuation.resume() }
        }
    }

    @Test func `Notifications arrive until the subscription is cancelled`() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        var received = 0
        let subscription = center.publisher(for: name).sink { _ in received += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("another"), object: nil)
        #expect(received == 1)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(received == 1)
    }

    @Test func `A notification without demand is dropped`() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        var received = 0
        let subscription = center.publisher(for: name).prefix(1).sink { _ in received += 1 }
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        subscription.cancel()
        #expect(received == 1)
    }

    @Test(arguments: [("echo://hello", "echo://hello"), ("echo://fail", nil)] as [(String, String?)])
    func `A data task publishes its content or its failure`(address: String, content: String?) async throws {
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses = [Echo.self]
        let session = URLSession(configuration: configuration)
        let url = try #require(URL(string: address))
        var subscription: AnyCancellable?
        let answer = await withCheckedContinuation { continuation in
            subscription = session.dataTaskPublisher(for: url).map { String(decoding: $0.data, as: UTF8.self) }
                .map(Optional.some).replaceError(with: nil).sink { continuation.resume(returning: $0) }
        }
        subscription?.cancel()
        #expect(answer == content)
    }

    @Test func `JSON is decoded by an operator`() {
        var decoded: [Int]?
        _ = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
            .sink { decoded = $0 }
        #expect(decoded == [1, 2])
    }
}

/// Answers with the address itself; fails for `echo://fail`.
private final class Echo: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.host != "fail" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
