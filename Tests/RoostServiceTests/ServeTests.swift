import Foundation
import Testing

@testable import RoostService

#if Browser
    /// A connection to this machine.
    private func connect(toPort port: Int) throws -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(socket, $0, size) }
        }
        try #require(result == 0)
        return socket
    }

    struct ServeTests {
        /// A service on a port of its own, and what clients say to it.
        private final class Running {
            let server: ServiceServer
            let port: Int

            init(_ change: (inout ServeOptions) -> Void = { _ in }) throws {
                var options = ServeOptions()
                (options.port, options.workers, options.limits.seconds, options.grace) = (0, 1, 60, 0)
                change(&options)
                server = try ServiceServer(
                    options, templates: ServiceFolder.templates, program: ServiceFolder.program, log: nil)
                port = try server.start()
            }

            deinit { server.stop() }

            /// Sends a request, and returns all that comes until the service closes the connection.
            func ask(_ line: String, _ headers: String..., body: String = "") throws -> (head: String, body: Data) {
                var head = ([line + " HTTP/1.1", "host: localhost", "connection: close"] + headers)
                if !body.isEmpty { head.append("content-length: \(body.utf8.count)") }
                return try exchange(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
            }

            func exchange(_ text: String) throws -> (head: String, body: Data) {
                let socket = try connect(toPort: port)
                defer { close(socket) }
                #expect(writeAll(Data(text.utf8), to: socket))
                return Self.answer(socket)
            }

            static func answer(_ socket: Int32) -> (head: String, body: Data) {
                let reader = ByteReader(socket)
                var head: [String] = []
                while let line = try? reader.line(), !line.isEmpty {
                    head.append(String(decoding: line, as: UTF8.self))
                }
                var body = Data()
                while let byte = reader.bytes(1) { body += byte }
                return (head.joined(separator: "\n"), body)
            }
        }

        private let card = "{\"name\": \"a\", \"size\": 12}"

        @Test func `A picture comes for a posted input, for a query, and for a form`() throws {
            let service = try Running()
            let posted = try service.ask("POST /render/card.png", body: card)
            #expect(posted.head.hasPrefix("HTTP/1.1 200 OK") && posted.head.contains("content-type: image/png"))
            #expect(posted.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(try service.ask("GET /render/card.png?name=a&size=12").body == posted.body)
            let json = "%7B%22name%22:%22a%22,%22size%22:12%7D"
            #expect(try service.ask("GET /render/card.png?input=\(json)").body == posted.body)
            let form = "content-type: application/x-www-form-urlencoded"
            #expect(try service.ask("POST /render/card.png", form, body: "name=a&size=12").body == posted.body)
            #expect(try service.ask("POST /render/card.png", form, body: " " + card).body == posted.body)
            #expect(try service.ask("GET /render/card.png?name=a&size=12&scale=2").body != posted.body)
            #expect(try service.ask("GET /render/letter.pdf?name=a&size=1").body.starts(with: Data("%PDF".utf8)))
        }

        @Test func `An answer that its client has is not sent again`() throws {
            let service = try Running { $0.maximumAge = 60 }
            let first = try service.ask("GET /render/card.svg?name=a&size=12")
            #expect(first.head.contains("cache-control: public, max-age=60"))
            let tag = try #require(first.head.split(separator: "\n").first { $0.hasPrefix("etag: ") }).dropFirst(6)
            let again = try service.ask("GET /render/card.svg?name=a&size=12", "if-none-match: \"x\", W/\(tag)")
            #expect(again.head.hasPrefix("HTTP/1.1 304") && again.body.isEmpty)
            let other = try service.ask("GET /render/card.svg?name=b&size=12", "if-none-match: \(tag)")
            #expect(other.head.hasPrefix("HTTP/1.1 200"))
            #expect(try service.ask("HEAD /render/card.svg?name=a&size=12").body.isEmpty)
            let posted = try service.ask("POST /render/card.svg", "if-none-match: \(tag)", body: card)
            #expect(posted.body == first.body && posted.head.contains("cache-control: no-store"))
            #expect(!posted.head.contains("etag"))
        }

        @Test(arguments: [
            ("GET /", "404"), ("GET /render/none.png", "404"), ("GET /render/letter.png", "404"),
            ("GET /render/", "404"), ("DELETE /render/card.png", "405"), ("POST /healthz", "405"),
            ("GET /render/card.png?scale=0", "400"), ("GET /render/card.png?a=%ZZ", "400"),
            ("GET /render/card.png?name=a", "422"), ("GET /render/card.png?name=a&size=1e9", "422"),
            ("GET /render/letter.pdf?name=a&size=501", "422"),
        ]) func `A request that cannot be answered says why`(_ line: String, _ status: String) throws {
            let service = try Running()
            let answer = try service.ask(line)
            #expect(answer.head.hasPrefix("HTTP/1.1 \(status)") && !answer.body.isEmpty)
        }

        @Test func `A body of more bytes than allowed is refused`() throws {
            let service = try Running { $0.largestBody = 1024 }
            let body = String(repeating: "x", count: 2000)
            #expect(try service.ask("POST /render/card.png", body: body).head.hasPrefix("HTTP/1.1 413"))
            let head = "POST /render/card.png HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
            let chunked = head + "7d0\r\n\(body)\r\n0\r\n\r\n"
            #expect(try service.exchange(chunked).head.hasPrefix("HTTP/1.1 413"))
        }

        @Test func `A template that never ends costs its own request`() throws {
            let service = try Running { $0.limits.seconds = 0.5 }
            let slow = try service.ask("POST /render/fault.png", body: "{\"name\": \"a\", \"fault\": \"loop\"}")
            #expect(slow.head.hasPrefix("HTTP/1.1 504"))
            let metrics = String(decoding: try service.ask("GET /metrics").body, as: UTF8.self)
            #expect(metrics.contains("roost_workers_lost_total 1\n"))
            #expect(metrics.contains("roost_requests_total{template=\"fault\",format=\"png\",status=\"504\"} 1\n"))
        }

        @Test func `A template that allocates without end costs its own request`() throws {
            let service = try Running { $0.limits.megabytes = 512 }
            let hoard = try service.ask("POST /render/fault.png", body: "{\"name\": \"a\", \"fault\": \"hoard\"}")
            #expect(hoard.head.hasPrefix("HTTP/1.1 500"))
            #expect(try service.ask("POST /render/card.png", body: card).head.hasPrefix("HTTP/1.1 200"))
        }

        @Test func `Requests beyond those that may wait are turned away`() throws {
            let service = try Running { ($0.waiting, $0.limits.seconds) = (1, 600) }
            let request = "POST /render/fault.png HTTP/1.1\r\nhost: x\r\ncontent-length: 29\r\n\r\n"
            let text = request + "{\"name\": \"a\", \"fault\":\"loop\"}"
            let sockets = try [connect(toPort: service.port), connect(toPort: service.port)]
            defer { for socket in sockets { close(socket) } }
            for (index, socket) in sockets.enumerated() {
                #expect(writeAll(Data(text.utf8), to: socket))
                // The first is at work, the second waits.
                while service.server.queue.figures.running + service.server.queue.figures.waiting <= index {
                    sched_yield()
                }
                while index == 0, service.server.queue.figures.running == 0 { sched_yield() }
            }
            let answer = try service.ask("POST /render/card.png", body: card)
            #expect(answer.head.hasPrefix("HTTP/1.1 503") && answer.head.contains("retry-after: 1"))
            #expect(try service.ask("GET /healthz").head.hasPrefix("HTTP/1.1 200"))
        }

        @Test func `Templates are described with their inputs`() throws {
            let service = try Running()
            let answer = try service.ask("GET /templates")
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text.contains("\"name\" : \"letter\"") && text.contains("\"additionalProperties\""))
        }

        @Test func `A service that stops answers the requests that it has`() throws {
            let run = Process()
            let log = Pipe()
            run.executableURL = URL(filePath: ServiceFolder.program)
            run.arguments = ["serve", "--port", "0", "--workers", "1"]
            run.standardError = log
            try run.run()
            let lines = ByteReader(log.fileHandleForReading.fileDescriptor)
            struct Ready: Decodable { var port: Int }
            let ready = try JSONDecoder().decode(Ready.self, from: #require(try lines.line()))
            let answer = try Self.stopped(run, port: ready.port)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            run.waitUntilExit()
            #expect(run.terminationStatus == 0)
        }

        /// Sends a request, and the signal to stop before its last byte has left.
        private static func stopped(_ run: Process, port: Int) throws -> String {
            let socket = try connect(toPort: port)
            defer { close(socket) }
            let start =
                "POST /render/card.png HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 25\r\n\r\n"
            #expect(writeAll(Data(start.utf8), to: socket))
            let reader = ByteReader(socket)
            // The service has read the head when it says that it goes on.
            while let line = try reader.line(), !line.isEmpty {}
            kill(run.processIdentifier, SIGTERM)
            #expect(writeAll(Data("{\"name\": \"a\", \"size\": 12}".utf8), to: socket))
            return try reader.line().map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }
#endif
