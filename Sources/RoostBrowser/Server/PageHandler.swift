#if Browser
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket

    /// Answers requests for the page and its files.
    final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let files: PageFiles
        private let policy: OriginPolicy
        private var head: HTTPRequestHead?
        private var bodyBytes = 0

        /// Nothing here takes a body; one that is larger ends the connection.
        private static let largestBody = 4096

        init(files: PageFiles, policy: OriginPolicy) {
            self.files = files
            self.policy = policy
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

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            // Nobody asks for anything.
            if event is IdleStateHandler.IdleStateEvent { return context.close(promise: nil) }
            context.fireUserInboundEventTriggered(event)
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // A request that may not become a WebSocket is answered like any other.
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
            guard let file = files[path] else {
                return send(.notFound, text: "There is nothing here.\n", request, context)
            }
            if request.headers.first(name: "if-none-match") == file.tag {
                return send(.notModified, type: file.type, tag: file.tag, [], request, context)
            }
            send(.ok, type: file.type, tag: file.tag, file.content, request, context)
        }

        private func send(
            _ status: HTTPResponseStatus, text: String, _ request: HTTPRequestHead, _ context: ChannelHandlerContext
        ) {
            send(status, type: "text/plain; charset=utf-8", tag: nil, Array(text.utf8), request, context)
        }

        private func send(
            _ status: HTTPResponseStatus, type: String, tag: String?, _ content: [UInt8], _ request: HTTPRequestHead,
            _ context: ChannelHandlerContext
        ) {
            var headers = HTTPHeaders([
                ("content-type", type),
                ("cache-control", tag == nil ? "no-store" : "no-cache"),
                ("x-content-type-options", "nosniff"),
                ("referrer-policy", "no-referrer"),
                ("cross-origin-opener-policy", "same-origin"),
                ("cross-origin-resource-policy", "same-origin"),
                ("x-frame-options", "DENY"),
                (
                    "content-security-policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
                        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
                ),
            ])
            if let tag { headers.add(name: "etag", value: tag) }
            if status != .notModified { headers.add(name: "content-length", value: String(content.count)) }
            let keepsAlive = request.isKeepAlive && status.code < 400
            if !keepsAlive { headers.add(name: "connection", value: "close") }
            let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            if request.method != .HEAD, status != .notModified {
                context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: content)))), promise: nil)
            }
            let loopBound = NIOLoopBound(context, eventLoop: context.eventLoop)
            context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
                if !keepsAlive { loopBound.value.close(promise: nil) }
            }
        }
    }
#endif
