import Foundation

/// A function of a PDF file, for the colours of gradients and of spot inks.
indirect enum PDFFunction {
    case sampled(Sampled)
    case exponential(from: [Double], to: [Double], exponent: Double, domain: ClosedRange<Double>)
    case stitching([PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
    case calculator(PDFCalculator)
    /// One function for each output.
    case several([PDFFunction])

    struct Sampled {
        var domains: [ClosedRange<Double>]
        var ranges: [ClosedRange<Double>]
        var sizes: [Int]
        var encode: [Double]
        var decode: [Double]
        /// Between 0 and 1, the outputs of a point next to each other.
        var samples: [Float]
    }

    /// Nil for a function that is damaged.
    init?(_ value: PDFValue, _ source: PDFSource, depth: Int = 0) {
        guard depth < 8 else { return nil }
        let value = source.resolve(value)
        if let array = value.array {
            let parts = array.prefix(32).compactMap { PDFFunction($0, source, depth: depth + 1) }
            guard parts.count == array.count, !parts.isEmpty else { return nil }
            self = .several(parts)
            return
        }
        guard let dictionary = value.dictionary else { return nil }
        func numbers(_ key: String) -> [Double]? {
            source.resolve(dictionary[key]).array?.prefix(4096).compactMap { source.resolve($0).number }
        }
        let domains = Self.ranges(numbers("Domain") ?? [0, 1])
        guard let domain = domains.first else { return nil }
        switch source.resolve(dictionary["FunctionType"]).integer {
        case 0:
            guard let stream = value.stream,
                let sampled = Sampled(
                    stream, domains: domains, ranges: Self.ranges(numbers("Range") ?? []),
                    sizes: (numbers("Size") ?? []).map { Int($0) }, encode: numbers("Encode"),
                    decode: numbers("Decode"), bits: source.resolve(dictionary["BitsPerSample"]).integer ?? 0, source)
            else { return nil }
            self = .sampled(sampled)
        case 2:
            let (from, to) = (numbers("C0") ?? [0], numbers("C1") ?? [1])
            guard from.count == to.count, !from.isEmpty else { return nil }
            self = .exponential(
                from: from, to: to, exponent: source.resolve(dictionary["N"]).number ?? 1, domain: domain)
        case 3:
            let list = source.resolve(dictionary["Functions"]).array ?? []
            let parts = list.prefix(256).compactMap { PDFFunction($0, source, depth: depth + 1) }
            let (bounds, encode) = (numbers("Bounds") ?? [], numbers("Encode") ?? [])
            guard !parts.isEmpty, parts.count == list.count, bounds.count == parts.count - 1,
                encode.count >= 2 * parts.count
            else { return nil }
            self = .stitching(parts, bounds: bounds, encode: encode, domain: domain)
        case 4:
            guard let stream = value.stream, let program = source.content(of: stream),
                let calculator = PDFCalculator(program, domains: domains, ranges: Self.ranges(numbers("Range") ?? []))
            else { return nil }
            self = .calculator(calculator)
        default: return nil
        }
    }

    private static func ranges(_ numbers: [Double]) -> [ClosedRange<Double>] {
        stride(from: 0, to: numbers.count - 1, by: 2).map {
            min(numbers[$0], numbers[$0 + 1])...max(numbers[$0], numbers[$0 + 1])
        }
    }

    func callAsFunction(_ input: [Double]) -> [Double] {
        guard let first = input.first, first.isFinite else { return [] }
        switch self {
        case .several(let parts): return parts.flatMap { $0(input).prefix(1) }
        case .sampled(let sampled): return sampled.value(at: input)
        case .calculator(let calculator): return calculator(input)
        case .exponential(let from, let to, let exponent, let domain):
            let x = min(max(first, domain.lowerBound), domain.upperBound)
            let part = exponent == 1 ? x : pow(x, exponent)
            return zip(from, to).map { $0 + (part.isFinite ? part : 0) * ($1 - $0) }
        case .stitching(let parts, let bounds, let encode, let domain):
            let x = min(max(first, domain.lowerBound), domain.upperBound)
            let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
            let low = index == 0 ? domain.lowerBound : bounds[index - 1]
            let high = index == bounds.count ? domain.upperBound : bounds[index]
            let share = high > low ? (x - low) / (high - low) : 0
            return parts[index]([encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index])])
        }
    }

    /// The places between which a gradient's colours change evenly, from 0 to 1.
    var places: [Double] {
        switch self {
        case .exponential(_, _, 1, let domain): return [domain.lowerBound, domain.upperBound]
        case .stitching(let parts, let bounds, _, let domain)
        where parts.allSatisfy({ if case .exponential(_, _, 1, _) = $0 { true } else { false } }):
            // Both sides of each bound.
            return [domain.lowerBound] + bounds.flatMap { [$0.nextDown, $0] } + [domain.upperBound]
        default: return (0...64).map { Double($0) / 64 }
        }
    }
}

extension PDFFunction.Sampled {
    init?(
        _ stream: PDFStream, domains: [ClosedRange<Double>], ranges: [ClosedRange<Double>], sizes: [Int],
        encode: [Double]?, decode: [Double]?, bits: Int, _ source: PDFSource
    ) {
        guard sizes.count == domains.count, (1...4).contains(sizes.count), (1...32).contains(ranges.count),
            sizes.allSatisfy({ (1...65_536).contains($0) }), [1, 2, 4, 8, 16, 32].contains(bits)
        else { return nil }
        let points = sizes.reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
        guard (1...1_000_000).contains(points), let content = source.content(of: stream),
            content.count * 8 >= points * ranges.count * bits
        else { return nil }
        self.domains = domains
        self.ranges = ranges
        self.sizes = sizes
        self.encode = encode ?? sizes.flatMap { [0, Double($0 - 1)] }
        self.decode = decode ?? ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        guard self.encode.count >= 2 * sizes.count, self.decode.count >= 2 * ranges.count else { return nil }
        samples = PDFBits.values(in: content, bits: bits, count: points * ranges.count).map {
            Float(Double($0) / Double(UInt64(1) << UInt64(bits) - 1))
        }
    }

    /// Linear along the first input, the nearest sample along others.
    fileprivate func value(at input: [Double]) -> [Double] {
        guard input.count >= sizes.count else { return [] }
        var (low, high, share, stride) = (0, 0, 0.0, 1)
        for axis in sizes.indices {
            let domain = domains[axis]
            let x = min(max(input[axis], domain.lowerBound), domain.upperBound)
            let width = domain.upperBound - domain.lowerBound
            let part = width > 0 ? (x - domain.lowerBound) / width : 0
            let place = encode[2 * axis] + part * (encode[2 * axis + 1] - encode[2 * axis])
            let limited = min(max(place.isFinite ? place : 0, 0), Double(sizes[axis] - 1))
            if axis == 0 {
                let floor = Int(limited)
                share = limited - Double(floor)
                (low, high) = (floor, min(floor + 1, sizes[0] - 1))
            } else {
                let nearest = Int(limited.rounded()) * stride
                (low, high) = (low + nearest, high + nearest)
            }
            stride *= sizes[axis]
        }
        return ranges.indices.map { index in
            let (a, b) = (Double(samples[low * ranges.count + index]), Double(samples[high * ranges.count + index]))
            let value = a + (b - a) * share
            return decode[2 * index] + value * (decode[2 * index + 1] - decode[2 * index])
        }
    }
}

/// Numbers of a few bits each.
enum PDFBits {
    static func values(in bytes: [UInt8], bits: Int, count: Int) -> [UInt32] {
        var result: [UInt32] = []
        result.reserveCapacity(count)
        var (buffer, filled, index): (UInt64, Int, Int) = (0, 0, 0)
        while result.count < count {
            while filled < bits {
                buffer = buffer << 8 | UInt64(index < bytes.count ? bytes[index] : 0)
                index += 1
                filled += 8
            }
            filled -= bits
            result.append(UInt32(truncatingIfNeeded: buffer >> UInt64(filled) & (UInt64(1) << UInt64(bits) - 1)))
        }
        return result
    }
}
