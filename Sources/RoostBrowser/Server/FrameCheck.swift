#if Browser
    import NIOCore
    import NIOWebSocket

    /// Ends connections whose frames no browser sends: a browser masks each frame and sets no reserved bits.
    ///
    /// It comes before the handler that joins the frames of a message, because a joined message has lost its masks.
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
