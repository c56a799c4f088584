#if Browser
    import Foundation
    import NIOCore
    import NIOConcurrencyHelpers
    import NIOHTTP1

    /// Brings connections to the process of their session, if several processes share an app's sessions.
    ///
    /// The system divides connections among the processes. A page that comes back names its process in the address
    /// (`/session?at=2`). The process that gets the request hands the connection on, with the request that it has read.
    /// New sessions go round robin, so that all processes have as many.
    final class SessionRouter: Sendable {
        private let place: WorkerPlace
        private let next: NIOLockedValueBox<Int>

        init(_ place: WorkerPlace) {
            self.place = place
            next = NIOLockedValueBox(place.index)
        }

        /// Hands a connection that wants a session to its process. Returns false if the connection stays here.
        func passOn(_ channel: any Channel, _ request: HTTPRequestHead) -> Bool {
            guard place.count > 1 else { return false }
            let target =
                Self.process(in: request.uri).flatMap { (0..<place.count).contains($0) ? $0 : nil } ?? roundRobin()
            guard target != place.index else { return false }
            let way = WorkerPlace.Descriptors.firstWay + Int32(target)
            let isSent = try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable { (socket: CInt) in
                DescriptorMail.send(socket, Self.bytes(of: request), over: way)
            }
            return isSent == true
        }

        /// Calls `take`, on a thread of its own, with every connection that another process hands on.
        func receive(_ take: @escaping @Sendable (_ socket: CInt, _ request: [UInt8]) -> Void) {
            guard place.count > 1 else { return }
            Thread.detachNewThread {
                while let mail = DescriptorMail.receive(from: WorkerPlace.Descriptors.mailbox, isWaiting: true) {
                    take(mail.descriptor, mail.bytes)
                }
            }
        }

        private func roundRobin() -> Int {
            next.withLockedValue { next in
                defer { next = (next + 1) % place.count }
                return next
            }
        }

        /// The process that a request names.
        static func process(in uri: String) -> Int? {
            let query = uri.drop { $0 != "?" }.dropFirst()
            for part in query.split(separator: "&") where part.hasPrefix("at=") { return Int(part.dropFirst(3)) }
            return nil
        }

        /// The bytes of the request.
        private static func bytes(of request: HTTPRequestHead) -> [UInt8] {
            var text = "\(request.method.rawValue) \(request.uri) HTTP/1.1\r\n"
            for (name, value) in request.headers { text += "\(name): \(value)\r\n" }
            return Array((text + "\r\n").utf8)
        }
    }
#endif
