/// A growable list of plain values. Once it is emptied or gone, another list reuses its memory.
struct PlainList<Element>: ~Copyable {
    private var memory = PlainMemory.none
    private var capacity = 0
    private(set) var count = 0
    /// Whether the list lives long. It then starts small, instead of holding a freed block of any size.
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

    /// Adds an element that the caller has to initialise.
    mutating func pushUninitialized() {
        if count == capacity { grow() }
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        // Not `BitwiseCopyable`: Foundation's sizes and points do not conform to it.
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
