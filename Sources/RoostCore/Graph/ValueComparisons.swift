import Foundation

/// How a graph tells whether a view that was made anew is another one.
///
/// A view holds the views inside it, so comparing each where it is reached would compare the innermost once for every
/// modifier around it. Where a view is found to differ, the place is kept while its parts are brought up to date: those
/// that the difference lies in need not be compared.
struct ValueComparisons {
    /// Where, in a view that is alive, something differs from what was there before.
    struct Difference {
        fileprivate var start: UnsafeRawPointer
        fileprivate var end: UnsafeRawPointer

        init(_ bytes: Range<Int>, of value: UnsafeRawPointer) {
            start = value + bytes.lowerBound
            end = value + bytes.upperBound
        }
    }

    /// In the view whose parts are being brought up to date; nil where that is not known.
    var difference: Difference?

    /// Those that the graph has needed, without a lock.
    private var known: [ObjectIdentifier: ValueComparison] = [:]
    /// Those that were asked for last, in sets by where their types' addresses say. Several to a set: two types that alternate
    /// in a long list would drive each other out.
    private var recent = ContiguousArray(repeating: Recent(), count: Self.setCount * Self.setSize)
    /// Which place of its set the next one takes.
    private var nextPlace = 0

    private static let setCount = 16
    private static let setSize = 4

    private struct Recent {
        var type: ObjectIdentifier?
        /// Kept by `known`.
        unowned(unsafe) var comparison: ValueComparison?
    }

    /// The bytes of something in which a new value differs from an old one; nil where they are known to be equal.
    mutating func difference<T>(_ type: T.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Range<Int>? {
        let size = MemoryLayout<T>.size
        if let difference, difference.start >= new, difference.end <= new + size {
            return difference.start - new..<difference.end - new
        }
        return memcmp(old, new, size) == 0 ? nil : comparison(of: type).difference(old, new)
    }

    /// Whether two values of a type are equal as far as can be told.
    mutating func areEqual<T>(_ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        memcmp(a, b, MemoryLayout<T>.size) == 0 || comparison(of: type).areEqual(a, b)
    }

    private mutating func comparison<T>(of type: T.Type) -> ValueComparison {
        let id = ObjectIdentifier(type)
        // Descriptions of types lie at multiples of sixteen.
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
