/// A growing stack of plain values. When it is emptied its memory is the next one's who needs some.
struct Scratch<Element>: ~Copyable {
    private var memory = WorkingMemory.none
    private var capacity = 0
    private(set) var count = 0

    deinit { memory.giveBack() }

    var base: UnsafeMutablePointer<Element> {
        @inline(__always) get { memory.start.assumingMemoryBound(to: Element.self) }
    }

    var buffer: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

    mutating func push(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        if capacity == 0 {
            memory = .take()
        } else {
            memory.grow()
        }
        capacity = memory.size / MemoryLayout<Element>.stride
    }

    mutating func truncate(to newCount: Int) { count = newCount }

    mutating func removeAll() {
        guard capacity > 0 else { return }
        memory.giveBack()
        (memory, capacity, count) = (.none, 0, 0)
    }

    subscript(index: Int) -> Element {
        @inline(__always) get { base[index] }
        @inline(__always) nonmutating set { base[index] = newValue }
    }
}
