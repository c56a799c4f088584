import Foundation

/// Lines of JSON on standard error.
struct ServiceLog: Sendable {
    struct Line {
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
        var json = JSONLine()
        json.add("bytes", line.bytes)
        json.add("level", line.level)
        json.add("message", line.message)
        json.add("method", line.method)
        json.add("milliseconds", line.milliseconds)
        json.add("path", line.path)
        json.add("port", line.port)
        json.add("reason", line.reason)
        json.add("status", line.status)
        json.add("template", line.template)
        json.add("time", Self.time())
        // A log that nobody takes costs no answer.
        _ = writeAll(json.data(), to: 2)
    }

    /// The time as ISO 8601 writes it, in milliseconds. Foundation's formatter would cost more than the rest of a line.
    private static func time() -> String {
        var (now, parts) = (timespec(), tm())
        clock_gettime(CLOCK_REALTIME, &now)
        gmtime_r(&now.tv_sec, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
            let count = strftime(text.baseAddress!, text.count, "%Y-%m-%dT%H:%M:%S.", &parts)
            let milliseconds = String(now.tv_nsec / 1_000_000 + 1000).dropFirst()
            return String(cString: text.baseAddress!) + (count > 0 ? milliseconds + "Z" : "")
        }
    }
}
