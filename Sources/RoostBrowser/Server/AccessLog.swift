#if Browser
    import Foundation
    import NIOCore

    /// A line of JSON on standard error for each answer and each page's session, with `ROOST_ACCESS_LOG=1`. The fields
    /// are those of `RenderService`'s log.
    struct AccessLog: Sendable {
        private struct Line: Encodable {
            var time = Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
            var level = "info"
            var message: String
            var visitor, method, path: String?
            var status: UInt?
            var bytes: Int?
            var milliseconds: Double?
        }

        /// - Parameter path: Written without its query, which may hold what a reader typed.
        func answered(_ visitor: NetworkAddress?, _ method: String, _ path: String, status: UInt, bytes: Int) {
            write(
                Line(
                    message: "answered", visitor: visitor?.description, method: method,
                    path: String(path.prefix { $0 != "?" }), status: status, bytes: bytes))
        }

        /// Notes a page's connection, when it opens and when it closes.
        func connected(_ visitor: NetworkAddress?, _ channel: any Channel) {
            write(Line(message: "page connected", visitor: visitor?.description))
            let start = NIODeadline.now()
            channel.closeFuture.whenComplete { _ in
                let time = NIODeadline.now() - start
                write(
                    Line(
                        message: "page disconnected", visitor: visitor?.description,
                        milliseconds: Double(time.nanoseconds / 1_000_000)))
            }
        }

        private func write(_ line: Line) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            guard let json = try? encoder.encode(line) else { return }
            // A log that nobody takes ends no app, as `write(_:)` would.
            try? FileHandle.standardError.write(contentsOf: json + [0x0A])
        }
    }
#endif
