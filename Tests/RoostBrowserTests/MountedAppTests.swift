#if Browser
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import SwiftUI
    import Testing

    @testable import RoostBrowser

    @Suite struct MountedAppTests {
        private struct Hello: App {
            var body: some Scene { WindowGroup { Text("Hello") } }
        }

        private let app: MountedApp

        init() throws {
            app = try MountedApp(
                Hello.self, at: "/tools/hello/", environment: ["ROOST_SECRET": String(repeating: "x", count: 32)])
        }

        private func request(
            _ uri: String, _ headers: HTTPHeaders = [:], method: HTTPMethod = .GET, host: String = "localhost"
        ) -> HTTPRequestHead {
            var head = HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers)
            head.headers.add(name: "host", value: host)
            return head
        }

        private let reader: HTTPHeaders = ["accept": "text/html"]

        @Test func `The path has a slash before it and none behind`() {
            #expect(app.path == "/tools/hello")
        }

        @Test func `The page below the path finds its files from every depth`() {
            func base(_ uri: String) -> String? {
                String(buffer: app.answer(request(uri, reader)).body).firstMatch(of: /<base href="(.*?)">/).map {
                    "\($0.1)"
                }
            }
            #expect(base("/tools/hello/") == "./")
            #expect(base("/tools/hello/books/7?edition=2") == "../")
            #expect(
                app.answer(request("/tools/hello/main.js")).head.headers["content-type"] == [
                    "text/javascript; charset=utf-8"
                ])
        }

        @Test func `The path without its slash leads to the one with it`() {
            let answer = app.answer(request("/tools/hello?edition=2", reader))
            #expect(answer.head.status == .permanentRedirect)
            #expect(answer.head.headers["location"] == ["hello/?edition=2"])
        }

        @Test func `What is not below the path is not found`() {
            for uri in ["/", "/tools/", "/tools/hello2/", "/main.js"] {
                #expect(app.answer(request(uri, reader)).head.status == .notFound)
            }
        }

        @Test func `A head has the length of the content, and none of it`() {
            let (whole, head) = (
                app.answer(request("/tools/hello/")), app.answer(request("/tools/hello/", method: .HEAD))
            )
            #expect(head.head.headers["content-length"] == ["\(whole.body.readableBytes)"])
            #expect(head.body.readableBytes == 0)
        }

        @Test func `Another name of the host is refused, and another method`() {
            #expect(app.answer(request("/tools/hello/", host: "elsewhere.example")).head.status == .misdirectedRequest)
            #expect(app.answer(request("/tools/hello/", method: .POST)).head.status == .methodNotAllowed)
        }

        /// Whether a page at an origin gets a session.
        private func opens(_ uri: String, origin: String) throws -> Bool {
            let channel = EmbeddedChannel()
            defer { _ = try? channel.finish() }
            let answer = app.webSocketUpgrader().buildUpgradeResponse(
                channel: channel,
                upgradeRequest: request(
                    uri,
                    ["origin": origin, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", "sec-websocket-version": "13"]),
                initialResponseHeaders: [:])
            channel.embeddedEventLoop.run()
            // The embedded loop completes the answer on this thread.
            nonisolated(unsafe) var opens: Bool?
            answer.whenComplete { if case .success = $0 { opens = true } else { opens = false } }
            return try #require(opens as Bool?)
        }

        @Test func `Only pages of the app get sessions, and only below its path`() throws {
            #expect(try opens("/tools/hello/session", origin: "http://localhost"))
            #expect(try !opens("/tools/hello/session", origin: "http://elsewhere.example"))
            #expect(try !opens("/session", origin: "http://localhost"))
            #expect(try !opens("/tools/hello/", origin: "http://localhost"))
        }

        @Test func `Settings of processes are for apps that serve themselves`() {
            for setting in ["ROOST_SUPERVISE": "1", "ROOST_PROCESSES": "2"] {
                #expect(throws: BrowserConfiguration.Mistake.self) {
                    try MountedApp(Hello.self, at: "/", environment: [setting.key: setting.value])
                }
            }
        }
    }
#endif
