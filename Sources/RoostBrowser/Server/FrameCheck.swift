#if Browser
    import NIOCore
    import NIOWebSocket

    /// Ends connections whose frames are none of a browser's: browsers mask each, and set no bits that nobody asked for.
    /// It stands before the frames of a message are put together, of which the result knows no mask.
    final class FrameCheck: ChannelInboundHandler {
        typealias InboundIn = WebSocketFrame
        typealias InboundOut = WebSocketFrame

        private let connection: SocketConnection

        init(_ connection: SocketConnection) { self.connection = connection }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let frame = unwrapInboundIn(data)
            guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
                return connection.close(.protocolError)
            }
            context.fireChannelRead(data)
        }
    }
#endif
