import Foundation

/// The options of `serve`.
struct ServeOptions: Sendable {
    var address = "127.0.0.1"
    /// The port; 0 for any free one.
    var port = 8080
    var workers = ProcessInfo.processInfo.activeProcessorCount
    /// The limits of each request.
    var limits = RenderLimits(seconds: 10, megabytes: 1024, megapixels: 32, pages: 500)
    /// The bytes of the largest request body.
    var largestBody = 1 << 20
    /// The most connections at a time.
    var connections = 512
    /// The most requests that wait for a worker.
    var waiting = 64
    /// The seconds for which others may keep an answer; 0 has them ask each time.
    var maximumAge = 0
    /// The seconds that requests have to end when the service is stopped.
    var grace = 30.0

    static let usage = """
        [--address ADDRESS] [--port PORT] [--workers NUMBER] [--waiting NUMBER]
                     [--connections NUMBER] [--body KILOBYTES] [--max-age SECONDS] [--grace SECONDS]
        """

    init() {}

    init(_ arguments: ArraySlice<String>) throws {
        var rest = arguments
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw ServiceError.usage("\(option) needs a value.") }
            if try limits.take(option, value) { continue }
            func whole(_ range: ClosedRange<Double>) throws -> Int {
                Int(try RenderLimits.number(option, value, range))
            }
            switch option {
            case "--address": address = value
            case "--port": port = try whole(0...65_535)
            case "--workers": workers = try whole(1...1024)
            case "--waiting": waiting = try whole(1...100_000)
            case "--connections": connections = try whole(1...100_000)
            case "--body": largestBody = try whole(1...65_536) << 10
            case "--max-age": maximumAge = try whole(0...31_536_000)
            case "--grace": grace = try RenderLimits.number(option, value, 0...3600)
            default: throw ServiceError.usage("\(option) is no option of serve.\n\(ServiceCommand.usage)")
            }
        }
    }
}
