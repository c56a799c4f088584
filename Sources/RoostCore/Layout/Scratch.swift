/// A growing stack of plain values that keeps its memory.
struct Scratch<Element>: ~Copyable {
    private(set) var base = UnsafeMutablePointer<Element>.allocate(capacity: 64)
    private(set) var count = 0
    private var capacity = 64

    deinit { base.deallocate() }

    var buffer: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

    mutating func push(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func truncate(to newCount: Int) { count = newCount }

    private mutating func grow(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }

    subscript(index: Int) -> Element {
        @inline(__always) get { base[index] }
        @inline(__always) nonmutating set { base[index] = newValue }
    }
}
