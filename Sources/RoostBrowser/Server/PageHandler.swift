#if Browser
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket
    import RoostControls

    /// Answers requests for the page and its files, one after the other. The next request is taken in once the last
    /// answer has left, so a client that does not read its answers costs no memory.
    final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let files: PageFiles
        private let policy: OriginPolicy
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

        init(files: PageFiles, policy: OriginPolicy) {
            self.files = files
            self.policy = policy
        }

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
                answer(head, context)
            }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // The handler answers a refused WebSocket request like any other.
            if error is NIOWebSocketUpgradeError { return }
            context.close(promise: nil)
        }

        private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
            guard request.headers["host"].count == 1, policy.allows(host: request.headers["host"][0]) else {
                return send(.misdirectedRequest, text: "This app does not go by that name.\n", request, context)
            }
            guard request.method == .GET || request.method == .HEAD else {
                return send(.methodNotAllowed, text: "GET or HEAD, please.\n", request, context)
            }
            let path = String(request.uri.prefix { $0 != "?" })
            guard path != "/session" else {
                return send(.forbidden, text: "Sessions are for pages that this app has served.\n", request, context)
            }
            if let entry = ServedContent.entry(at: path) { return send(entry, request, context) }
            // An address that a reader opens is one of the app's. Scripts, robots and searches for holes find nothing.
            let opensAddress =
                !path.hasPrefix(ServedContent.pathPrefix)
                && request.headers["accept"].contains { $0.contains("text/html") }
            guard let file = files[path] ?? (opensAddress ? files.page(at: path) : nil) else {
                return send(.notFound, text: "There is nothing here.\n", request, context)
            }
            if request.headers.first(name: "if-none-match") == file.tag {
                return send(.notModified, type: file.type, tag: file.tag, ByteBuffer(), request, context)
            }
            send(.ok, type: file.type, tag: file.tag, file.content, request, context)
        }

        private func send(
            _ status: HTTPResponseStatus, text: String, _ request: HTTPRequestHead, _ context: ChannelHandlerContext
        ) {
            send(status, type: "text/plain; charset=utf-8", tag: nil, ByteBuffer(string: text), request, context)
        }

        private func send(
            _ status: HTTPResponseStatus, type: String, tag: String?, _ content: ByteBuffer, _ request: HTTPRequestHead,
            _ context: ChannelHandlerContext
        ) {
            var headers = HTTPHeaders([
                ("cache-control", tag == nil ? "no-store" : "no-cache"),
                ("content-security-policy", files.policy),
            ])
            if !files.isEmbeddable { headers.add(name: "x-frame-options", value: "DENY") }
            if let tag { headers.add(name: "etag", value: tag) }
            send(status, type: type, headers, content, request, context)
        }

        /// Hands content of the app's to a frame or a player. Its scripts run in an origin of their own.
        private func send(_ entry: ServedContent.Entry, _ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
            guard let answer = ServedAnswer(entry, range: request.headers.first(name: "range")) else {
                return send(.notFound, text: "There is nothing here.\n", request, context)
            }
            var headers = HTTPHeaders([
                ("cache-control", "no-store"),
                ("accept-ranges", "bytes"),
                (
                    "content-security-policy",
                    "sandbox allow-scripts allow-forms allow-popups allow-modals; frame-ancestors 'self'"
                ),
            ])
            if let range = answer.contentRange { headers.add(name: "content-range", value: range) }
            send(answer.status, type: entry.type, headers, answer.content, request, context)
        }

        private func send(
            _ status: HTTPResponseStatus, type: String, _ further: HTTPHeaders, _ content: ByteBuffer,
            _ request: HTTPRequestHead, _ context: ChannelHandlerContext
        ) {
            var headers = HTTPHeaders([
                ("content-type", type),
                ("x-content-type-options", "nosniff"),
                ("referrer-policy", "no-referrer"),
                ("cross-origin-opener-policy", "same-origin"),
                ("cross-origin-resource-policy", "same-origin"),
            ])
            headers.add(contentsOf: further)
            if status != .notModified { headers.add(name: "content-length", value: String(content.readableBytes)) }
            let keepsAlive = request.isKeepAlive && status.code < 400
            if !keepsAlive { headers.add(name: "connection", value: "close") }
            let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
            let hasBody = request.method != .HEAD && status != .notModified
            var last = context.write(wrapOutboundOut(.head(head)))
            if hasBody { last = context.write(wrapOutboundOut(.body(.byteBuffer(content)))) }
            context.flush()
            close(context, in: Self.answerTime)
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
