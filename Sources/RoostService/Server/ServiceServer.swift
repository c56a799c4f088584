#if Browser
    import Foundation
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import RoostLocks

    /// Answers requests for pictures and documents over HTTP, and keeps nothing of them.
    final class ServiceServer: Sendable {
        let options: ServeOptions
        let templates: [RenderTemplate]
        let queue: RenderQueue
        private let metrics = ServiceMetrics()
        private let log: ServiceLog?
        private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        private let description: Data
        private let state = Guarded(State())

        private struct State {
            var listener: (any Channel)?
            var connections: [ObjectIdentifier: any Channel] = [:]
            var isStopping = false
        }

        /// - Parameter log: Where a line for each request goes; nil for nowhere.
        init(_ options: ServeOptions, templates: [RenderTemplate], program: String?, log: ServiceLog? = .init()) throws
        {
            (self.options, self.templates, self.log) = (options, templates, log)
            description = try templates.json()
            queue = RenderQueue(
                try WorkerProgram(path: program, limits: options.limits), workers: options.workers,
                waiting: options.waiting)
        }

        /// Listens, and returns the port.
        func start() throws -> Int {
            let bootstrap = ServerBootstrap(group: group)
                .serverChannelOption(.backlog, value: 256)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .serverChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        // Accepting fails, for instance, when no more files may be open.
                        try channel.pipeline.syncOperations.addHandler(
                            AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { _ in .milliseconds(250) })
                    }
                }
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { [self] channel in
                    guard admit(channel) else { return channel.close() }
                    return channel.eventLoop.makeCompletedFuture {
                        let pipeline = channel.pipeline.syncOperations
                        var limits = NIOHTTPDecoderLimitConfiguration()
                        (limits.maxHeaderFieldSize, limits.maxHeaderListSize, limits.maxHeaderFieldCount) =
                            (16 << 10, 64 << 10, 100)
                        try pipeline.configureHTTPServerPipeline(
                            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
                        try pipeline.addHandler(ServiceHandler(self))
                    }
                }
            let channel = try bootstrap.bind(host: options.address, port: options.port).wait()
            state.change { $0.listener = channel }
            let port = channel.localAddress?.port ?? options.port
            log?.write(.init(message: "ready", port: port))
            return port
        }

        private func admit(_ channel: any Channel) -> Bool {
            let id = ObjectIdentifier(channel)
            let isAdmitted = state.change { state in
                guard !state.isStopping, state.connections.count < options.connections else { return false }
                state.connections[id] = channel
                return true
            }
            if isAdmitted {
                channel.closeFuture.whenComplete { [state] _ in state.change { $0.connections[id] = nil } }
            }
            return isAdmitted
        }

        /// Lets the requests that are there end, for as long as the options say, and then ends everything.
        func stop() {
            let connections = state.change { state in
                state.isStopping = true
                state.listener?.close(promise: nil)
                return Array(state.connections.values)
            }
            for channel in connections { channel.pipeline.fireUserInboundEventTriggered(ServiceHandler.Stop()) }
            let end = Date(timeIntervalSinceNow: options.grace)
            let areDone = state.wait(until: end) { $0.connections.isEmpty }
            queue.stop()
            if !areDone { log?.write(.init(level: "warning", message: "stopped before all requests were answered")) }
            try? group.syncShutdownGracefully()
            log?.write(.init(message: "stopped"))
        }

        // MARK: Answers

        /// The answer to a request that draws nothing.
        func answer(_ request: ServiceRequest) -> ServiceAnswer {
            switch request {
            case .health, .render:
                return state.change { $0.isStopping } ? ServiceAnswer(status: 503, "stopping") : ServiceAnswer("ok")
            case .metrics:
                return .metrics(metrics.text(queue.figures, connections: state.change { $0.connections.count }))
            case .templates: return .templates(description)
            }
        }

        /// Counts an answer, and writes it into the log.
        func note(
            _ request: HTTPRequestHead, _ job: RenderJob?, _ answer: ServiceAnswer, status: UInt, bytes: Int,
            since start: DispatchTime
        ) {
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
            metrics.note(
                template: job?.template, format: job?.format.rawValue, status: status, seconds: seconds, bytes: bytes)
            guard let log else { return }
            let path = String(decoding: request.uri.utf8.prefix { $0 != UInt8(ascii: "?") }.prefix(200), as: UTF8.self)
            let reason = status >= 400 ? String(decoding: answer.body.prefix(500), as: UTF8.self) : nil
            log.write(
                .init(
                    level: status >= 500 ? "warning" : "info", message: "request", method: request.method.rawValue,
                    path: path, template: job?.template, reason: reason?.trimmingCharacters(in: .newlines),
                    status: status, bytes: bytes, milliseconds: (seconds * 1e5).rounded() / 100))
        }
    }
#endif
