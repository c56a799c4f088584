import RoostKernels

/// Writes stretches of filtered rows as deflate blocks that can be joined with those of other stretches.
///
/// The filtered rows of a drawn picture are zeros, with small differences among them where colours run into each other
/// and larger ones along the edges of shapes and glyphs. So a short search for repetitions is enough:
///
/// 1. A run of the byte or the pixel before: flat areas and horizontal edges.
/// 2. If no run begins and none of the next four bytes is zero: the last place of the same four bytes. There is no
///    search among zeros, because literals take less room there than a distance.
/// 3. Else a literal.
///
/// Every block of these tokens gets its own Huffman codes. An empty stored block at the end fills a stretch up to a
/// whole byte.
struct DeflateWriter {
    private static let tokensPerBlock = 1 << 16
    private static let window = 32768
    private static let hashBits = 13
    private static let longestMatch = 258
    /// A literal, or `isMatch`, a length less 3 in the upper half, and a distance less 1 in the lower.
    private typealias Token = UInt32
    private static let isMatch: Token = 1 << 31

    /// A code, or a code and its extra bits.
    private struct Bits {
        var value: UInt64 = 0
        var count: UInt64 = 0
    }

    private var tokens = ScratchBuffer<Token>(capacity: tokensPerBlock)
    private var tokenCount = 0
    /// The last place of a hash, plus 1; 0 for none.
    private var places = ScratchBuffer<UInt32>(capacity: 1 << hashBits)
    private var counts = Counts()
    private var out = ScratchBuffer<UInt8>()
    private var outCount = 0
    /// The bits that do not fill a byte yet.
    private var rest = Bits()

    /// How often the tokens of a block have each value.
    private struct Counts {
        private var literals = [Int](repeating: 0, count: 256)
        /// By length less 3.
        private var lengths = [Int](repeating: 0, count: 256)
        /// By symbol.
        private(set) var distances = [Int](repeating: 0, count: 30)

        mutating func clear() { self = Counts() }

        @inline(__always)
        mutating func withPointers(
            _ body: (UnsafeMutablePointer<Int>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<Int>) -> Void
        ) {
            body(&literals, &lengths, &distances)
        }

        /// The literals, the end of the block, and the symbols of the lengths.
        var symbols: [Int] {
            var symbols = literals + [1] + [Int](repeating: 0, count: 29)
            for (length, count) in lengths.enumerated() {
                symbols[Int(DeflateWriter.lengthSymbols[length].symbol)] += count
            }
            return symbols
        }
    }

    /// An empty last block.
    static let end: [UInt8] = [1, 0, 0, 0xFF, 0xFF]

    /// The output of `compress`.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: out.base, count: outCount) }

    func free() {
        out.free()
        tokens.free()
        places.free()
    }

    /// Compresses `count` bytes, `pixelSize` (at most 8) of which are a pixel; the result is in `bytes`.
    mutating func compress(_ input: UnsafePointer<UInt8>, count: Int, pixelSize: Int) {
        // A byte costs at most 15 bits, a block's codes less than 400 bytes.
        out.reserve(2 * count + (count / Self.tokensPerBlock + 2) * 400)
        outCount = 0
        places.base.initialize(repeating: 0, count: 1 << Self.hashBits)
        var position = 0
        while position < count {
            position = fillBlock(input, from: position, to: count, pixelSize: pixelSize)
            writeBlock()
        }
        // A stored block without content.
        put(0, 3)
        put(0, (8 - (rest.count & 7)) & 7)
        put(0xFFFF_0000, 32)
    }

    // MARK: Matches

    /// Makes tokens until a block is full or the input ends, and counts their symbols; returns the position that it has
    /// reached.
    private mutating func fillBlock(
        _ input: UnsafePointer<UInt8>, from start: Int, to count: Int, pixelSize: Int
    ) -> Int {
        let (tokens, places) = (tokens.base, places.base)
        var tokenCount = 0
        var position = start
        // Here a pixel's bytes lie behind, and eight bytes can be read at once.
        let searched = pixelSize..<max(pixelSize, count - 7)
        counts.clear()
        counts.withPointers { literals, lengths, distances in
            while position < count, tokenCount < Self.tokensPerBlock {
                if searched.contains(position) {
                    let next = Self.word(input + position)
                    var distance = 0
                    if next == Self.word(input + position - 1) {
                        distance = 1
                    } else if next == Self.word(input + position - pixelSize) {
                        distance = pixelSize
                    } else if !Self.hasZeroByte(next) {
                        let place = places + Int((next &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
                        let known = Int(place.pointee) - 1
                        place.pointee = UInt32(position + 1)
                        if known >= 0, position - known <= Self.window,
                            Self.isFarMatch(input + known, input + position)
                        {
                            distance = position - known
                        }
                    }
                    if distance > 0 {
                        let limit = Int32(min(Self.longestMatch, count - position))
                        let length = Int(
                            roost_common_length(input + position - distance, input + position, limit))
                        tokens[tokenCount] = Self.isMatch | Token(length - 3) << 16 | Token(distance - 1)
                        lengths[length - 3] &+= 1
                        distances[Self.distanceSymbol(distance - 1).symbol] &+= 1
                        tokenCount += 1
                        position += length
                        continue
                    }
                }
                let literal = input[position]
                tokens[tokenCount] = Token(literal)
                literals[Int(literal)] &+= 1
                tokenCount += 1
                position += 1
            }
        }
        self.tokenCount = tokenCount
        return position
    }

    @inline(__always)
    private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    }

    /// Whether eight bytes are the same: the shortest match at any distance that is worth its bits.
    @inline(__always)
    private static func isFarMatch(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>) -> Bool {
        UnsafeRawPointer(a).loadUnaligned(as: UInt64.self) == UnsafeRawPointer(b).loadUnaligned(as: UInt64.self)
    }

    @inline(__always)
    private static func hasZeroByte(_ word: UInt32) -> Bool {
        (word &- 0x0101_0101) & ~word & 0x8080_8080 != 0
    }

    // MARK: Symbols

    /// Symbols 257 … 285 with their extra bits, by length - 3.
    private static let lengthSymbols: [(symbol: UInt16, extra: UInt8, base: UInt8)] = {
        let extras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]
        var symbols: [(UInt16, UInt8, UInt8)] = []
        for (i, extra) in extras.enumerated() {
            let base = symbols.count
            for _ in 0..<(1 << extra) where symbols.count < 256 {
                symbols.append((UInt16(257 + i), UInt8(extra), UInt8(base)))
            }
        }
        symbols[255] = (285, 0, 255)
        return symbols
    }()

    /// Symbols 0 … 29: two for every power of two.
    @inline(__always)
    private static func distanceSymbol(_ distance: Int) -> (symbol: Int, extra: Int, base: Int) {
        if distance < 4 { return (distance, 0, distance) }
        let log = 63 - distance.leadingZeroBitCount
        let extra = log - 1
        let symbol = 2 * log + (distance >> extra & 1)
        return (symbol, extra, (2 + (symbol & 1)) << extra)
    }

    // MARK: Blocks

    private mutating func writeBlock() {
        let literalCode = HuffmanCode(counts.symbols, limit: 15)
        let distanceCode = HuffmanCode(counts.distances, limit: 15)
        putHeader(literalCode, distanceCode)
        let literalBits = literalCode.codes.prefix(256).map { Bits(value: UInt64($0.bits), count: UInt64($0.length)) }
        let distanceBits = distanceCode.codes.map { Bits(value: UInt64($0.bits), count: UInt64($0.length)) }
        let lengthBits = Self.lengthSymbols.enumerated().map { length, entry in
            let code = literalCode.codes[Int(entry.symbol)]
            let extra = UInt64(length - Int(entry.base))
            return Bits(
                value: UInt64(code.bits) | extra << UInt64(code.length),
                count: UInt64(code.length) + UInt64(entry.extra))
        }
        putTokens(literalBits, lengthBits, distanceBits)
        put(UInt64(literalCode.codes[256].bits), literalCode.codes[256].length)
    }

    private mutating func putTokens(_ literals: [Bits], _ lengths: [Bits], _ distances: [Bits]) {
        let (tokens, tokenCount) = (tokens.base, tokenCount)
        let start = UnsafeMutableRawPointer(out.base)
        var (outCount, bits, bitCount) = (outCount, rest.value, rest.count)
        literals.withUnsafeBufferPointer { literals in
            lengths.withUnsafeBufferPointer { lengths in
                distances.withUnsafeBufferPointer { distances in
                    var i = 0
                    while i < tokenCount {
                        let token = tokens[i]
                        i &+= 1
                        if token & Self.isMatch == 0 {
                            let literal = literals[Int(token)]
                            bits |= literal.value &<< bitCount
                            bitCount &+= literal.count
                            // Two literals fit before the whole bytes leave.
                            if i < tokenCount, tokens[i] & Self.isMatch == 0 {
                                let literal = literals[Int(tokens[i])]
                                i &+= 1
                                bits |= literal.value &<< bitCount
                                bitCount &+= literal.count
                            }
                        } else {
                            let length = lengths[Int(token >> 16 & 255)]
                            bits |= length.value &<< bitCount
                            bitCount &+= length.count
                            let distance = Int(token & 0x7FFF)
                            let (symbol, extra, base) = Self.distanceSymbol(distance)
                            let code = distances[symbol]
                            bits |= (code.value | UInt64(distance &- base) &<< code.count) &<< bitCount
                            bitCount &+= code.count &+ UInt64(extra)
                        }
                        // At most 7 + 20 + 28 bits are pending: eight bytes hold them, and the whole bytes are final.
                        start.storeBytes(of: bits, toByteOffset: outCount, as: UInt64.self)
                        outCount &+= Int(bitCount &>> 3)
                        bits = bits &>> (bitCount & ~7)
                        bitCount &= 7
                    }
                }
            }
        }
        self.outCount = outCount
        rest = Bits(value: bits, count: bitCount)
    }

    /// A block with codes of its own: the lengths of both codes, run-length coded, in a third code.
    private mutating func putHeader(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
        let literalCount = max(257, (literalCode.codes.lastIndex { $0.length > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distanceCode.codes.lastIndex { $0.length > 0 } ?? 0) + 1)
        let lengths =
            literalCode.codes.prefix(literalCount).map(\.length)
            + distanceCode.codes.prefix(distanceCount).map(\.length)
        var runs: [(symbol: Int, value: Int, extra: Int)] = []
        var i = 0
        while i < lengths.count {
            var run = 1
            while i + run < lengths.count, lengths[i + run] == lengths[i] { run += 1 }
            if lengths[i] == 0, run >= 3 {
                run = min(run, 138)
                runs.append(run < 11 ? (17, run - 3, 3) : (18, run - 11, 7))
            } else if i > 0, lengths[i - 1] == lengths[i], run >= 3 {
                run = min(run, 6)
                runs.append((16, run - 3, 2))
            } else {
                run = 1
                runs.append((lengths[i], 0, 0))
            }
            i += run
        }
        var frequencies = [Int](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = HuffmanCode(frequencies, limit: 7)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        let shown = max(4, (order.lastIndex { code.codes[$0].length > 0 } ?? 0) + 1)
        put(0b100, 3)
        put(UInt64(literalCount - 257), 5)
        put(UInt64(distanceCount - 1), 5)
        put(UInt64(shown - 4), 4)
        for symbol in order.prefix(shown) { put(UInt64(code.codes[symbol].length), 3) }
        for run in runs {
            put(UInt64(code.codes[run.symbol].bits), code.codes[run.symbol].length)
            put(UInt64(run.value), run.extra)
        }
    }

    private mutating func put(_ value: UInt64, _ count: Int) { put(value, UInt64(count)) }

    private mutating func put(_ value: UInt64, _ count: UInt64) {
        rest.value |= value << rest.count
        rest.count += count
        while rest.count >= 8 {
            out.base[outCount] = UInt8(truncatingIfNeeded: rest.value)
            outCount += 1
            rest.value >>= 8
            rest.count -= 8
        }
    }
}

/// A Huffman code for symbols of given frequencies, its bits in the order in which deflate writes them.
struct HuffmanCode {
    struct Code {
        var bits: UInt32 = 0
        /// 0 for a symbol that does not occur.
        var length = 0
    }

    private(set) var codes: [Code]

    init(_ frequencies: [Int], limit: Int) {
        codes = Array(repeating: Code(), count: frequencies.count)
        var used = frequencies.indices.filter { frequencies[$0] > 0 }
        // Decoders want complete codes: one symbol alone gets a companion.
        if used.count == 1 { used.append(used[0] == 0 ? 1 : 0) }
        guard used.count > 1 else { return }
        // By frequency, then by symbol, as one number that sorts quickly.
        used = used.map { frequencies[$0] << 16 | $0 }.sorted().map { $0 & 0xFFFF }
        let counts = Self.lengthCounts(used.map { frequencies[$0] }, limit: limit)
        // The rarest symbols get the longest codes.
        var next = 0
        for length in stride(from: limit, to: 0, by: -1) {
            for _ in 0..<counts[length] {
                codes[used[next]].length = length
                next += 1
            }
        }
        // Codes of one length follow each other by symbol, after those that are shorter.
        var nextCodes = [UInt32](repeating: 0, count: limit + 1)
        for length in 1..<limit { nextCodes[length + 1] = (nextCodes[length] + UInt32(counts[length])) << 1 }
        for symbol in codes.indices where codes[symbol].length > 0 {
            let length = codes[symbol].length
            codes[symbol].bits = Self.reversed(nextCodes[length], length)
            nextCodes[length] += 1
        }
    }

    private static func reversed(_ bits: UInt32, _ count: Int) -> UInt32 {
        var bits = bits << UInt32(16 - count)
        bits = (bits & 0x5555) << 1 | (bits >> 1) & 0x5555
        bits = (bits & 0x3333) << 2 | (bits >> 2) & 0x3333
        bits = (bits & 0x0F0F) << 4 | (bits >> 4) & 0x0F0F
        return (bits & 0x00FF) << 8 | bits >> 8
    }

    /// How many codes of each length there are, for frequencies in rising order.
    private static func lengthCounts(_ frequencies: [Int], limit: Int) -> [Int] {
        let count = frequencies.count
        // Leaves, then inner nodes in the order of their making, which is that of their weights.
        var weights = frequencies
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, node) = (0, count)
        func takeLightest() -> Int {
            if leaf < count, node >= weights.count || weights[leaf] <= weights[node] {
                leaf += 1
                return leaf - 1
            }
            node += 1
            return node - 1
        }
        while weights.count < 2 * count - 1 {
            let (a, b) = (takeLightest(), takeLightest())
            parents[a] = weights.count
            parents[b] = weights.count
            weights.append(weights[a] + weights[b])
        }
        var depths = [Int](repeating: 0, count: 2 * count - 1)
        var counts = [Int](repeating: 0, count: limit + 1)
        for i in stride(from: 2 * count - 3, through: 0, by: -1) {
            depths[i] = depths[parents[i]] + 1
            if i < count { counts[min(depths[i], limit)] += 1 }
        }
        // The codes that were too long now claim too much: lengthen others until all fit again.
        var claimed = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
        while claimed > 1 << limit {
            var length = limit - 1
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            counts[length + 1] += 2
            counts[limit] -= 1
            claimed -= 1
        }
        return counts
    }
}
