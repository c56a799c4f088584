#if Browser
    import Foundation
    import NIOCore
    import NIOConcurrencyHelpers
    import NIOWebSocket
    import RoostControls
    import RoostCore

    /// One page's connection: checks messages and hands them to the page's session.
    final class SocketHandler: ChannelInboundHandler {
        typealias InboundIn = WebSocketFrame
        typealias OutboundOut = WebSocketFrame

        /// The most bytes of a message: a text field's content, and a little more.
        static let largestMessage = ClientMessage.longestText + 1024
        /// The time until the first message.
        private static let helloTime = TimeAmount.seconds(10)
        private static let pingInterval = TimeAmount.seconds(20)

        private let registry: SessionRegistry
        private let didOpen: @Sendable (any Channel) -> Void
        private let visitor: Visitor
        private let now: @Sendable () -> Double
        private var messages: RateLimit
        private var bytes: RateLimit
        /// Replaces `bytes` while files are awaited.
        private var fileBytes: RateLimit
        private var session: BrowserSession?
        private let connection: SocketConnection
        private var hasAnswered = true
        /// Whether messages have arrived that the session has to run for.
        private var hasMail = false
        private var timer: Scheduled<Void>?

        /// - Parameter didOpen: Called with the channel once the page has its session.
        init(
            _ connection: SocketConnection, of visitor: Visitor, registry: SessionRegistry,
            didOpen: @escaping @Sendable (any Channel) -> Void, now: @escaping @Sendable () -> Double
        ) {
            self.connection = connection
            self.visitor = visitor
            self.didOpen = didOpen
            self.registry = registry
            self.now = now
            // A page sends at most a few messages for each frame that it draws.
            messages = RateLimit(rate: 300, burst: 600, at: now())
            bytes = RateLimit(rate: 524_288, burst: Double(2 * Self.largestMessage), at: now())
            fileBytes = RateLimit(rate: 33_554_432, burst: Double(16 * SessionFiles.chunk), at: now())
        }

        func handlerAdded(context: ChannelHandlerContext) {
            let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
            timer = context.eventLoop.scheduleTask(in: Self.helloTime) {
                let (handler, _) = bound.value
                if handler.session == nil { handler.connection.close(.policyViolation) }
                handler.ping(bound)
            }
        }

        func channelInactive(context: ChannelHandlerContext) {
            timer?.cancel()
            session?.detach(connection)
            session = nil
            context.fireChannelInactive()
        }

        func channelWritabilityChanged(context: ChannelHandlerContext) {
            if context.channel.isWritable { session?.runSoon() }
            context.fireChannelWritabilityChanged()
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            // The server lets its connections end.
            if event is ChannelShouldQuiesceEvent { connection.close(.goingAway) }
            context.fireUserInboundEventTriggered(event)
        }

        /// A page that does not answer is gone.
        private func ping(_ bound: NIOLoopBound<(handler: SocketHandler, context: ChannelHandlerContext)>) {
            let context = bound.value.context
            guard hasAnswered, context.channel.isActive else { return context.close(promise: nil) }
            hasAnswered = false
            let frame = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
            context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
            timer = context.eventLoop.scheduleTask(in: Self.pingInterval) { bound.value.handler.ping(bound) }
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let frame = unwrapInboundIn(data)
            hasAnswered = true
            let now = now()
            let isWithinLimit =
                session?.isReceivingFiles.value == true
                ? fileBytes.take(Double(frame.length), at: now) : bytes.take(Double(frame.length), at: now)
            guard messages.take(1, at: now), isWithinLimit else { return fail(.policyViolation) }
            switch frame.opcode {
            case .binary:
                var data = frame.unmaskedData
                take(data.readBytes(length: data.readableBytes) ?? [])
            case .ping where !connection.isWritable: break
            case .ping:
                let answer = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
                context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
            case .pong: break
            case .connectionClose: connection.close(.goingAway)
            default: fail(.protocolError)
            }
        }

        func channelReadComplete(context: ChannelHandlerContext) {
            if hasMail { session?.runSoon() }
            hasMail = false
            context.fireChannelReadComplete()
        }

        private func take(_ message: [UInt8]) {
            guard connection.isOpen else { return }
            do throws(MalformedMessage) {
                let message = try ClientMessage(message[...])
                guard let session else { return open(message, connection) }
                if message == .ping {
                    // A page that does not read gets no answers.
                    if connection.isWritable { connection.send([Section.heard.rawValue]) }
                    return
                }
                if try session.receive(message, from: connection) { hasMail = true }
            } catch {
                fail(.protocolError)
            }
        }

        private func open(_ message: ClientMessage, _ connection: SocketConnection) {
            guard case .hello(let version, let token, let surroundings, let settings, let address) = message else {
                return fail(.protocolError)
            }
            guard version == ClientMessage.version else { return fail(.otherVersion) }
            do throws(SessionRegistry.Refusal) {
                session = try registry.attach(
                    connection, token: token, surroundings: surroundings, settings: settings, address: address,
                    from: visitor.address)
                didOpen(connection.channel)
            } catch {
                if error == .full, visitor.comesThroughUnknownProxy {
                    Log.warning(
                        "visitors come through a proxy that ROOST_TRUSTED_PROXIES does not name: limits count them as one"
                    )
                }
                switch error {
                case .full: fail(.full)
                case .goingAway: fail(.goingAway)
                }
            }
        }

        private func fail(_ reason: CloseReason) { connection.close(reason) }
    }

    /// The connection to a page over a WebSocket.
    final class SocketConnection: Connection {
        let channel: any Channel
        private let isClosing = NIOLockedValueBox(false)

        init(_ channel: any Channel) { self.channel = channel }

        var isOpen: Bool { channel.isActive && !isClosing.withLockedValue { $0 } }

        var isWritable: Bool { channel.isWritable && isOpen }

        func send(_ message: [UInt8]) {
            guard isOpen else { return }
            let frame = WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: message))
            channel.writeAndFlush(frame, promise: nil)
        }

        func close(_ reason: CloseReason) {
            let wasClosing = isClosing.withLockedValue { closing in
                defer { closing = true }
                return closing
            }
            guard !wasClosing else { return }
            var data = ByteBuffer()
            data.writeInteger(reason.rawValue)
            let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
            let channel = channel
            channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
            // A stuck reader does not read the close frame either.
            channel.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
        }
    }
#endif
