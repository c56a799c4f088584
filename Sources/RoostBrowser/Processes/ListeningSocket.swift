import Foundation

/// A listening socket, made without any background thread.
struct ListeningSocket {
    let descriptor: Int32
    let port: Int

    /// Several sockets at one port. The system divides connections among them; processes that share one socket would
    /// wake each other for nothing.
    static func several(
        _ count: Int, _ configuration: BrowserConfiguration
    ) throws(BrowserConfiguration.Mistake) -> [ListeningSocket] {
        // Binds alone at first: sockets that share a port would share it with another app's, too.
        let first = try ListeningSocket(configuration, isShared: false)
        guard count > 1 else { return [first] }
        close(first.descriptor)
        var configuration = configuration
        (configuration.port, configuration.triesFurtherPorts) = (first.port, false)
        var sockets: [ListeningSocket] = []
        for _ in 0..<count { sockets.append(try ListeningSocket(configuration, isShared: true)) }
        return sockets
    }

    private init(
        _ configuration: BrowserConfiguration, isShared: Bool
    ) throws(BrowserConfiguration.Mistake) {
        let last = configuration.triesFurtherPorts ? configuration.port + 20 : configuration.port
        var error: Int32 = 0
        for port in configuration.port...last {
            var hints = addrinfo()
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
            hints.ai_flags = AI_PASSIVE
            var found: UnsafeMutablePointer<addrinfo>?
            guard getaddrinfo(configuration.address, String(port), &hints, &found) == 0, let address = found else {
                throw BrowserConfiguration.Mistake("ROOST_ADDRESS is “\(configuration.address)”, which is no address.")
            }
            defer { freeaddrinfo(found) }
            let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
            let descriptor = socket(address.pointee.ai_family, type, 0)
            guard descriptor >= 0 else {
                error = errno
                break
            }
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
            if isShared { setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &on, socklen_t(MemoryLayout<Int32>.size)) }
            if bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0, listen(descriptor, 256) == 0
            {
                self.descriptor = descriptor
                self.port = Self.port(of: descriptor) ?? port
                return
            }
            error = errno
            close(descriptor)
            guard error == EADDRINUSE else { break }
        }
        throw BrowserConfiguration.Mistake(
            "Nobody can listen at \(configuration.address), port \(configuration.port): \(String(cString: strerror(error)))."
        )
    }

    private static func port(of descriptor: Int32) -> Int? {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &address) { bytes in
            let result = getsockname(
                descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), &length)
            // Both address families have the port at the same place.
            return result == 0 ? Int(bytes[2]) << 8 | Int(bytes[3]) : nil
        }
    }
}
