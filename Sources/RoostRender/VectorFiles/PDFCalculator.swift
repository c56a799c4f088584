import Foundation

/// A function of a PDF file that is written in PostScript: a calculator with a stack, without loops. Design programs write
/// the colours of gradients so.
struct PDFCalculator {
    private indirect enum Step {
        case number(Double)
        case word(Word)
        case branch([Step], otherwise: [Step]?)
    }

    private enum Word: String {
        case abs, add, atan, ceiling, cos, cvi, cvr, div, exp, floor, idiv, ln, log, mod, mul, neg, round, sin, sqrt,
            sub
        case truncate, and, bitshift, eq, ge, gt, le, lt, ne, not, or, xor
        case isTrue = "true"
        case isFalse = "false"
        case copy, dup, exch, index, pop, roll
    }

    private let steps: [Step]
    private let domains: [ClosedRange<Double>]
    private let ranges: [ClosedRange<Double>]

    private static let longest = 4096
    private static let deepest = 16
    /// The most numbers on the stack.
    private static let highest = 100

    /// Nil for a program that is damaged, or too long.
    init?(_ program: [UInt8], domains: [ClosedRange<Double>], ranges: [ClosedRange<Double>]) {
        guard !ranges.isEmpty, ranges.count <= 32, program.count <= 1 << 16 else { return nil }
        var words: [Substring] = []
        for line in String(decoding: program, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let code = line.prefix { $0 != "%" }
            for part in code.split(whereSeparator: \.isWhitespace) {
                var rest = part
                while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
                    if brace > rest.startIndex { words.append(rest[..<brace]) }
                    words.append(rest[brace...brace])
                    rest = rest[rest.index(after: brace)...]
                }
                if !rest.isEmpty { words.append(rest) }
            }
        }
        guard words.count <= Self.longest, words.first == "{" else { return nil }
        var index = 1
        guard let steps = Self.block(words, &index, depth: 0), index == words.count else { return nil }
        self.steps = steps
        self.domains = domains
        self.ranges = ranges
    }

    /// The steps up to the closing brace.
    private static func block(_ words: [Substring], _ index: inout Int, depth: Int) -> [Step]? {
        guard depth < deepest else { return nil }
        var steps: [Step] = []
        var blocks: [[Step]] = []
        while index < words.count {
            let word = words[index]
            index += 1
            switch word {
            case "}": return blocks.isEmpty ? steps : nil
            case "{":
                guard blocks.count < 2, let block = block(words, &index, depth: depth + 1) else { return nil }
                blocks.append(block)
            case "if":
                guard blocks.count == 1 else { return nil }
                steps.append(.branch(blocks[0], otherwise: nil))
                blocks = []
            case "ifelse":
                guard blocks.count == 2 else { return nil }
                steps.append(.branch(blocks[0], otherwise: blocks[1]))
                blocks = []
            default:
                guard blocks.isEmpty else { return nil }
                if let number = Double(word) {
                    steps.append(.number(number))
                } else if let known = Word(rawValue: String(word)) {
                    steps.append(.word(known))
                } else {
                    return nil
                }
            }
        }
        return nil
    }

    /// The outputs; none if the program fails.
    func callAsFunction(_ input: [Double]) -> [Double] {
        var stack = zip(input, domains).map { min(max($0, $1.lowerBound), $1.upperBound) }
        guard stack.count == domains.count, Self.run(steps, &stack), stack.count >= ranges.count else { return [] }
        return zip(stack.suffix(ranges.count), ranges).map { value, range in
            min(max(value.isFinite ? value : 0, range.lowerBound), range.upperBound)
        }
    }

    /// - Returns: Whether the stack had the numbers that the steps take.
    private static func run(_ steps: [Step], _ stack: inout [Double]) -> Bool {
        for step in steps {
            switch step {
            case .number(let number): stack.append(number)
            case .word(let word): guard run(word, &stack) else { return false }
            case .branch(let block, let otherwise):
                guard let condition = stack.popLast() else { return false }
                if condition != 0 {
                    guard run(block, &stack) else { return false }
                } else if let otherwise {
                    guard run(otherwise, &stack) else { return false }
                }
            }
            guard stack.count <= highest else { return false }
        }
        return true
    }

    private static func run(_ word: Word, _ stack: inout [Double]) -> Bool {
        switch word {
        case .isTrue, .isFalse: stack.append(word == .isTrue ? 1 : 0)
        case .dup, .exch, .pop, .copy, .index, .roll: return rearrange(word, &stack)
        case .abs, .ceiling, .cos, .cvi, .cvr, .floor, .ln, .log, .neg, .round, .sin, .sqrt, .truncate, .not:
            guard let x = stack.popLast() else { return false }
            stack.append(value(word, x))
        default:
            guard stack.count >= 2 else { return false }
            let y = stack.removeLast()
            stack.append(value(word, stack.removeLast(), y))
        }
        return true
    }

    private static func value(_ word: Word, _ x: Double) -> Double {
        switch word {
        case .abs: Swift.abs(x)
        case .ceiling: x.rounded(.up)
        case .cos: Foundation.cos(x * .pi / 180)
        case .cvi, .truncate: x.rounded(.towardZero)
        case .floor: x.rounded(.down)
        case .ln: Foundation.log(x)
        case .log: log10(x)
        case .neg: -x
        case .not: x == 0 ? 1 : 0
        case .round: (x + 0.5).rounded(.down)
        case .sin: Foundation.sin(x * .pi / 180)
        case .sqrt: x.squareRoot()
        default: x
        }
    }

    private static func value(_ word: Word, _ x: Double, _ y: Double) -> Double {
        switch word {
        case .add: x + y
        case .and: Double(bits(x) & bits(y))
        case .atan: (atan2(x, y) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
        case .bitshift: y >= 0 ? Double(bits(x) << bits(y)) : Double(bits(x) >> bits(-y))
        case .div: y == 0 ? 0 : x / y
        case .eq: x == y ? 1 : 0
        case .exp: pow(x, y)
        case .ge: x >= y ? 1 : 0
        case .gt: x > y ? 1 : 0
        case .idiv: y == 0 ? 0 : (x / y).rounded(.towardZero)
        case .le: x <= y ? 1 : 0
        case .lt: x < y ? 1 : 0
        case .mod: y == 0 ? 0 : x.truncatingRemainder(dividingBy: y)
        case .mul: x * y
        case .ne: x != y ? 1 : 0
        case .or: Double(bits(x) | bits(y))
        case .sub: x - y
        case .xor: Double(bits(x) ^ bits(y))
        default: x
        }
    }

    private static func bits(_ x: Double) -> Int32 { Int32(exactly: x.rounded(.towardZero)) ?? 0 }

    private static func rearrange(_ word: Word, _ stack: inout [Double]) -> Bool {
        guard let top = stack.last else { return false }
        switch word {
        case .dup: stack.append(top)
        case .pop: stack.removeLast()
        case .exch:
            guard stack.count >= 2 else { return false }
            stack.swapAt(stack.count - 2, stack.count - 1)
        case .copy:
            stack.removeLast()
            guard let count = Int(exactly: top), (0...stack.count).contains(count) else { return false }
            stack += stack.suffix(count)
        case .index:
            stack.removeLast()
            guard let place = Int(exactly: top), (0..<stack.count).contains(place) else { return false }
            stack.append(stack[stack.count - 1 - place])
        default:
            stack.removeLast()
            guard let steps = Int(exactly: top), let amount = stack.popLast(), let count = Int(exactly: amount),
                (0...stack.count).contains(count)
            else { return false }
            guard count > 1 else { return true }
            let part = Array(stack.suffix(count))
            let shift = ((steps % count) + count) % count
            stack.replaceSubrange((stack.count - count)..., with: part.suffix(shift) + part.dropLast(shift))
        }
        return true
    }
}
