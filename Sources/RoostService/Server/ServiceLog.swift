import Foundation

/// Lines of JSON on standard error.
struct ServiceLog: Sendable {
    struct Line: Encodable {
        var time = Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        var level = "info"
        var message: String
        var method, path, template, reason: String?
        var status: UInt?
        var bytes: Int?
        var milliseconds: Double?
        var port: Int?
    }

    /// - Parameter line: Without its path's query, which has the input.
    func write(_ line: Line) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(line) else { return }
        // A log that nobody takes costs no answer.
        _ = writeAll(json + [0x0A], to: 2)
    }
}
