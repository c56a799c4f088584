/// Whether two values have the same representation, byte by byte.
///
/// The same bytes mean the same value as long as both are alive (references and closure contexts included), so a view
/// whose bytes have not changed need not be evaluated again. Different bytes may still be an equal value; then it is.
@inline(__always)
func isBitwiseEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in
            var index = 0
            let words = a.count & ~7
            while index < words {
                if a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    != b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                {
                    return false
                }
                index += 8
            }
            while index < a.count {
                if a[index] != b[index] { return false }
                index += 1
            }
            return true
        }
    }
}

/// Whether two values are equal as far as can be told: by representation, else by `==` where they have one.
func isKnownEqual<T>(_ a: T, _ b: T) -> Bool {
    if isBitwiseEqual(a, b) { return true }
    guard let a = a as? any Equatable else { return false }
    return isEqual(a, b)
}

private func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool {
    a == (b as? T)
}
