import Combine
import Testing

struct ObservableObjectTests {
    private class Plain: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
    }

    private final class Mixed: Plain {
        @Published var name = ""
        @Published var title = ""
    }

    private func changes<O: ObservableObject>(of object: O, _ body: (O) -> Void) -> Int {
        var count = 0
        let subscription = object.objectWillChange.sink { _ in count += 1 }
        body(object)
        subscription.cancel()
        return count
    }

    @Test func `An object without published properties announces its changes itself`() {
        #expect(changes(of: Plain()) { $0.count = 3 } == 1)
    }

    @Test func `Published properties and an object's own announcements share one publisher`() {
        let object = Mixed()
        let sent = changes(of: object) {
            $0.name = "a"
            $0.title = "b"
            $0.count = 1
        }
        #expect(sent == 3)
        #expect(object.objectWillChange === object.objectWillChange)
    }

    @Test func `An object at the address of a freed one has a publisher of its own`() {
        var seen = 0
        var subscriptions: [AnyCancellable] = []
        for _ in 0..<500 {
            let object = Plain()
            subscriptions.append(object.objectWillChange.sink { seen += 1 })
            object.count += 1
        }
        #expect(seen == 500)
    }
}
