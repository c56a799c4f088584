import Foundation
import RoostLocks

/// Growable memory for plain values. Freed blocks are kept for reuse: the system clears the pages of new memory, which
/// often takes longer than the work done in them.
///
/// It comes from `malloc`, because memory of Swift's own cannot grow; the kernel moves a large block in its page table,
/// without copying.
struct PlainMemory: BitwiseCopyable {
    private(set) var start: UnsafeMutableRawPointer
    /// The size in bytes.
    private(set) var size: Int

    /// No memory. (The address is never read or written.)
    static var none: PlainMemory { PlainMemory(start: UnsafeMutableRawPointer(bitPattern: 16)!, size: 0) }

    private static let smallest = 4096
    /// The most memory that is kept for reuse, in bytes.
    private static let mostKept = 16 << 20

    private struct Kept: ~Copyable {
        var blocks: [Address] = []
        var size = 0

        // An integer, because a pointer cannot be passed to another thread.
        typealias Address = (start: UInt, size: Int)
    }

    private static let kept = Mutex(Kept())

    /// The block that was freed last, or a small new one.
    static func take() -> PlainMemory {
        let known = kept.withLock { kept in
            let last = kept.blocks.popLast()
            kept.size -= last?.size ?? 0
            return last
        }
        guard let known, let start = UnsafeMutableRawPointer(bitPattern: known.start) else {
            return little()
        }
        return PlainMemory(start: start, size: known.size)
    }

    /// A small new block.
    static func little() -> PlainMemory { PlainMemory(start: allocated(malloc(smallest)), size: smallest) }

    /// Doubles the size and keeps the contents.
    mutating func grow() {
        start = Self.allocated(realloc(start, 2 * size))
        size *= 2
    }

    func giveBack() {
        guard size > 0 else { return }
        let block = (start: UInt(bitPattern: start), size: size)
        let isKept = Self.kept.withLock { kept in
            guard kept.size + block.size <= Self.mostKept else { return false }
            kept.size += block.size
            kept.blocks.append(block)
            return true
        }
        if !isKept { free(start) }
    }

    private static func allocated(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        guard let memory else { fatalError("out of memory") }
        return memory
    }
}
