import RoostCore
import Testing

@testable import RoostBrowser

@Suite struct SessionClipboardTests {
    private final class Bench {
        var requests: [PageRequest] = []
        var texts: [String?] = []
        var isBusy = false
        private(set) var clipboard: SessionClipboard!

        init() {
            clipboard = SessionClipboard { [unowned self] in
                requests.append($0)
                return !isBusy
            }
        }

        func read() { clipboard.read { [unowned self] in texts.append($0.first?.text) } }
    }

    @Test func `An answer goes to the one who asked, once`() {
        let bench = Bench()
        bench.read()
        bench.read()
        #expect(bench.requests == [.paste(id: 1), .paste(id: 2)])
        bench.clipboard.received("two", for: 2)
        bench.clipboard.received("again", for: 2)
        bench.clipboard.received("other", for: 9)
        bench.clipboard.received(nil, for: 1)
        #expect(bench.texts == ["two", nil])
    }

    @Test func `A busy page has no text, and no more than eight questions wait`() {
        let bench = Bench()
        bench.isBusy = true
        bench.read()
        #expect(bench.texts == [nil])
        bench.isBusy = false
        for _ in 0..<9 { bench.read() }
        #expect(bench.texts == [nil, nil])
        #expect(bench.requests.count == 9)
    }
}
