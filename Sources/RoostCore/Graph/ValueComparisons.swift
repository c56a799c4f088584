import Foundation

/// The comparisons that one graph has needed: it asks for one with each view that is made anew, and without a lock.
struct ValueComparisons {
    private var known: [ObjectIdentifier: ValueComparison] = [:]

    /// Whether two values of a type are equal as far as can be told.
    mutating func areEqual<T>(_ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        memcmp(a, b, MemoryLayout<T>.size) == 0 || comparison(of: type).areEqual(a, b)
    }

    private mutating func comparison<T>(of type: T.Type) -> ValueComparison {
        let id = ObjectIdentifier(type)
        if let comparison = known[id] { return comparison }
        let comparison = ValueComparison.of(type)
        known[id] = comparison
        return comparison
    }
}
