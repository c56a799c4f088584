import Foundation
import RoostLocks

/// Memory for plain values that can grow, and that is kept for others where it is given back: the system clears the pages
/// that it gives, which takes longer than much of what is done with them.
///
/// From `malloc`, as Swift's own cannot grow: the kernel then moves a large block by its page table, and it is not copied.
struct PlainMemory: BitwiseCopyable {
    private(set) var start: UnsafeMutableRawPointer
    /// In bytes.
    private(set) var size: Int

    /// Holds nothing. (No part of it is read or written.)
    static var none: PlainMemory { PlainMemory(start: UnsafeMutableRawPointer(bitPattern: 16)!, size: 0) }

    private static let smallest = 4096
    /// What is kept of all that was given back, in bytes.
    private static let mostKept = 16 << 20

    private struct Kept: ~Copyable {
        var blocks: [Address] = []
        var size = 0

        // An integer, for pointers cannot be handed to another thread.
        typealias Address = (start: UInt, size: Int)
    }

    private static let kept = Mutex(Kept())

    /// The memory that was given back last, or a little that is new.
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

    /// A little that is new.
    static func little() -> PlainMemory { PlainMemory(start: allocated(malloc(smallest)), size: smallest) }

    /// Twice as much, with what is there.
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
