#if Network
    import Foundation
    import FoundationNetworking
    import RoostLocks

    /// Loads a URL on the network, and gives up as soon as the data exceeds a limit.
    final class LimitedDownload: NSObject, URLSessionDataDelegate {
        private struct State {
            var data = Data()
            var isOver = false
            var continuation: CheckedContinuation<Data, any Error>?
        }

        private let limit: Int
        private let state = Mutex(State())

        private init(limit: Int) { self.limit = limit }

        /// - Parameter limit: In bytes.
        static func data(
            at url: URL, limit: Int, configuration: URLSessionConfiguration = .default
        ) async throws -> Data {
            let download = LimitedDownload(limit: limit)
            let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
            // A session retains its delegate until it is invalidated.
            defer { session.finishTasksAndInvalidate() }
            let task = session.dataTask(with: url)
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    download.state.withLock { $0.continuation = continuation }
                    task.resume()
                }
            } onCancel: {
                task.cancel()
            }
        }

        /// Resumes the caller once, with the data or the error.
        private func end(_ error: (any Error)?) {
            let (continuation, data) = state.withLock { state in
                state.isOver = true
                defer {
                    state.continuation = nil
                    state.data = Data()
                }
                return (state.continuation, state.data)
            }
            if let error { continuation?.resume(throwing: error) } else { continuation?.resume(returning: data) }
        }

        // MARK: URLSessionDataDelegate

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            var failure: (any Error)?
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
                failure = URLError(.badServerResponse)
            } else if response.expectedContentLength > limit {
                failure = LimitedLoad.TooLarge(limit: limit)
            }
            if let failure { end(failure) }
            completionHandler(failure == nil ? .allow : .cancel)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            let isTooLong = state.withLock { state in
                guard !state.isOver, state.data.count + data.count <= limit else { return !state.isOver }
                state.data.append(data)
                return false
            }
            guard isTooLong else { return }
            end(LimitedLoad.TooLarge(limit: limit))
            dataTask.cancel()
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            end(error)
        }
    }
#endif
