#if Browser
    import NIOCore
    import NIOHTTP1

    /// Lets requests through as long as the connection is open.
    ///
    /// Requests that wait for the answer to an earlier one are handed on when the connection closes and its handlers go.
    /// An answer then would begin inside another one, which ends the process.
    final class ClosedDoor: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = NIOAny

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if context.channel.isActive { context.fireChannelRead(data) }
        }
    }
#endif
