#if Browser
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket

    extension MountedApp {
        /// Sets up a new connection over HTTP/1, whose first request decides what it is for: a page's web socket, which
        /// the app serves, or the server's requests.
        ///
        /// - Parameters:
        ///   - channel: The connection, without handlers of HTTP. The call is for its event loop.
        ///   - requests: Adds the server's handlers of `HTTPServerRequestPart`, which get the first request, too. They
        ///     answer one request after the other.
        /// - Returns: The result of `requests`; nil for a web socket. It fails if the connection ends before that.
        public func setUp<Requests: Sendable>(
            _ channel: any Channel, requests: @escaping (any Channel) throws -> Requests
        ) throws -> EventLoopFuture<Requests?> {
            let use = channel.eventLoop.makePromise(of: Requests?.self)
            let first = FirstRequest(use, requests)
            do {
                let pipeline = channel.pipeline.syncOperations
                let bound = NIOLoopBound(first, eventLoop: channel.eventLoop)
                try pipeline.configureHTTPServerPipeline(
                    withPipeliningAssistance: false,
                    withServerUpgrade: (
                        upgraders: [webSocketUpgrader()],
                        completionHandler: { context in
                            bound.value.isWebSocket()
                            context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
                        }
                    ), withErrorHandling: false)
                try pipeline.addHandler(first)
            } catch {
                use.fail(error)
                throw error
            }
            return use.futureResult
        }

        /// Upgrades connections of the app's pages to web sockets, which it serves from then on; others' are refused.
        public func webSocketUpgrader() -> NIOWebSocketServerUpgrader {
            webSocketUpgrader(takes: { _, _ in true }, didOpen: { _, _ in })
        }

        /// - Parameters:
        ///   - takes: Returns false for a page that somebody else takes over, with its channel.
        ///   - didOpen: Called with the channel of a page, and with its visitor, once it has its session.
        func webSocketUpgrader(
            takes: @escaping @Sendable (any Channel, HTTPRequestHead) -> Bool,
            didOpen: @escaping @Sendable (any Channel, Visitor) -> Void
        ) -> NIOWebSocketServerUpgrader {
            NIOWebSocketServerUpgrader(
                maxFrameSize: SocketHandler.largestMessage, automaticErrorHandling: true,
                shouldUpgrade: { [self] channel, request in
                    let isOurs = opensSession(request) && takes(channel, request)
                    return channel.eventLoop.makeSucceededFuture(isOurs ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { [self] channel, request in
                    channel.eventLoop.makeCompletedFuture { try addHandlers(to: channel, request, didOpen: didOpen) }
                })
        }

        /// Lets a channel that has become a web socket serve a page.
        private func addHandlers(
            to channel: any Channel, _ request: HTTPRequestHead,
            didOpen: @escaping @Sendable (any Channel, Visitor) -> Void
        ) throws {
            let limit = SocketHandler.largestMessage
            let connection = SocketConnection(channel)
            let visitor = Visitor(channel, request.headers, proxies)
            try channel.pipeline.syncOperations.addHandlers([
                FrameCheck(connection),
                NIOWebSocketFrameAggregator(
                    minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: limit),
                SocketHandler(connection, of: visitor, registry: registry, didOpen: { didOpen($0, visitor) }) {
                    [host] in host.pool.now
                },
            ])
        }
    }

    /// Waits for a connection's first request, and has the handlers added that take requests.
    private final class FirstRequest<Requests: Sendable>: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias InboundOut = HTTPServerRequestPart

        /// Nil once it is kept.
        private var use: EventLoopPromise<Requests?>?
        private let requests: (any Channel) throws -> Requests

        init(_ use: EventLoopPromise<Requests?>, _ requests: @escaping (any Channel) throws -> Requests) {
            (self.use, self.requests) = (use, requests)
        }

        private func takeUse() -> EventLoopPromise<Requests?>? {
            defer { use = nil }
            return use
        }

        func isWebSocket() { takeUse()?.succeed(nil) }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if let use = takeUse() {
                do {
                    use.succeed(try requests(context.channel))
                } catch {
                    use.fail(error)
                    return context.close(promise: nil)
                }
            }
            context.fireChannelRead(data)
        }

        func channelInactive(context: ChannelHandlerContext) {
            takeUse()?.fail(ChannelError.eof)
            context.fireChannelInactive()
        }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            // A connection that has asked for nothing need not be waited for.
            if event is ChannelShouldQuiesceEvent, use != nil { return context.close(promise: nil) }
            context.fireUserInboundEventTriggered(event)
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // The server answers a refused web socket like any other request.
            if error is NIOWebSocketUpgradeError { return }
            if use != nil { return context.close(promise: nil) }
            context.fireErrorCaught(error)
        }
    }
#endif
