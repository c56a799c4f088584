import Foundation
import RoostLog

/// Loads a URL, of a file or on the network, and gives up as soon as the data exceeds a limit.
enum LimitedLoad {
    struct TooLarge: Error, CustomStringConvertible {
        let limit: Int
        var description: String { "The file has more than \(limit) bytes." }
    }

    /// - Parameter limit: In bytes; the default, 64 MiB, is more than any picture for a view needs.
    static func data(at url: URL, limit: Int = 1 << 26) async throws -> Data {
        if url.isFileURL { return try contents(of: url, limit: limit) }
        #if Network
            return try await LimitedDownload.data(at: url, limit: limit)
        #else
            Log.warning("\(url.absoluteString) is not loaded: this program was built without Roost's trait Network")
            throw URLError(.unsupportedURL)
        #endif
    }

    private static func contents(of url: URL, limit: Int) throws -> Data {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        // One byte beyond the limit shows that the file is too long.
        let data = try file.read(upToCount: limit + 1) ?? Data()
        guard data.count <= limit else { throw TooLarge(limit: limit) }
        return data
    }
}
