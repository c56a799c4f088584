/// A growing list of plain values. Its memory is the next list's when it has been emptied or is gone.
struct PlainList<Element>: ~Copyable {
    private var memory = PlainMemory.none
    private var capacity = 0
    private(set) var count = 0
    /// Whether the list is there for long: it then begins with little, and does not hold what others gave back, however
    /// large that is.
    private let isLasting: Bool

    init(isLasting: Bool = false) { self.isLasting = isLasting }

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

    /// Makes room for one more, which is to be initialised.
    mutating func pushUninitialized() {
        if count == capacity { grow() }
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        // Not `BitwiseCopyable`, which Foundation does not say of its sizes and points.
        assert(_isPOD(Element.self))
        if capacity == 0 {
            memory = isLasting ? .little() : .take()
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
