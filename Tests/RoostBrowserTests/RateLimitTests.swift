import Testing

@testable import RoostBrowser

@Suite struct RateLimitTests {
    /// `#expect` cannot call a mutating method.
    private func expect(_ condition: Bool, at location: SourceLocation = #_sourceLocation) {
        #expect(condition, sourceLocation: location)
    }

    @Test func `A burst is allowed at once, then only the rate`() {
        var limit = RateLimit(rate: 10, burst: 5, at: 0)
        for _ in 0..<5 { expect(limit.take(1, at: 0)) }
        expect(!limit.take(1, at: 0))
        expect(limit.take(1, at: 0.1))
        expect(!limit.take(1, at: 0.1))
    }

    @Test func `A pause earns no more than a burst`() {
        var limit = RateLimit(rate: 10, burst: 5, at: 0)
        expect(!limit.take(6, at: 1000))
        expect(limit.take(5, at: 1000))
    }

    @Test func `A clock that goes back earns nothing`() {
        var limit = RateLimit(rate: 10, burst: 1, at: 5)
        expect(limit.take(1, at: 5))
        expect(!limit.take(1, at: 1))
    }
}
