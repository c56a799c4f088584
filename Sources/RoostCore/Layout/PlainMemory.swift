import Foundation

/// Memory of plain values that can grow, from `malloc`, as Swift's own cannot: the kernel then moves a large block by its
/// page table, and it is neither copied nor touched anew.
extension UnsafeMutablePointer {
    static func room(for capacity: Int) -> Self {
        // Not `BitwiseCopyable`, which Foundation does not say of its sizes and points.
        assert(_isPOD(Pointee.self))
        return checked(malloc(size(of: capacity)), capacity)
    }

    /// The same values with room for more; the pointer to less is no longer good.
    func grown(to capacity: Int) -> Self { Self.checked(realloc(self, Self.size(of: capacity)), capacity) }

    func giveBack() { free(self) }

    private static func size(of capacity: Int) -> Int { MemoryLayout<Pointee>.stride * capacity }

    private static func checked(_ memory: UnsafeMutableRawPointer?, _ capacity: Int) -> Self {
        guard let memory else { fatalError("out of memory") }
        return memory.bindMemory(to: Pointee.self, capacity: capacity)
    }
}
