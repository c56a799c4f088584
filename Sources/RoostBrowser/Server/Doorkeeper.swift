#if Browser
    import NIOConcurrencyHelpers
    import NIOCore
    import NIOHTTP1

    /// Admits connections up to two limits: one for all, one for each visitor.
    ///
    /// At a limit, the oldest connection without a session makes room. A real request is answered in milliseconds, so
    /// the oldest connection is one that asks for nothing.
    final class Doorkeeper: Sendable {
        private let most: Int
        private let mostOfEach: Int
        private let proxies: TrustedProxies
        private let guests = NIOLockedValueBox(Guests())

        fileprivate struct Guest {
            var channel: any Channel
            var hasSession = false
        }

        fileprivate struct Guests {
            var count = 0
            /// By address, in order of arrival.
            var byAddress: [NetworkAddress?: [Guest]] = [:]
        }

        /// - Parameter proxies: Only the limit for all applies to them.
        init(most: Int, ofEach mostOfEach: Int, proxies: TrustedProxies) {
            (self.most, self.mostOfEach, self.proxies) = (most, mostOfEach, proxies)
        }

        /// Counts a connection until it closes. Returns false if there is no room for it.
        func admit(_ channel: any Channel) -> Bool {
            let peer = NetworkAddress(channel)
            let visitor = peer?.visitor
            let isLimited = peer.map { !proxies.contains($0) } ?? false
            let (isAdmitted, leaving) = guests.withLockedValue { guests -> (Bool, (any Channel)?) in
                var leaving: (any Channel)?
                if isLimited, guests.byAddress[visitor, default: []].count >= mostOfEach {
                    guard let gone = guests.removeOldest(of: visitor) else { return (false, nil) }
                    leaving = gone
                } else if guests.count >= most {
                    guard let gone = guests.removeOldestOfMany() else { return (false, nil) }
                    leaving = gone
                }
                guests.byAddress[visitor, default: []].append(Guest(channel: channel))
                guests.count += 1
                return (true, leaving)
            }
            leaving?.close(promise: nil)
            guard isAdmitted else { return false }
            channel.closeFuture.whenComplete { [guests] _ in
                guests.withLockedValue { _ = $0.remove(of: visitor) { $0.channel === channel } }
            }
            return true
        }

        /// Marks the connection as one of a session. It never makes room for another.
        func hasSession(_ channel: any Channel) {
            let visitor = NetworkAddress(channel)?.visitor
            guests.withLockedValue { guests in
                guard let index = guests.byAddress[visitor]?.firstIndex(where: { $0.channel === channel }) else {
                    return
                }
                guests.byAddress[visitor]?[index].hasSession = true
            }
        }
    }

    extension Doorkeeper.Guests {
        /// Removes the first matching guest of an address.
        fileprivate mutating func remove(
            of address: NetworkAddress?, where isMeant: (Doorkeeper.Guest) -> Bool
        ) -> (any Channel)? {
            guard let index = byAddress[address]?.firstIndex(where: isMeant) else { return nil }
            count -= 1
            let guest = byAddress[address]?.remove(at: index)
            if byAddress[address]?.isEmpty == true { byAddress[address] = nil }
            return guest?.channel
        }

        fileprivate mutating func removeOldest(of address: NetworkAddress?) -> (any Channel)? {
            remove(of: address) { !$0.hasSession }
        }

        /// Removes a guest of the address that has the most.
        fileprivate mutating func removeOldestOfMany() -> (any Channel)? {
            let waiting = byAddress.filter { $0.value.contains { !$0.hasSession } }
            guard let address = waiting.max(by: { $0.value.count < $1.value.count })?.key else { return nil }
            return removeOldest(of: address)
        }
    }

    /// The visitor that a connection counts for.
    struct Visitor: Sendable {
        /// Nil if it is unknown.
        var address: NetworkAddress?
        /// Whether the request comes through a proxy that `ROOST_TRUSTED_PROXIES` does not list.
        var comesThroughUnknownProxy: Bool

        init(_ channel: any Channel, _ headers: HTTPHeaders, _ proxies: TrustedProxies) {
            let (forwardedFor, forwarded) = (headers["x-forwarded-for"], headers["forwarded"])
            let peer = NetworkAddress(channel)
            address = peer.flatMap { proxies.visitor(from: $0, forwardedFor: forwardedFor, forwarded: forwarded) }
            let isProxy = !(forwardedFor.isEmpty && forwarded.isEmpty)
            comesThroughUnknownProxy = isProxy && peer.map { !proxies.contains($0) } ?? false
        }
    }

    extension NetworkAddress {
        /// The address of the connection's peer; nil if it does not come over a network.
        init?(_ channel: any Channel) {
            guard let text = channel.remoteAddress?.ipAddress else { return nil }
            self.init(text.prefix { $0 != "%" })
        }
    }
#endif
