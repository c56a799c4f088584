#if Browser
    import Foundation
    import NIOCore
    import NIOConcurrencyHelpers
    import NIOHTTP1
    import NIOPosix
    import NIOWebSocket
    import RoostControls
    import RoostCore

    /// Serves an app to browsers: the page over HTTP, and a session for each page over a WebSocket.
    package final class BrowserServer: Sendable {
        private let configuration: BrowserConfiguration
        private let app: MountedApp
        private let router: SessionRouter
        private let group: MultiThreadedEventLoopGroup
        private let listener = NIOLockedValueBox<(any Channel)?>(nil)
        private let doorkeeper: Doorkeeper
        private let log: AccessLog?

        /// - Parameter makeLive: Makes the app of a new session, for a window of that size, with an environment that
        ///   the closure has changed. Called where main-actor code may run.
        package init(
            _ configuration: BrowserConfiguration,
            makeLive: @escaping @Sendable (Viewport, (inout EnvironmentValues) -> Void) -> LiveApp
        ) {
            var configuration = configuration
            let (sessions, connections) = Self.fitDescriptors(sessions: configuration.sessionLimit)
            configuration.sessionLimit = sessions
            self.configuration = configuration
            group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
            app = MountedApp(configuration, at: "/", on: group.next(), makeLive: makeLive)
            router = SessionRouter(configuration.place)
            log = configuration.logsAccess ? AccessLog() : nil
            doorkeeper = Doorkeeper(
                most: connections, ofEach: configuration.sessionsPerAddress * 2 + 64,
                proxies: TrustedProxies(configuration))
        }

        /// Serves this app type: each page gets an app of its own.
        package convenience init<A: App>(_ configuration: BrowserConfiguration, app: A.Type) {
            self.init(configuration, makeLive: MountedApp.maker(of: app))
        }

        /// Listens, and returns the port.
        @discardableResult
        package func start() throws -> Int {
            let bootstrap = ServerBootstrap(group: group)
                .serverChannelOption(.backlog, value: 256)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .serverChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        // Accepting fails, for instance, when no more files may be open.
                        let backoff = AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { _ in .milliseconds(250)
                        }
                        try channel.pipeline.syncOperations.addHandler(backoff)
                    }
                }
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { [self] channel in
                    doorkeeper.admit(channel) ? configure(channel) : channel.close()
                }
            let channel =
                configuration.place.isSupervised
                ? try bootstrap.withBoundSocket(WorkerPlace.Descriptors.listener).wait() : try bind(bootstrap)
            listener.withLockedValue { $0 = channel }
            router.receive { [self] socket, request in adopt(socket, request) }
            return channel.localAddress?.port ?? configuration.port
        }

        private func bind(_ bootstrap: ServerBootstrap) throws -> any Channel {
            let last = configuration.triesFurtherPorts ? configuration.port + 20 : configuration.port
            var port = configuration.port
            while true {
                do {
                    return try bootstrap.bind(host: configuration.address, port: port).wait()
                } catch let error as IOError where error.errnoCode == EADDRINUSE && port < last {
                    port += 1
                }
            }
        }

        /// Takes over a connection from another process, with the request that the process has read, if any.
        private func adopt(_ socket: CInt, _ request: [UInt8]) {
            ClientBootstrap(group: group)
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .channelInitializer { [self] channel in
                    doorkeeper.admit(channel) ? configure(channel, isAdopted: !request.isEmpty) : channel.close()
                }
                .withConnectedSocket(socket)
                .whenSuccess { channel in
                    guard !request.isEmpty else { return }
                    channel.pipeline.fireChannelRead(ByteBuffer(bytes: request))
                    channel.pipeline.fireChannelReadComplete()
                }
        }

        /// Stops listening and ends all sessions. Calls `done` once their views are gone, or after `seconds` at the
        /// latest.
        ///
        /// The main thread must not wait for it: views end there.
        package func stop(within seconds: Double = 2, then done: @escaping @Sendable () -> Void = {}) {
            listener.withLockedValue { $0 }?.close(promise: nil)
            app.stop(within: seconds) { [group] in group.shutdownGracefully { _ in done() } }
        }

        /// Ends the process in good order, with the views' `onDisappear`, on SIGTERM, on SIGINT from the keyboard, or
        /// when its supervisor is gone. A second signal ends it at once.
        package func stopOnSignals() {
            StopSignals.onFirst { [self] in stop { exit(0) } }
            configuration.place.onOrphaned { [self] in stop { exit(0) } }
        }

        /// Serves until the process ends, and runs the main actor meanwhile. For the main thread.
        package func runMainLoop() -> Never {
            app.runMainLoop { true }
            fatalError("The main loop has ended.")
        }

        // MARK: Connections

        /// The numbers of sessions and connections that fit into the limit of open files.
        private static func fitDescriptors(sessions: Int) -> (sessions: Int, connections: Int) {
            let wanted = sessions * 2 + 256
            let connections = Descriptors.makeRoom(forConnections: wanted)
            guard connections < wanted else { return (sessions, connections) }
            let fitting = min(sessions, max(1, connections / 2))
            Log.warning(
                "so few files may be open at once (RLIMIT_NOFILE) that there are at most \(fitting) sessions "
                    + "and \(connections) connections at a time")
            return (fitting, connections)
        }

        /// The limits of a request's head. Browsers send a few kilobytes, more with many cookies.
        private static var headLimits: NIOHTTPDecoderLimitConfiguration {
            var limits = NIOHTTPDecoderLimitConfiguration()
            (limits.maxHeaderFieldSize, limits.maxHeaderListSize, limits.maxHeaderFieldCount) = (
                32 << 10, 64 << 10, 100
            )
            return limits
        }

        private func configure(_ channel: any Channel, isAdopted: Bool = false) -> EventLoopFuture<Void> {
            let page = NIOLoopBound(PageHandler(app, log: log), eventLoop: channel.eventLoop)
            let door = NIOLoopBound(ClosedDoor(), eventLoop: channel.eventLoop)
            let upgrader = app.webSocketUpgrader(
                takes: { [router] channel, request in
                    guard !isAdopted, router.passOn(channel, request) else { return true }
                    // Closed here without an answer: the other process has the connection.
                    channel.close(promise: nil)
                    return false
                },
                didOpen: { [doorkeeper, log] channel, visitor in
                    doorkeeper.hasSession(channel)
                    log?.connected(visitor.address, channel)
                })
            return channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                try pipeline.configureHTTPServerPipeline(
                    withServerUpgrade: (
                        upgraders: [upgrader],
                        completionHandler: { context in
                            context.pipeline.syncOperations.removeHandler(page.value, promise: nil)
                            context.pipeline.syncOperations.removeHandler(door.value, promise: nil)
                        }
                    ),
                    withEncoderConfiguration: .init(), withDecoderLimitConfiguration: Self.headLimits)
                let queue = try pipeline.handler(type: HTTPServerPipelineHandler.self)
                try pipeline.addHandler(door.value, position: .after(queue))
                try pipeline.addHandler(page.value)
            }
        }
    }
#endif
