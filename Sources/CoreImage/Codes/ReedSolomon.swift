/// A field of 2ⁿ numbers, with codes that correct errors.
struct GaloisField: Sendable {
    private let exponents: [Int]
    private let logarithms: [Int]
    private let size: Int

    /// - Parameter polynomial: The field's polynomial, whose highest bit is its size.
    init(polynomial: Int) {
        size = 1 << (Int.bitWidth - 1 - polynomial.leadingZeroBitCount)
        var exponents = Array(repeating: 0, count: size)
        var logarithms = Array(repeating: 0, count: size)
        var value = 1
        for power in 0..<size - 1 {
            exponents[power] = value
            logarithms[value] = power
            value <<= 1
            if value >= size { value ^= polynomial }
        }
        self.exponents = exponents
        self.logarithms = logarithms
    }

    private func product(_ a: Int, _ b: Int) -> Int {
        a == 0 || b == 0 ? 0 : exponents[(logarithms[a] + logarithms[b]) % (size - 1)]
    }

    /// The words that check others.
    /// - Parameter base: The power of the first root of the generator.
    func checkWords(_ words: [Int], count: Int, base: Int) -> [Int] {
        // The generator's factors from the second highest power down.
        var generator = Array(repeating: 0, count: count)
        generator[count - 1] = 1
        for power in base..<base + count {
            let root = exponents[power % (size - 1)]
            for index in 0..<count {
                generator[index] = product(generator[index], root)
                if index + 1 < count { generator[index] ^= generator[index + 1] }
            }
        }
        var rest = Array(repeating: 0, count: count)
        for word in words {
            let factor = word ^ rest[0]
            rest.removeFirst()
            rest.append(0)
            for index in 0..<count { rest[index] ^= product(generator[index], factor) }
        }
        return rest
    }
}
