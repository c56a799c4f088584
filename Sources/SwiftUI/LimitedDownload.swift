import Foundation
import RoostLocks

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads what is at an address, a file's or one on the network, and gives up as soon as it is too long.
final class LimitedDownload: NSObject, URLSessionDataDelegate {
    struct TooLarge: Error, CustomStringConvertible {
        let limit: Int
        var description: String { "The file has more than \(limit) bytes." }
    }

    private struct State {
        var data = Data()
        var isOver = false
        var continuation: CheckedContinuation<Data, any Error>?
    }

    private let limit: Int
    private let state = Mutex(State())

    private init(limit: Int) { self.limit = limit }

    /// - Parameter limit: In bytes; 64 MiB is more than any picture for a view has.
    static func data(
        at url: URL, limit: Int = 1 << 26, configuration: URLSessionConfiguration = .default
    ) async throws -> Data {
        if url.isFileURL { return try contents(of: url, limit: limit) }
        let download = LimitedDownload(limit: limit)
        let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
        // A session keeps its delegate until it is told that no more will come.
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

    private static func contents(of url: URL, limit: Int) throws -> Data {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        // One byte more says that there is more.
        let data = try file.read(upToCount: limit + 1) ?? Data()
        guard data.count <= limit else { throw TooLarge(limit: limit) }
        return data
    }

    /// Answers once, with what has come or with what went wrong.
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
            failure = TooLarge(limit: limit)
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
        end(TooLarge(limit: limit))
        dataTask.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(error)
    }
}
