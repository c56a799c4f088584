import Foundation
import Testing

@testable import SwiftUI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct LimitedDownloadTests {
    /// A network that answers with as many bytes as the address's last part says, a thousand at a time; "lying" says
    /// nothing of how many.
    final class Network: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}

        override func startLoading() {
            guard let client, let url = request.url else { return }
            let count = Int(url.lastPathComponent) ?? 0
            let status = url.path.contains("missing") ? 404 : 200
            let headers = url.path.contains("lying") ? [:] : ["Content-Length": "\(count)"]
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            client.urlProtocol(self, didReceive: response!, cacheStoragePolicy: .notAllowed)
            var sent = 0
            while sent < count {
                client.urlProtocol(self, didLoad: Data(repeating: 7, count: min(1000, count - sent)))
                sent += 1000
            }
            client.urlProtocolDidFinishLoading(self)
        }
    }

    private func data(_ path: String, limit: Int) async throws -> Data {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Network.self]
        return try await LimitedDownload.data(
            at: try #require(URL(string: "http://pictures.test/\(path)")), limit: limit, configuration: configuration)
    }

    @Test func `What is not too long comes whole`() async throws {
        #expect(try await data("2500", limit: 2500) == Data(repeating: 7, count: 2500))
    }

    @Test func `What is too long is given up, whether or not it says so beforehand`() async {
        await #expect(throws: LimitedLoad.TooLarge.self) { try await data("2501", limit: 2500) }
        await #expect(throws: LimitedLoad.TooLarge.self) { try await data("lying/2501", limit: 2500) }
    }

    @Test func `What is not there is an error`() async {
        await #expect(throws: URLError.self) { try await data("missing/10", limit: 2500) }
    }

    @Test func `A file is read up to the limit`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(repeating: 1, count: 100).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await LimitedLoad.data(at: file, limit: 100).count == 100)
        await #expect(throws: LimitedLoad.TooLarge.self) { try await LimitedLoad.data(at: file, limit: 99) }
    }
}
