import Testing

@testable import RoostBrowser

@Suite struct OriginPolicyTests {
    private let policy = OriginPolicy(names: ["app.example"])

    @Test(arguments: [
        "localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7", "app.example", "APP.example:443",
        "preview.localhost",
    ])
    func `This machine's addresses and the app's names are allowed hosts`(host: String) {
        #expect(policy.allows(host: host))
    }

    @Test(arguments: [
        "", "evil.example", "app.example.evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "1.2.3",
        "256.1.1.1", "localhost:port", "[::1", "[evil]", "app.example:8080:80", "xlocalhost",
    ])
    func `Other and malformed names are refused`(host: String) { #expect(!policy.allows(host: host)) }

    @Test func `A page of the same host may connect`() {
        #expect(policy.allows(origin: "http://localhost:8080", host: "localhost:8080"))
        #expect(policy.allows(origin: "https://app.example", host: "app.example"))
    }

    @Test(arguments: ["http://localhost:8081", "http://evil.example", "null", "", "localhost:8080"])
    func `A page of another origin may not connect`(origin: String) {
        #expect(!policy.allows(origin: origin, host: "localhost:8080"))
    }
}
