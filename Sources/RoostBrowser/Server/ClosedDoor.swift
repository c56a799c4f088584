#if Browser
    import NIOCore
    import NIOHTTP1

    /// Lets requests through as long as the connection is open.
    ///
    /// When the connection closes and its handlers are removed, SwiftNIO hands on the requests that waited for an
    /// earlier answer. Their answers would begin inside another one, which ends the process.
    final class ClosedDoor: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = NIOAny

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if context.channel.isActive { context.fireChannelRead(data) }
        }
    }
#endif
