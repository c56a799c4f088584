import Foundation
import OpenCombine

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// A publisher that loads an address once for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// A publisher that makes a request once for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// See `dataTaskPublisher(for:)`.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(
                subscription: Load(request, session) { answer in
                    switch answer {
                    case .success(let output):
                        _ = subscriber.receive(output)
                        subscriber.receive(completion: .finished)
                    case .failure(let error): subscriber.receive(completion: .failure(error))
                    }
                })
        }
    }

    /// One subscriber's request, which starts when something is asked for.
    private final class Load: Subscription, @unchecked Sendable {
        // Safe to share: `lock` guards the stored state; a subscriber must bear calls from any thread.
        private let lock = NSLock()
        private let request: URLRequest
        private let session: URLSession
        private var task: URLSessionDataTask?
        private var deliver: ((Result<DataTaskPublisher.Output, URLError>) -> Void)?

        init(
            _ request: URLRequest, _ session: URLSession,
            deliver: @escaping (Result<DataTaskPublisher.Output, URLError>) -> Void
        ) {
            self.request = request
            self.session = session
            self.deliver = deliver
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > 0 else { return }
            let new = lock.withLock { () -> URLSessionDataTask? in
                guard task == nil, deliver != nil else { return nil }
                task = session.dataTask(with: request) { data, response, error in
                    if let data, let response {
                        self.finish(.success((data, response)))
                    } else {
                        self.finish(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                return task
            }
            new?.resume()
        }

        func cancel() {
            let running = lock.withLock {
                defer { (task, deliver) = (nil, nil) }
                return task
            }
            running?.cancel()
        }

        private func finish(_ result: Result<DataTaskPublisher.Output, URLError>) {
            let deliver = lock.withLock {
                defer { (task, self.deliver) = (nil, nil) }
                return self.deliver
            }
            deliver?(result)
        }
    }
}
