/// A growing stack of plain values that keeps its memory.
struct Scratch<Element>: ~Copyable {
    private(set) var base = UnsafeMutablePointer<Element>.room(for: 64)
    private(set) var count = 0
    private var capacity = 64

    deinit { base.giveBack() }

    var buffer: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

    mutating func push(_ element: Element) {
        if count == capacity {
            capacity *= 2
            base = base.grown(to: capacity)
        }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func truncate(to newCount: Int) { count = newCount }

    subscript(index: Int) -> Element {
        @inline(__always) get { base[index] }
        @inline(__always) nonmutating set { base[index] = newValue }
    }
}
