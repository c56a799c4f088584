/// Memory that is kept between drawings, so that the steady state allocates nothing.
struct ScratchBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int

    init(capacity: Int = 16) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    /// Makes room for `count` elements; the first `kept` survive.
    mutating func reserve(_ count: Int, keeping kept: Int = 0) {
        guard count > capacity else { return }
        let larger = max(count, capacity * 2)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        if kept > 0 { new.update(from: base, count: kept) }
        base.deallocate()
        base = new
        capacity = larger
    }

    /// Makes room for `count` elements. All of the memory is zero afterwards, if it was zero before.
    mutating func reserveZeroed(_ count: Int, zero: Element) {
        guard count > capacity else { return }
        reserve(count)
        base.initialize(repeating: zero, count: capacity)
    }

    func free() { base.deallocate() }
}
