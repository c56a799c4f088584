#if Browser
    import Foundation
    import NIOCore
    import NIOHTTP1
    import RoostLocks

    /// Answers the requests of a connection, one after the other. The next request is taken in once the last answer has
    /// left, so a client that does not read its answers costs no memory.
    final class ServiceHandler: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        /// The event that has connections end after the request that they are at.
        struct Stop: Sendable {}

        private enum Phase {
            case waiting
            case receiving(HTTPRequestHead, ByteBuffer)
            case answering
            /// Answered before the request was complete: the rest is thrown away.
            case refused(isAnswered: Bool)
        }

        private let server: ServiceServer
        private var phase = Phase.waiting
        private var isStopping = false
        private var deadline: Scheduled<Void>?
        private let isOpen = Flag()

        /// The time for a request to arrive, from the connection's beginning or its first byte.
        private static let requestTime = TimeAmount.seconds(10)
        /// The time between two requests.
        private static let idleTime = TimeAmount.seconds(60)
        /// The time in which the rest of a refused request is taken in, so that its sender gets to read the answer.
        private static let refusalTime = TimeAmount.seconds(2)
        /// The time for an answer to leave.
        private static let answerTime = TimeAmount.seconds(60)

        init(_ server: ServiceServer) { self.server = server }

        func handlerAdded(context: ChannelHandlerContext) { close(context, in: Self.requestTime) }
        func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

        private func close(_ context: ChannelHandlerContext, in time: TimeAmount?) {
            deadline?.cancel()
            let channel = context.channel
            deadline = time.map { context.eventLoop.scheduleTask(in: $0) { channel.close(promise: nil) } }
        }

        func channelInactive(context: ChannelHandlerContext) {
            isOpen.clear()
            context.fireChannelInactive()
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            guard event is Stop else { return context.fireUserInboundEventTriggered(event) }
            isStopping = true
            if case .waiting = phase { context.close(promise: nil) }
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch (unwrapInboundIn(data), phase) {
            case (.head(let head), .waiting):
                close(context, in: Self.requestTime)
                receive(head, context)
            case (.body(let part), .receiving(let head, var body)):
                guard body.readableBytes + part.readableBytes <= server.options.largestBody else {
                    return refuse(head, context)
                }
                phase = .answering
                body.writeImmutableBuffer(part)
                phase = .receiving(head, body)
            case (.end, .receiving(let head, let body)): answer(head, body, context)
            case (.end, .refused(let isAnswered)):
                phase = .waiting
                if isAnswered { context.close(promise: nil) }
            default: break
            }
        }

        private func receive(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
            if let length = head.headers.first(name: "content-length").flatMap({ Int($0) }),
                length > server.options.largestBody
            {
                return refuse(head, context)
            }
            phase = .receiving(head, ByteBuffer())
            if head.headers.first(name: "expect")?.lowercased() == "100-continue" {
                context.writeAndFlush(wrapOutboundOut(.head(.init(version: .http1_1, status: .continue))), promise: nil)
            }
        }

        private func refuse(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
            isStopping = true
            let limit = server.options.largestBody >> 10
            phase = .refused(isAnswered: false)
            send(ServiceAnswer(status: 413, "A request has at most \(limit) KB."), head, nil, since: .now(), context)
        }

        private func answer(_ head: HTTPRequestHead, _ body: ByteBuffer, _ context: ChannelHandlerContext) {
            phase = .answering
            let start = DispatchTime.now()
            let type = head.headers.first(name: "content-type") ?? ""
            let request: ServiceRequest
            do {
                request = try ServiceRequest(
                    head.method.rawValue, head.uri, body: Data(body.readableBytesView),
                    isForm: type.hasPrefix("application/x-www-form-urlencoded"), templates: server.templates)
            } catch {
                return send(ServiceAnswer(status: error.status, error.reason), head, nil, since: start, context)
            }
            guard case .render(let job) = request else {
                return send(server.answer(request), head, nil, since: start, context)
            }
            // The queue sees to it that a job ends in time.
            close(context, in: nil)
            let this = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
            let (loop, isOpen, method) = (context.eventLoop, isOpen, head.method.rawValue)
            let wasAdded = server.queue.add(
                .init(
                    job: job, isWanted: { isOpen.isSet },
                    done: { result in
                        let answer =
                            switch result {
                            case .success(let data): ServiceAnswer(data, job.format, method: method)
                            case .failure(let error): ServiceAnswer(failure: error)
                            }
                        loop.execute {
                            guard isOpen.isSet else { return }
                            this.value.handler.send(answer, head, job, since: start, this.value.context)
                        }
                    }))
            guard !wasAdded else { return }
            send(.busy, head, job, since: start, context)
        }

        private func send(
            _ answer: ServiceAnswer, _ request: HTTPRequestHead, _ job: RenderJob?, since start: DispatchTime,
            _ context: ChannelHandlerContext
        ) {
            let head = answer.head(
                request.method.rawValue, ifNoneMatch: request.headers.first(name: "if-none-match"),
                maximumAge: server.options.maximumAge)
            let status = HTTPResponseStatus(statusCode: Int(head.status))
            var headers = HTTPHeaders(head.headers)
            let goesOn = request.isKeepAlive && !isStopping
            if !goesOn { headers.add(name: "connection", value: "close") }
            context.write(
                wrapOutboundOut(.head(.init(version: .http1_1, status: status, headers: headers))), promise: nil)
            if head.hasBody {
                context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
            }
            close(context, in: Self.answerTime)
            if case .answering = phase { phase = .waiting }
            let this = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
            context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
                let (handler, context) = this.value
                guard handler.isOpen.isSet else { return }
                if case .refused = handler.phase {
                    handler.phase = .refused(isAnswered: true)
                    return handler.close(context, in: Self.refusalTime)
                }
                guard goesOn, !handler.isStopping else { return context.close(promise: nil) }
                if case .waiting = handler.phase { handler.close(context, in: Self.idleTime) }
            }
            server.note(
                request, job, answer, status: UInt(status.code), bytes: head.hasBody ? answer.body.count : 0,
                since: start)
        }
    }
#endif
