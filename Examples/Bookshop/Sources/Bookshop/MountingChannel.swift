import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import RoostBrowser

extension Router {
    /// Answers requests below an app's path with the app's page and files.
    func mount(_ app: MountedApp) {
        for method in [HTTPRequest.Method.get, .head] {
            for path in [app.path, app.path + "/**"] {
                on(RouterPath(path), method: method) { request, _ in
                    let answer = app.answer(try HTTPRequestHead(request.head))
                    let head = try HTTPResponse(answer.head)
                    return Response(
                        status: head.status, headers: head.headerFields, body: .init(byteBuffer: answer.body))
                }
            }
        }
    }
}

extension HTTPServerBuilder {
    /// Connections over HTTP/1, of which an app takes its pages' web sockets.
    static func http1(mounting app: MountedApp) -> HTTPServerBuilder {
        HTTPServerBuilder { MountingChannel(app: app, responder: $0) }
    }
}

/// Connections over HTTP/1, of which an app takes its pages' web sockets.
struct MountingChannel: HTTPChannelHandler {
    let app: MountedApp
    let responder: Responder

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        /// The connection's requests; nil for a web socket.
        let requests: EventLoopFuture<NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>?>
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let requests = try app.setUp(channel) { channel in
                try channel.pipeline.syncOperations.addHandlers([
                    HTTP1ToHTTPServerCodec(secure: false), HTTPConnectionStateHandler(logger: logger),
                ])
                return try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
                    wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
            }
            return Value(channel: channel, requests: requests)
        }
    }

    func handle(value: Value, logger: Logger) async {
        // A connection may end before its first request.
        if let requests = try? await value.requests.get() {
            await handleHTTP(asyncChannel: requests, logger: logger)
        } else {
            try? await value.channel.closeFuture.get()
        }
    }
}
