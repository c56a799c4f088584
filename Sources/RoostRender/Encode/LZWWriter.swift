/// GIF's LZW compression: a code for each known sequence, of as many bits as the newest code needs.
struct LZWWriter {
    private static let mostCodes = 4096

    private let codeBits: Int
    private var bytes: [UInt8] = []
    private var buffer: UInt32 = 0
    private var bufferedBits = 0

    /// - Parameter codeBits: The number of bits of a value, 2 … 8.
    init(codeBits: Int) { self.codeBits = codeBits }

    mutating func compress(_ values: [UInt8]) -> [UInt8] {
        let clear = 1 << codeBits
        // Maps a sequence's code and the next value to the code of both. A hash of 14 bits finds it.
        var keys = [UInt32](repeating: 0, count: 1 << 14)
        var codes = [UInt16](repeating: 0, count: 1 << 14)
        var next = clear + 2
        var bits = codeBits + 1
        write(clear, bits)
        var current = -1
        for value in values {
            guard current >= 0 else {
                current = Int(value)
                continue
            }
            // The lowest bit marks a key, so no key is 0.
            let key = UInt32(current) << 9 | UInt32(value) << 1 | 1
            var slot = Int((key &* 2_654_435_769) >> 18)
            while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
            if keys[slot] == key {
                current = Int(codes[slot])
                continue
            }
            write(current, bits)
            current = Int(value)
            if next < Self.mostCodes {
                keys[slot] = key
                codes[slot] = UInt16(next)
                if next == 1 << bits { bits += 1 }
                next += 1
            } else {
                write(clear, bits)
                for index in keys.indices { keys[index] = 0 }
                next = clear + 2
                bits = codeBits + 1
            }
        }
        if current >= 0 {
            write(current, bits)
            // A reader has made one more code by now, and expects the end in as many bits.
            if next == 1 << bits, next < Self.mostCodes { bits += 1 }
        }
        write(clear + 1, bits)
        if bufferedBits > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
        return bytes
    }

    private mutating func write(_ code: Int, _ bits: Int) {
        buffer |= UInt32(code) << bufferedBits
        bufferedBits += bits
        while bufferedBits >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            bufferedBits -= 8
        }
    }
}
