import Foundation

/// Hands a descriptor, and bytes with it, from one process to another over a socket between them.
enum DescriptorMail {
    /// The most bytes that go with a descriptor.
    static let longest = 32 << 10

    /// A control message with one descriptor: `cmsghdr` and the descriptor, padded.
    private static let headerSize = MemoryLayout<cmsghdr>.size
    private static let controlSize = headerSize + 8
    private static let rights = Int32(SCM_RIGHTS)

    /// Sends without waiting. Returns false if that is impossible.
    static func send(_ descriptor: Int32, _ bytes: [UInt8], over socket: Int32) -> Bool {
        guard bytes.count <= longest else { return false }
        // An empty message would look like the end.
        var content = [0] + bytes
        return withControl { control in
            control.storeBytes(of: headerSize + MemoryLayout<Int32>.size, toByteOffset: 0, as: Int.self)
            control.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
            control.storeBytes(of: rights, toByteOffset: 12, as: Int32.self)
            control.storeBytes(of: descriptor, toByteOffset: headerSize, as: Int32.self)
            return content.withUnsafeMutableBytes { content in
                message(content, control) { message in
                    while true {
                        let sent = sendmsg(socket, message, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
                        if sent < 0, errno == EINTR { continue }
                        return sent == content.count
                    }
                }
            }
        }
    }

    /// Receives the next one. Nil if the other ends are closed or, without waiting, if there is none.
    static func receive(from socket: Int32, isWaiting: Bool) -> (descriptor: Int32, bytes: [UInt8])? {
        withControl { control in
            var content = [UInt8](repeating: 0, count: longest + 1)
            let count = content.withUnsafeMutableBytes { content in
                message(content, control) { message in
                    while true {
                        let waiting = isWaiting ? 0 : Int32(MSG_DONTWAIT)
                        let count = recvmsg(socket, message, waiting | Int32(MSG_CMSG_CLOEXEC))
                        if count < 0, errno == EINTR { continue }
                        return count
                    }
                }
            }
            guard count > 0, control.load(fromByteOffset: 0, as: Int.self) == headerSize + MemoryLayout<Int32>.size
            else { return nil }
            return (control.load(fromByteOffset: headerSize, as: Int32.self), Array(content[1..<count]))
        }
    }

    private static func withControl<T>(_ body: (UnsafeMutableRawBufferPointer) -> T) -> T {
        withUnsafeTemporaryAllocation(byteCount: controlSize, alignment: 8) { control in
            control.initializeMemory(as: UInt8.self, repeating: 0)
            return body(control)
        }
    }

    private static func message<T>(
        _ content: UnsafeMutableRawBufferPointer, _ control: UnsafeMutableRawBufferPointer,
        _ body: (UnsafeMutablePointer<msghdr>) -> T
    ) -> T {
        var part = iovec(iov_base: content.baseAddress, iov_len: content.count)
        return withUnsafeMutablePointer(to: &part) { part in
            var message = msghdr()
            message.msg_iov = part
            message.msg_iovlen = 1
            message.msg_control = control.baseAddress
            message.msg_controllen = control.count
            return body(&message)
        }
    }
}
