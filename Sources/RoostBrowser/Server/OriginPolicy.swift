/// Lets only pages that the server served itself talk to it.
///
/// A name that resolves to this machine is not enough: any site could reach the app through a name of its own (DNS
/// rebinding). IP addresses cannot be abused in this way.
struct OriginPolicy: Sendable {
    var names: Set<String>

    /// Whether a request's `Host` is a name of the app.
    func allows(host: String) -> Bool {
        guard let name = Self.name(ofHost: host.lowercased()) else { return false }
        return name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) || Self.isAddress(name)
    }

    /// Whether a request's `Origin` is a page that this server served.
    func allows(origin: String, host: String) -> Bool {
        let (origin, host) = (origin.lowercased(), host.lowercased())
        return allows(host: host) && (origin == "http://" + host || origin == "https://" + host)
    }

    /// The name in `name:port` or `[address]:port`; nil if it is malformed.
    private static func name(ofHost host: String) -> String? {
        guard !host.isEmpty, host.utf8.count <= 255 else { return nil }
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return nil }
            let rest = host[host.index(after: end)...]
            guard rest.isEmpty || isPort(rest) else { return nil }
            return String(host[...end])
        }
        guard let colon = host.firstIndex(of: ":") else { return host }
        return isPort(host[colon...]) ? String(host[..<colon]) : nil
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && text.count <= 6 && text.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    }

    private static func isAddress(_ name: String) -> Bool {
        if name.hasPrefix("["), name.hasSuffix("]") {
            return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { part in part.count <= 3 && UInt8(part) != nil }
    }
}
