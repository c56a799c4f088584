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
        private let host: SessionHost
        private let registry: SessionRegistry
        private let router: SessionRouter
        private let group: MultiThreadedEventLoopGroup
        private let listener = NIOLockedValueBox<(any Channel)?>(nil)
        private let doorkeeper: Doorkeeper
        private let proxies: TrustedProxies

        /// - Parameter makeLive: Makes the app of a new session, for a window of that size, with an environment that
        ///   the closure has changed. Called where main-actor code may run.
        package init(
            _ configuration: BrowserConfiguration,
            makeLive: @escaping @Sendable (Viewport, (inout EnvironmentValues) -> Void) -> LiveApp
        ) {
            self.configuration = configuration
            let gate = MainActorGate(isParallel: configuration.isParallel)
            let pool =
                configuration.isParallel
                ? SessionPool(threads: configuration.threads) { gate.alone($0) } : SessionPool.onMainThread()
            let files = FileStore(limit: configuration.uploadLimit)
            files.sweep()
            let seal = SettingsSeal(
                secret: configuration.secret ?? ServerSecret.random(), app: configuration.title)
            host = SessionHost(pool: pool, gate: gate, files: files, makeLive: makeLive, seal: seal)
            router = SessionRouter(configuration.place)
            proxies = TrustedProxies(ranges: configuration.trustedProxies.compactMap { .init($0) })
            let (sessions, connections) = Self.fitDescriptors(sessions: configuration.sessionLimit)
            registry = SessionRegistry(
                host: host,
                limits: .init(
                    sessions: sessions, sessionsOfEach: configuration.sessionsPerAddress, grace: configuration.grace,
                    idle: configuration.idleLimit),
                place: configuration.place)
            doorkeeper = Doorkeeper(
                most: connections, ofEach: configuration.sessionsPerAddress * 2 + 64, proxies: proxies)
            group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        }

        /// Listens, and returns the port.
        @discardableResult
        package func start() throws -> Int {
            let files = PageFiles(title: configuration.title, embedders: configuration.embedders)
            let policy = OriginPolicy(names: configuration.names)
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
                    doorkeeper.admit(channel) ? configure(channel, files, policy) : channel.close()
                }
            let channel =
                configuration.place.isSupervised
                ? try bootstrap.withBoundSocket(WorkerPlace.Descriptors.listener).wait() : try bind(bootstrap)
            listener.withLockedValue { $0 = channel }
            router.receive { [self] socket, request in adopt(socket, request, files, policy) }
            group.next().scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { [registry] _ in
                registry.sweep()
            }
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
        private func adopt(_ socket: CInt, _ request: [UInt8], _ files: PageFiles, _ policy: OriginPolicy) {
            ClientBootstrap(group: group)
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .channelInitializer { [self] channel in
                    doorkeeper.admit(channel)
                        ? configure(channel, files, policy, isAdopted: !request.isEmpty) : channel.close()
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
            let isDone = NIOLockedValueBox(false)
            let finish: @Sendable () -> Void = { [group, host] in
                let wasDone = isDone.withLockedValue { isDone in
                    defer { isDone = true }
                    return isDone
                }
                guard !wasDone else { return }
                host.pool.stop()
                host.files.removeAll()
                group.shutdownGracefully { _ in done() }
            }
            listener.withLockedValue { $0 }?.close(promise: nil)
            registry.endAll(then: finish)
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: finish)
        }

        /// Ends the process in good order, with the views' `onDisappear`, on SIGTERM, on SIGINT from the keyboard, or
        /// when its supervisor is gone. A second signal ends it at once.
        package func stopOnSignals() {
            StopSignals.onFirst { [self] in stop { exit(0) } }
            configuration.place.onOrphaned { [self] in stop { exit(0) } }
        }

        /// Serves until the process ends, and runs the main actor meanwhile. For the main thread.
        package func runMainLoop() -> Never { host.gate.runMainLoop() }

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

        private func configure(
            _ channel: any Channel, _ files: PageFiles, _ policy: OriginPolicy, isAdopted: Bool = false
        ) -> EventLoopFuture<Void> {
            let page = NIOLoopBound(PageHandler(files: files, policy: policy), eventLoop: channel.eventLoop)
            let door = NIOLoopBound(ClosedDoor(), eventLoop: channel.eventLoop)
            let upgrader = NIOWebSocketServerUpgrader(
                maxFrameSize: SocketHandler.largestMessage, automaticErrorHandling: true,
                shouldUpgrade: { [router] channel, head in
                    let (hosts, origins) = (head.headers["host"], head.headers["origin"])
                    let isOurs =
                        head.uri.prefix { $0 != "?" } == "/session" && hosts.count == 1 && origins.count == 1
                        && policy.allows(origin: origins[0], host: hosts[0])
                    if isOurs, !isAdopted, router.passOn(channel, head) {
                        // Closed here without an answer: the other process has the connection.
                        channel.close(promise: nil)
                        return channel.eventLoop.makeSucceededFuture(nil)
                    }
                    return channel.eventLoop.makeSucceededFuture(isOurs ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { [registry, host, proxies, doorkeeper] channel, head in
                    channel.eventLoop.makeCompletedFuture {
                        let limit = SocketHandler.largestMessage
                        let connection = SocketConnection(channel)
                        let visitor = Visitor(channel, head.headers, proxies)
                        try channel.pipeline.syncOperations.addHandlers([
                            FrameCheck(connection),
                            NIOWebSocketFrameAggregator(
                                minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
                                maxAccumulatedFrameSize: limit),
                            SocketHandler(
                                connection, of: visitor, registry: registry, doorkeeper: doorkeeper
                            ) { host.pool.now },
                        ])
                    }
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
