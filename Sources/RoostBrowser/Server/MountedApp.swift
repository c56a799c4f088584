#if Browser
    import CoreFoundation
    import Foundation
    import NIOConcurrencyHelpers
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import RoostControls
    import RoostCore
    import RoostImaging
    import RoostPicture

    /// An app below a path of another server of this process, which serves the rest.
    ///
    /// That server answers requests below ``path`` with ``answer(_:)``. It lets the app take its pages' web sockets with
    /// ``setUp(_:requests:)``, or in a pipeline of its own with ``webSocketUpgrader()``. The app's own limits hold: of
    /// sessions, of messages and their rates, of origins and names. Connections and the sizes of requests are the
    /// server's.
    ///
    /// ```swift
    /// let shelf = try MountedApp(ShelfApp.self, at: "/shelf")
    /// try shelf.run { try await server.runService() }
    /// ```
    ///
    /// The app is served by SwiftNIO's types, which servers in Swift share.
    public final class MountedApp: Sendable {
        /// The path that the server has put the app at, such as `/shelf`; empty if the app has the whole server.
        public let path: String

        private let files: PageFiles
        private let origins: OriginPolicy
        let proxies: TrustedProxies
        let host: SessionHost
        let registry: SessionRegistry
        private let sweeper: RepeatedTask
        private let figures = ServerFigures()
        private let tellsFigures: Bool

        /// An answer to a request.
        public struct Answer: Sendable {
            /// The status and the headers, among them the length.
            public var head: HTTPResponseHead
            /// The content; none for `HEAD`, and for a browser that has it already.
            public var body: ByteBuffer
        }

        /// Prepares an app type: each page gets an app of its own.
        ///
        /// - Parameters:
        ///   - app: The app. Its name signs visitors' settings.
        ///   - path: The path of the app, such as `/shelf`; `/` for the whole server.
        ///   - environment: The settings, as an app that serves itself takes them from the environment: `ROOST_NAMES`
        ///     has the server's public name, for instance. `ROOST_PORT` and `ROOST_ADDRESS` are the server's matter.
        /// - Throws: An error that names a setting that is not valid, or that only an app that serves itself can have:
        ///   `ROOST_SUPERVISE` and `ROOST_PROCESSES`.
        public convenience init<A: App>(
            _ app: A.Type, at path: String, environment: [String: String] = ProcessInfo.processInfo.environment
        ) throws {
            // From here on `Bundle.main` finds what the package's targets bundle.
            _ = Bundle.ofProgram
            var configuration = try BrowserConfiguration(environment: environment)
            guard !configuration.isSupervised else {
                throw BrowserConfiguration.Mistake(
                    "ROOST_SUPERVISE and ROOST_PROCESSES are for an app that serves itself, and “\(app)” is mounted.")
            }
            configuration.title = typeName(app)
            configuration.loadSecret(environment)
            self.init(
                configuration, at: path, on: MultiThreadedEventLoopGroup.singleton.next(), makeLive: Self.maker(of: app)
            )
        }

        /// - Parameters:
        ///   - loop: Has sessions end that nobody uses. (Dispatch's own threads would need `/proc`.)
        ///   - makeLive: Makes the app of a new session, for a window of that size, with an environment that the closure
        ///     has changed. Called where main-actor code may run.
        package init(
            _ configuration: BrowserConfiguration, at path: String, on loop: any EventLoop,
            makeLive: @escaping @Sendable (Viewport, (inout EnvironmentValues) -> Void) -> LiveApp
        ) {
            let steps = path.split(separator: "/")
            self.path = steps.isEmpty ? "" : "/" + steps.joined(separator: "/")
            files = PageFiles(title: configuration.title, embedders: configuration.embedders)
            origins = OriginPolicy(names: configuration.names)
            tellsFigures = configuration.tellsFigures
            proxies = TrustedProxies(configuration)
            let gate = MainActorGate(isParallel: configuration.isParallel)
            let pool =
                configuration.isParallel
                ? SessionPool(threads: configuration.threads) { gate.alone($0) } : SessionPool.onMainThread()
            let store = FileStore(limit: configuration.uploadLimit)
            store.sweep()
            let seal = SettingsSeal(
                secret: configuration.secret ?? ServerSecret.random(), app: configuration.title)
            host = SessionHost(pool: pool, gate: gate, files: store, makeLive: makeLive, seal: seal)
            registry = SessionRegistry(
                host: host,
                limits: .init(
                    sessions: configuration.sessionLimit, sessionsOfEach: configuration.sessionsPerAddress,
                    grace: configuration.grace, idle: configuration.idleLimit),
                place: configuration.place)
            sweeper = loop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { [registry] _ in
                registry.sweep()
            }
        }

        deinit { sweeper.cancel() }

        /// Makes apps of a type, with the standard environment.
        package static func maker<A: App>(
            of app: A.Type
        ) -> @Sendable (Viewport, (inout EnvironmentValues) -> Void) -> LiveApp {
            // Called only where main-actor code may run.
            nonisolated(unsafe) let make = { LiveApp(app, viewport: $0, environment: $1) }
            return { viewport, change in
                var environment = EnvironmentValues.standard
                change(&environment)
                return make(viewport, environment)
            }
        }

        // MARK: Requests

        /// Answers a request for the page, its files, or content that its views show. It does not wait for the app.
        ///
        /// - Parameter request: A request below ``path``. It needs no body.
        public func answer(_ request: HTTPRequestHead) -> Answer {
            let answer = makeAnswer(request)
            figures.note(status: answer.head.status.code, bytes: answer.body.readableBytes)
            return answer
        }

        private func makeAnswer(_ request: HTTPRequestHead) -> Answer {
            let query = request.uri.drop { $0 != "?" }
            if !path.isEmpty, request.uri.dropLast(query.count) == path {
                // Without the slash, the page would look for its files beside the app.
                let name = path.split(separator: "/").last ?? ""
                return Answer(to: request, .permanentRedirect, ["location": "\(name)/\(query)"])
            }
            let place = place(of: request)
            switch place {
            case "/healthz":
                let isEnding = registry.isClosed
                return files.answer(
                    request, isEnding ? .serviceUnavailable : .ok, isEnding ? "ending\n" : "ok\n", origins)
            case "/metrics" where tellsFigures:
                let text = figures.text(sessions: registry.figures, process: registry.place.index)
                return files.answer(request, .ok, text, origins)
            default: return files.answer(request, at: place, origins)
            }
        }

        /// The path below the app, which begins with a slash; nil for one that is not below it.
        private func place(of request: HTTPRequestHead) -> String? {
            let place = request.uri.prefix { $0 != "?" }
            return place.hasPrefix(path + "/") ? String(place.dropFirst(path.count)) : nil
        }

        /// Whether a request to upgrade comes from a page that this app has served.
        func opensSession(_ request: HTTPRequestHead) -> Bool {
            let (hosts, origins) = (request.headers["host"], request.headers["origin"])
            return place(of: request) == "/session" && hosts.count == 1 && origins.count == 1
                && self.origins.allows(origin: origins[0], host: hosts[0])
        }

        // MARK: Its life

        /// Runs the main run loop, as apps need it, while a server does its work; then ends all sessions.
        ///
        /// For the main thread, in a main function that is not `async`. Under an `async` one the main run loop rests,
        /// and with it every `Timer`; a server works there, too, and calls ``stop()`` at its end.
        ///
        /// - Throws: The error of the work.
        public func run(_ work: @escaping @Sendable () async throws -> Void) throws {
            precondition(Thread.isMainThread, "MountedApp.run is for the main thread.")
            let outcome = NIOLockedValueBox<Result<Void, any Error>?>(nil)
            Task.detached { [self] in
                let result: Result<Void, any Error>
                do { result = .success(try await work()) } catch { result = .failure(error) }
                await stop()
                outcome.withLockedValue { $0 = result }
                DispatchQueue.main.async { CFRunLoopStop(CFRunLoopGetMain()) }
            }
            runMainLoop { outcome.withLockedValue { $0 == nil } }
            try outcome.withLockedValue { $0 }?.get()
        }

        /// Runs the main run loop as long as a condition holds, which is checked whenever it has worked. For the main
        /// thread.
        package func runMainLoop(while goesOn: () -> Bool) { host.gate.runMainLoop(while: goesOn) }

        /// Ends all sessions. Returns once their views are gone, or after two seconds at the latest.
        public func stop() async {
            await withCheckedContinuation { continuation in stop { continuation.resume() } }
        }

        /// Ends all sessions. Calls `done` once their views are gone, or after `seconds` at the latest.
        ///
        /// The main thread must not wait for it: views end there.
        package func stop(within seconds: Double = 2, then done: @escaping @Sendable () -> Void) {
            let isDone = NIOLockedValueBox(false)
            let finish: @Sendable () -> Void = { [self] in
                let wasDone = isDone.withLockedValue { isDone in
                    defer { isDone = true }
                    return isDone
                }
                guard !wasDone else { return }
                sweeper.cancel()
                host.pool.stop()
                host.files.removeAll()
                done()
            }
            registry.endAll(then: finish)
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: finish)
        }
    }
#endif
