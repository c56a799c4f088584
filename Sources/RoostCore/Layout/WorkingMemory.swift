import Foundation
import Synchronization

/// Memory that is needed as long as a pass goes on, and then by the next pass, of this tree or of another one: the system
/// clears the pages that it gives, which takes as long as much of what is done with them.
struct WorkingMemory: BitwiseCopyable {
    private(set) var start: UnsafeMutableRawPointer
    /// In bytes.
    private(set) var size: Int

    /// Holds nothing. (No part of it is read or written.)
    static var none: WorkingMemory { WorkingMemory(start: UnsafeMutableRawPointer(bitPattern: 16)!, size: 0) }

    private static let smallest = 4096
    /// What is kept of all that was given back, in bytes.
    private static let mostKept = 8 << 20

    private struct Kept: ~Copyable {
        var blocks: [Address] = []
        var size = 0

        // An integer, for pointers cannot be handed to another thread.
        typealias Address = (start: UInt, size: Int)
    }

    private static let kept = Mutex(Kept())

    /// The memory that was given back last, or a little that is new.
    static func take() -> WorkingMemory {
        let known = kept.withLock { kept in
            let last = kept.blocks.popLast()
            kept.size -= last?.size ?? 0
            return last
        }
        guard let known, let start = UnsafeMutableRawPointer(bitPattern: known.start) else {
            return WorkingMemory(start: allocated(malloc(smallest)), size: smallest)
        }
        return WorkingMemory(start: start, size: known.size)
    }

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
