/// The hash function of FIPS 180-4.
enum SHA256 {
    static func hash(_ message: some Collection<UInt8>) -> [UInt8] {
        var padded = Array(message)
        let bits = UInt64(padded.count) * 8
        padded.append(0x80)
        padded.append(contentsOf: repeatElement(0, count: (120 - padded.count % 64) % 64))
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            padded.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        var state = initial
        var words = [UInt32](repeating: 0, count: 64)
        for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64], &words, &state) }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    /// Authenticates a message (RFC 2104).
    static func authentication(of message: some Collection<UInt8>, key: [UInt8]) -> [UInt8] {
        var key = key.count > 64 ? hash(key) : key
        key.append(contentsOf: repeatElement(0, count: 64 - key.count))
        return hash(key.map { $0 ^ 0x5C } + hash(key.map { $0 ^ 0x36 } + message))
    }

    private static func mix(_ block: ArraySlice<UInt8>, _ words: inout [UInt32], _ state: inout [UInt32]) {
        for index in 0..<16 {
            words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[block.startIndex + 4 * index + $1]) }
        }
        for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            let low: UInt32 = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
            let high: UInt32 = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
            words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let choice: UInt32 = (e & f) ^ (~e & g)
            let first: UInt32 = h &+ sum &+ choice &+ constants[index] &+ words[index]
            let majority: UInt32 = (a & b) ^ (a & c) ^ (b & c)
            let second: UInt32 = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes…
    private static let initial: [UInt32] = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    /// …and of the cube roots of the first 64.
    private static let constants: [UInt32] = primes.map { cubeRootFraction($0) }

    private static let primes: [UInt64] = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }

    /// A double has 53 bits: a root below 32 leaves more than 32 for its fraction.
    private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 0x1p32) }

    /// The greatest r of 2⁻³² with r³ ≤ n, found bit by bit: a cube root of the library's may be off in its last one.
    private static func cubeRootFraction(_ number: UInt64) -> UInt32 {
        var root: UInt64 = 0
        for bit in (0..<35).reversed() {
            let candidate = root | 1 << bit
            // candidate³ ≤ number · 2⁹⁶, in two words.
            let square = candidate.multipliedFullWidth(by: candidate)
            let low = square.low.multipliedFullWidth(by: candidate)
            let high = square.high.multipliedFullWidth(by: candidate)
            let (middle, carried) = low.high.addingReportingOverflow(high.low)
            let top = high.high + (carried ? 1 : 0)
            let limit = number << 32
            if top == 0, middle < limit || middle == limit && low.low == 0 { root = candidate }
        }
        return UInt32(truncatingIfNeeded: root)
    }
}
