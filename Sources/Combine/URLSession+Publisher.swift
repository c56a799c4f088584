#if Network
    import Foundation
    import OpenCombine
    import FoundationNetworking

    extension URLSession {
        /// A publisher that loads a URL once for each subscriber, and then finishes.
        public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
            DataTaskPublisher(request: URLRequest(url: url), session: self)
        }

        /// A publisher that performs a request once for each subscriber, and then finishes.
        public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
            DataTaskPublisher(request: request, session: self)
        }

        /// The publisher of `dataTaskPublisher(for:)`.
        public struct DataTaskPublisher: Publisher {
            /// The data and the response; a status of 400 or more is no failure.
            public typealias Output = (data: Data, response: URLResponse)
            /// The session's error, or `unknown` where it has none.
            public typealias Failure = URLError

            /// The request that each subscriber makes.
            public let request: URLRequest
            /// The session that makes it.
            public let session: URLSession

            /// A publisher that performs a request once for each subscriber.
            public init(request: URLRequest, session: URLSession) {
                self.request = request
                self.session = session
            }

            /// Makes the request when the subscriber first asks for a value.
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

        /// One subscriber's request. It starts with the first demand.
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
#endif
