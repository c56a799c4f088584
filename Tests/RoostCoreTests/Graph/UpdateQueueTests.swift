import RoostLocks
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct UpdateQueueTests {
    /// The callback must not move deeper on the stack with each look at the queue: a session lives for hours.
    @Test func `A wake is as deep on the stack after many looks at the queue as after none`() {
        let queue = UpdateQueue()
        let wakes = Atomic(0)
        let depth = Mutex(0)
        queue.onWake {
            wakes.add(1, ordering: .relaxed)
            var marker: UInt8 = 0
            let address = withUnsafePointer(to: &marker) { Int(bitPattern: $0) }
            depth.withLock { $0 = address }
        }
        func wake() -> Int {
            queue.mark(Dependent(queue: queue, node: 1, version: 1), transaction: Transaction())
            _ = queue.drain()
            return depth.withLock { $0 }
        }
        let first = wake()
        for _ in 0..<1000 { _ = queue.isEmpty }
        let last = wake()
        #expect(wakes.load(ordering: .relaxed) == 2)
        #expect(abs(last - first) < 1024)
    }
}
