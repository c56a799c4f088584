/// Writes a stretch of bytes as deflate blocks that can be joined with those of other stretches.
///
/// 1. Matches are looked for at the last two places where the same four bytes stood; a match is put off by one byte where
///    the next one is longer.
/// 2. Every block of tokens gets Huffman codes made for it.
/// 3. An empty stored block at the end brings the stream to a whole byte.
struct DeflateWriter {
    private static let tokensPerBlock = 1 << 16
    private static let window = 32768
    private static let hashBits = 15

    private var tokens = ScratchBuffer<UInt32>(capacity: tokensPerBlock + 2)
    private var tokenCount = 0
    /// The last and the last but one place of a hash, plus 1.
    private var places = ScratchBuffer<SIMD2<UInt32>>(capacity: 1 << hashBits)
    private var literals = [Int](repeating: 0, count: 286)
    private var distances = [Int](repeating: 0, count: 30)
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var out = ScratchBuffer<UInt8>()
    private var outCount = 0

    /// An empty last block.
    static let end: [UInt8] = [1, 0, 0, 0xFF, 0xFF]

    /// What `compress` wrote.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: out.base, count: outCount) }

    func free() {
        out.free()
        tokens.free()
        places.free()
    }

    /// Compresses `count` bytes; the result is in `bytes`.
    mutating func compress(_ input: UnsafePointer<UInt8>, count: Int) {
        // A byte costs at most 15 bits, a block's codes less than 400 bytes.
        out.reserve(2 * count + (count / Self.tokensPerBlock + 2) * 400)
        outCount = 0
        places.base.initialize(repeating: .zero, count: 1 << Self.hashBits)
        var position = 0
        var pending = Match(length: 0, distance: 0)
        while position < count {
            let found = pending.length > 0 ? pending : match(input, position, count)
            pending = Match(length: 0, distance: 0)
            if found.length < 4 {
                addLiteral(input[position])
                position += 1
                continue
            }
            if found.length < 32, position + 1 < count {
                let next = match(input, position + 1, count)
                if next.length > found.length {
                    addLiteral(input[position])
                    position += 1
                    pending = next
                    continue
                }
            }
            addMatch(found)
            // A few places inside of the match, so that the next row finds it.
            let end = position + found.length
            var inside = position + 2
            while inside < min(end, position + 18) {
                remember(input, inside, count)
                inside += 4
            }
            position = end
        }
        flushBlock()
        // A stored block without content.
        put(0, 3)
        put(0, (8 - bitCount & 7) & 7)
        put(0xFFFF_0000, 32)
        drain()
    }

    // MARK: Matches

    private struct Match {
        var length: Int
        var distance: Int
    }

    @inline(__always)
    private func hash(_ input: UnsafePointer<UInt8>, _ position: Int) -> Int {
        let word = UnsafeRawPointer(input + position).loadUnaligned(as: UInt32.self)
        return Int((word &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
    }

    @inline(__always)
    private func remember(_ input: UnsafePointer<UInt8>, _ position: Int, _ count: Int) {
        guard position + 4 <= count else { return }
        let slot = places.base + hash(input, position)
        slot.pointee = SIMD2(UInt32(position + 1), slot.pointee.x)
    }

    @inline(__always)
    private func match(_ input: UnsafePointer<UInt8>, _ position: Int, _ count: Int) -> Match {
        guard position + 8 <= count else { return Match(length: 0, distance: 0) }
        let slot = places.base + hash(input, position)
        let known = slot.pointee
        slot.pointee = SIMD2(UInt32(position + 1), known.x)
        var best = Match(length: 0, distance: 0)
        for i in 0..<2 {
            let candidate = Int(known[i]) - 1
            guard candidate >= 0, candidate < position, position - candidate <= Self.window else { continue }
            let length = commonLength(input + candidate, input + position, limit: min(258, count - position))
            if length > best.length { best = Match(length: length, distance: position - candidate) }
            if length >= 64 { break }
        }
        return best
    }

    @inline(__always)
    private func commonLength(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, limit: Int) -> Int {
        var length = 0
        while length + 8 <= limit {
            let difference =
                UnsafeRawPointer(a + length).loadUnaligned(as: UInt64.self)
                ^ UnsafeRawPointer(b + length).loadUnaligned(as: UInt64.self)
            if difference != 0 { return length + difference.trailingZeroBitCount >> 3 }
            length += 8
        }
        while length < limit && a[length] == b[length] { length += 1 }
        return length
    }

    // MARK: Tokens

    @inline(__always)
    private mutating func addLiteral(_ byte: UInt8) { add(UInt32(byte)) }

    @inline(__always)
    private mutating func addMatch(_ match: Match) {
        add(1 << 31 | UInt32(match.length - 3) << 16 | UInt32(match.distance - 1))
    }

    @inline(__always)
    private mutating func add(_ token: UInt32) {
        tokens.base[tokenCount] = token
        tokenCount += 1
        if tokenCount == Self.tokensPerBlock { flushBlock() }
    }

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

    private mutating func flushBlock() {
        guard tokenCount > 0 else { return }
        for i in literals.indices { literals[i] = 0 }
        for i in distances.indices { distances[i] = 0 }
        literals[256] = 1
        for i in 0..<tokenCount {
            let token = tokens.base[i]
            if token >> 31 == 0 {
                literals[Int(token)] += 1
            } else {
                literals[Int(Self.lengthSymbols[Int(token >> 16 & 255)].symbol)] += 1
                distances[Self.distanceSymbol(Int(token & 0x7FFF)).symbol] += 1
            }
        }
        let literalCode = HuffmanCode(literals, limit: 15)
        let distanceCode = HuffmanCode(distances, limit: 15)
        putHeader(literalCode, distanceCode)
        literalCode.codes.withUnsafeBufferPointer { literalCodes in
            distanceCode.codes.withUnsafeBufferPointer { distanceCodes in
                Self.lengthSymbols.withUnsafeBufferPointer { lengthSymbols in
                    for i in 0..<tokenCount {
                        let token = tokens.base[i]
                        if token >> 31 == 0 {
                            let code = literalCodes[Int(token)]
                            put(UInt64(code.bits), code.length)
                        } else {
                            let length = Int(token >> 16 & 255)
                            let (symbol, extra, base) = lengthSymbols[length]
                            let code = literalCodes[Int(symbol)]
                            put(UInt64(code.bits), code.length)
                            put(UInt64(length - Int(base)), Int(extra))
                            let distance = Int(token & 0x7FFF)
                            let place = Self.distanceSymbol(distance)
                            let distanceCode = distanceCodes[place.symbol]
                            put(UInt64(distanceCode.bits), distanceCode.length)
                            put(UInt64(distance - place.base), place.extra)
                        }
                    }
                }
            }
        }
        put(UInt64(literalCode.codes[256].bits), literalCode.codes[256].length)
        tokenCount = 0
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

    @inline(__always)
    private mutating func put(_ value: UInt64, _ count: Int) {
        bits |= value << UInt64(bitCount)
        bitCount += count
        if bitCount >= 32 {
            UnsafeMutableRawPointer(out.base + outCount)
                .storeBytes(of: UInt32(truncatingIfNeeded: bits), as: UInt32.self)
            outCount += 4
            bits >>= 32
            bitCount -= 32
        }
    }

    private mutating func drain() {
        while bitCount > 0 {
            out.base[outCount] = UInt8(truncatingIfNeeded: bits)
            outCount += 1
            bits >>= 8
            bitCount -= 8
        }
        (bits, bitCount) = (0, 0)
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
        used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
        let counts = Self.lengthCounts(used.map { frequencies[$0] }, limit: limit)
        // The rarest symbols get the longest codes.
        var next = 0
        for length in stride(from: limit, to: 0, by: -1) {
            for _ in 0..<counts[length] {
                codes[used[next]].length = length
                next += 1
            }
        }
        var code: UInt32 = 0
        for length in 1...limit {
            code <<= 1
            guard counts[length] > 0 else { continue }
            for symbol in codes.indices where codes[symbol].length == length {
                var reversed: UInt32 = 0
                for bit in 0..<length { reversed |= (code >> UInt32(bit) & 1) << UInt32(length - 1 - bit) }
                codes[symbol].bits = reversed
                code += 1
            }
        }
    }

    /// How many codes of each length there are, for frequencies in rising order.
    private static func lengthCounts(_ frequencies: [Int], limit: Int) -> [Int] {
        let count = frequencies.count
        // Leaves, then inner nodes in the order in which they are made, which is that of their weights.
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
        // Codes that were too long now claim too much: lengthen others until all fit again.
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
