import Foundation

/// Tells whether a view that was made again differs from the one before.
///
/// A view contains the views inside it. Comparing each of them when an update reaches it would compare the innermost
/// once for every modifier around it. So the place of a difference is kept while the parts of the view are updated: a
/// part that contains it differs and need not be compared.
struct ValueComparisons {
    /// The place, in a live view, of a difference from the view before.
    struct Difference {
        fileprivate var start: UnsafeRawPointer
        fileprivate var end: UnsafeRawPointer

        init(_ bytes: Range<Int>, of value: UnsafeRawPointer) {
            start = value + bytes.lowerBound
            end = value + bytes.upperBound
        }
    }

    /// The difference in the view whose parts are being updated; nil if unknown.
    var difference: Difference?

    /// Whether all views count as different.
    var areOff = false

    /// The comparisons that the graph has needed, accessible without a lock.
    private var known: [ObjectIdentifier: ValueComparison] = [:]
    /// The most recent comparisons, in sets that a type's address selects. A set has several places, because two types
    /// that alternate in a long list would evict each other from one.
    private var recent = ContiguousArray(repeating: Recent(), count: Self.setCount * Self.setSize)
    /// The place in its set that the next comparison takes.
    private var nextPlace = 0

    private static let setCount = 16
    private static let setSize = 4

    private struct Recent {
        var type: ObjectIdentifier?
        /// Retained by `known`.
        unowned(unsafe) var comparison: ValueComparison?
    }

    /// The bytes of a difference between a new and an old value; nil if they are known to be equal.
    mutating func difference<T>(_ type: T.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Range<Int>? {
        let size = MemoryLayout<T>.size
        if areOff { return 0..<size }
        if let difference, difference.start >= new, difference.end <= new + size {
            return difference.start - new..<difference.end - new
        }
        return memcmp(old, new, size) == 0 ? nil : comparison(of: type).difference(old, new)
    }

    /// Whether two values of a type are known to be equal.
    mutating func areEqual<T>(_ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        memcmp(a, b, MemoryLayout<T>.size) == 0 || comparison(of: type).areEqual(a, b)
    }

    private mutating func comparison<T>(of type: T.Type) -> ValueComparison {
        let id = ObjectIdentifier(type)
        // Type metadata lies at multiples of sixteen.
        let address = UInt(bitPattern: id)
        let set = Int(truncatingIfNeeded: (address >> 4 ^ address >> 10) % UInt(Self.setCount)) * Self.setSize
        for place in set..<set + Self.setSize where recent[place].type == id {
            if let comparison = recent[place].comparison { return comparison }
        }
        let comparison = known[id] ?? .of(type)
        known[id] = comparison
        recent[set + nextPlace] = Recent(type: id, comparison: comparison)
        nextPlace = (nextPlace + 1) % Self.setSize
        return comparison
    }
}
