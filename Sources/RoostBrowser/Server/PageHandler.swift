#if Browser
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket

    /// Answers requests for the page and its files, one after the other. The next request is taken in once the last
    /// answer has left, so a client that does not read its answers costs no memory.
    final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let app: MountedApp
        private let log: AccessLog?
        private var head: HTTPRequestHead?
        private var bodyBytes = 0
        private var deadline: Scheduled<Void>?

        /// No request here needs a body; a larger one ends the connection.
        private static let largestBody = 4096
        /// The time for a request to arrive or to become a WebSocket, from the connection's beginning or the last
        /// answer.
        private static let requestTime = TimeAmount.seconds(10)
        /// The time for its answer to leave.
        private static let answerTime = TimeAmount.seconds(30)

        init(_ app: MountedApp, log: AccessLog?) { (self.app, self.log) = (app, log) }

        func handlerAdded(context: ChannelHandlerContext) { close(context, in: Self.requestTime) }

        func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

        private func close(_ context: ChannelHandlerContext, in time: TimeAmount) {
            deadline?.cancel()
            let channel = context.channel
            deadline = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head):
                self.head = head
                bodyBytes = 0
            case .body(let body):
                bodyBytes += body.readableBytes
                if bodyBytes > Self.largestBody { context.close(promise: nil) }
            case .end:
                guard let head else { return }
                self.head = nil
                send(app.answer(head), to: head, context)
            }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // The handler answers a refused WebSocket request like any other.
            if error is NIOWebSocketUpgradeError { return }
            context.close(promise: nil)
        }

        private func send(
            _ answer: MountedApp.Answer, to request: HTTPRequestHead, _ context: ChannelHandlerContext
        ) {
            var head = answer.head
            let keepsAlive = request.isKeepAlive && head.status.code < 400
            if !keepsAlive { head.headers.add(name: "connection", value: "close") }
            var last = context.write(wrapOutboundOut(.head(head)))
            if answer.body.readableBytes > 0 { last = context.write(wrapOutboundOut(.body(.byteBuffer(answer.body)))) }
            context.flush()
            close(context, in: Self.answerTime)
            log?.answered(
                Visitor(context.channel, request.headers, app.proxies).address, request.method.rawValue, request.uri,
                status: head.status.code, bytes: answer.body.readableBytes)
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            last.whenSuccess {
                let (handler, context) = bound.value
                handler.hasAnswered(context, keepsAlive: keepsAlive)
            }
        }

        private func hasAnswered(_ context: ChannelHandlerContext, keepsAlive: Bool) {
            guard keepsAlive else { return context.close(promise: nil) }
            close(context, in: Self.requestTime)
            // The end of the answer lets the next request in, if it has arrived.
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
#endif
