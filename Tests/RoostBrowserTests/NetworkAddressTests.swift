import Testing

@testable import RoostBrowser

@Suite struct NetworkAddressTests {
    private func address(_ text: String) throws -> NetworkAddress { try #require(NetworkAddress(text)) }

    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7"), (" 192.0.2.7:4711", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"),
        ("[2001:db8::1]:443", "2001:db8::1"), ("2001:DB8:0:0::1", "2001:db8::1"),
    ])
    func `An address is the same however it is written`(text: String, plain: String) throws {
        #expect(try address(text) == address(plain))
    }

    @Test(arguments: ["", "unknown", "_hidden", "1.2.3", "1.2.3.4.5", "localhost", "[::1", "::1]", "1.2.3.4/8"])
    func `A malformed address gives nil`(text: String) { #expect(NetworkAddress(text) == nil) }

    @Test func `An IPv6 network of 64 bits is one visitor`() throws {
        #expect(try address("2001:db8::1").visitor == address("2001:db8::ffff:1").visitor)
        #expect(try address("2001:db8::1").visitor != address("2001:db8:0:1::1").visitor)
        #expect(try address("192.0.2.7").visitor != address("192.0.2.8").visitor)
    }

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("192.0.2.128/25", "192.0.2.200", true),
        ("192.0.2.128/25", "192.0.2.100", false), ("192.0.2.7", "192.0.2.7", true), ("0.0.0.0/0", "8.8.8.8", true),
        ("0.0.0.0/0", "::1", false), ("fd00::/8", "fd12::1", true),
    ])
    func `A network has the addresses that begin with its bits`(range: String, text: String, isIn: Bool) throws {
        #expect(try #require(NetworkAddress.Range(range)).contains(address(text)) == isIn)
    }

    @Test(arguments: ["10.0.0.0/33", "10.0.0.0/", "/8", "10.0.0.0/-1", "proxy"])
    func `A malformed network gives nil`(text: String) { #expect(NetworkAddress.Range(text) == nil) }

    private let proxies = TrustedProxies(ranges: ["10.0.0.0/8"].compactMap { NetworkAddress.Range($0) })

    private func visitor(
        from peer: String = "10.0.0.1", forwardedFor: [String] = [], forwarded: [String] = []
    ) throws -> NetworkAddress? {
        try proxies.visitor(from: address(peer), forwardedFor: forwardedFor, forwarded: forwarded)
    }

    @Test func `Only trusted proxies are believed`() throws {
        #expect(try visitor(from: "192.0.2.1", forwardedFor: ["192.0.2.9"]) == address("192.0.2.1"))
        #expect(try visitor(forwardedFor: ["192.0.2.9"]) == address("192.0.2.9"))
        #expect(try visitor(forwarded: ["for=192.0.2.9;proto=https"]) == address("192.0.2.9"))
        #expect(try visitor(forwarded: [#"proto=https;For="[2001:db8::1]:4711""#]) == address("2001:db8::").visitor)
    }

    @Test func `Addresses that a visitor invents are not believed`() throws {
        #expect(try visitor(forwardedFor: ["192.0.2.1, 192.0.2.9"]) == address("192.0.2.9"))
        #expect(try visitor(forwardedFor: ["192.0.2.1", "192.0.2.9, 10.0.0.7"]) == address("192.0.2.9"))
        #expect(try visitor(forwardedFor: ["192.0.2.1, nonsense"]) == address("10.0.0.1"))
        #expect(try visitor(forwardedFor: ["192.0.2.9"], forwarded: ["for=192.0.2.1"]) == address("10.0.0.1"))
    }

    @Test func `A trusted proxy that names no visitor gives none`() throws { #expect(try visitor() == nil) }

    @Test func `Malformed settings of addresses and limits are refused`() throws {
        func configuration(_ variable: String, _ value: String) throws -> BrowserConfiguration {
            try BrowserConfiguration(environment: [variable: value])
        }
        #expect(try configuration("ROOST_TRUSTED_PROXIES", "127.0.0.1, fd00::/8").trustedProxies.count == 2)
        #expect(try configuration("ROOST_SESSIONS_PER_ADDRESS", "7").sessionsPerAddress == 7)
        #expect(try configuration("ROOST_UPLOAD_LIMIT", "2").uploadLimit == 2 << 20)
        for (variable, value) in [
            ("ROOST_TRUSTED_PROXIES", "nginx"), ("ROOST_SESSIONS_PER_ADDRESS", "0"), ("ROOST_UPLOAD_LIMIT", "1e3"),
            ("ROOST_SESSION_LIMIT", "9223372036854775807"),
        ] {
            #expect(throws: BrowserConfiguration.Mistake.self) { try configuration(variable, value) }
        }
    }
}
