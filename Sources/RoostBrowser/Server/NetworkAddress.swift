import Foundation

/// An IPv4 or IPv6 address.
struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    /// Four bytes, or sixteen.
    private var bytes: [UInt8]

    /// An address as a proxy writes it: with or without brackets and a port.
    init?(_ text: some StringProtocol) {
        var text = text[...].trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            text = String(text[text.index(after: text.startIndex)..<end])
        } else if let colon = text.firstIndex(of: ":"), text.lastIndex(of: ":") == colon {
            text = String(text[..<colon])
        }
        guard text.utf8.count <= 45 else { return nil }
        var (four, sixteen) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &sixteen) == 1 {
            bytes = withUnsafeBytes(of: &sixteen) { Array($0) }
            let mapped = [UInt8](repeating: 0, count: 10) + [255, 255]
            if bytes.starts(with: mapped) { bytes.removeFirst(mapped.count) }
        } else {
            return nil
        }
    }

    /// The address that limits count as one visitor: an IPv4 address, or an IPv6 network of 64 bits, since a household
    /// has at least one such network.
    var visitor: Self {
        guard bytes.count == 16 else { return self }
        var result = self
        for index in 8..<16 { result.bytes[index] = 0 }
        return result
    }

    /// The address as people write it.
    var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The addresses that begin with the same bits (`10.0.0.0/8`), or a single address.
    struct Range: Sendable {
        private var address: NetworkAddress
        private var bits: Int

        init?(_ text: some StringProtocol) {
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = parts.first, let address = NetworkAddress(first) else { return nil }
            self.address = address
            bits = address.bytes.count * 8
            guard parts.count == 2 else { return }
            guard let length = Int(parts[1]), (0...bits).contains(length) else { return nil }
            bits = length
        }

        func contains(_ other: NetworkAddress) -> Bool {
            guard other.bytes.count == address.bytes.count else { return false }
            return zip(address.bytes, other.bytes).enumerated().allSatisfy { index, pair in
                let left = max(0, min(8, bits - index * 8))
                return (pair.0 ^ pair.1) >> (8 - left) == 0 || left == 0
            }
        }
    }
}

/// The proxies that are trusted to name the visitor.
struct TrustedProxies: Sendable {
    var ranges: [NetworkAddress.Range]

    init(ranges: [NetworkAddress.Range]) { self.ranges = ranges }

    init(_ configuration: BrowserConfiguration) {
        ranges = configuration.trustedProxies.compactMap { NetworkAddress.Range($0) }
    }

    func contains(_ address: NetworkAddress) -> Bool { ranges.contains { $0.contains(address) } }

    /// The visitor that limits count a request for: the peer, or, if the peer is a trusted proxy, the address that it
    /// names. Nil if the proxy names none.
    ///
    /// Every proxy adds an address at the end of a list. Read from the end, everything beyond the first untrusted
    /// address may be invented. A proxy passes on a header that it does not know, so if both headers are there and
    /// differ, neither counts and the visitor is the proxy.
    func visitor(from peer: NetworkAddress, forwardedFor: [String], forwarded: [String]) -> NetworkAddress? {
        guard contains(peer) else { return peer.visitor }
        let named = [forwardedFor, Self.addresses(inForwarded: forwarded)].filter { !$0.isEmpty }.map(last)
        guard let first = named.first else { return nil }
        return named.allSatisfy { $0 == first } ? (first ?? peer).visitor : peer.visitor
    }

    /// The last address of a list that is not a trusted proxy's; nil if the list's end is no address.
    private func last(of values: [String]) -> NetworkAddress? {
        let hops = values.joined(separator: ",").split(separator: ",", omittingEmptySubsequences: false)
        var result: NetworkAddress?
        for hop in hops.reversed() {
            guard let address = NetworkAddress(hop) else { break }
            result = address
            if !contains(address) { break }
        }
        return result
    }

    /// The values of `for=` in `Forwarded` headers (RFC 7239).
    private static func addresses(inForwarded values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",") }.map { hop in
            let pairs = hop.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
            let value = pairs.first { pair in
                pair.count == 2 && pair[0].trimmingCharacters(in: .whitespaces).lowercased() == "for"
            }
            return value.map { $0[1].trimmingCharacters(in: CharacterSet(charactersIn: "\" ")) } ?? "unknown"
        }
    }
}
