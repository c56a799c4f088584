import CoreGraphics
import Foundation

/// Reads the numbers, words and separators of an attribute's value.
struct SVGNumbers {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool {
        mutating get {
            skipSeparators()
            return index >= bytes.count
        }
    }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipSeparators() {
        while let byte = next, byte == 32 || (9...13).contains(byte) || byte == UInt8(ascii: ",") { index += 1 }
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        skipSeparators()
        guard next == byte else { return false }
        index += 1
        return true
    }

    mutating func advance() { index += 1 }

    /// The next number; nil, and nothing read, if there is none. Signs, points and exponents end a number before them:
    /// `1-2.5.5` are three.
    mutating func number() -> Double? {
        skipSeparators()
        let start = index
        var end = index
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        if byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") { end += 1 }
        let digits = end
        while isDigit(byte(end)) { end += 1 }
        var hasDigits = end > digits
        if byte(end) == UInt8(ascii: ".") {
            let fraction = end + 1
            var last = fraction
            while isDigit(byte(last)) { last += 1 }
            if hasDigits || last > fraction {
                hasDigits = hasDigits || last > fraction
                end = last
            }
        }
        guard hasDigits else { return nil }
        if byte(end) | 32 == UInt8(ascii: "e") {
            var last = end + 1
            if byte(last) == UInt8(ascii: "-") || byte(last) == UInt8(ascii: "+") { last += 1 }
            if isDigit(byte(last)) {
                while isDigit(byte(last)) { last += 1 }
                end = last
            }
        }
        guard end - start <= 64, let value = Double(Self.text(bytes[start..<end])), value.isFinite else {
            index = end
            return 0
        }
        index = end
        // Larger numbers only make later sums overflow.
        return min(max(value, -1e9), 1e9)
    }

    /// `Double` refuses a leading plus and a trailing point in some forms.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("+") { text.removeFirst() }
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
        if text.hasSuffix(".") { text += "0" }
        return text.replacingOccurrences(of: ".e", with: ".0e").replacingOccurrences(of: ".E", with: ".0e")
    }

    /// A flag of an arc: one digit, after which no separator is needed.
    mutating func flag() -> Bool? {
        skipSeparators()
        switch next {
        case UInt8(ascii: "0"): index += 1; return false
        case UInt8(ascii: "1"): index += 1; return true
        default: return nil
        }
    }

    /// All numbers up to something else.
    mutating func numbers(limit: Int = 100_000) -> [Double] {
        var numbers: [Double] = []
        while numbers.count < limit, let value = number() { numbers.append(value) }
        return numbers
    }

    /// The next letters.
    mutating func word() -> String {
        skipSeparators()
        let start = index
        while let byte = next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) || byte == UInt8(ascii: "-")
        {
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }
}

/// A length: a number with a unit, or a part of the surroundings' length.
struct SVGLength {
    private var value: Double
    private var isPercentage: Bool

    init?(_ text: String?) {
        guard let text else { return nil }
        var scanner = SVGNumbers(text)
        guard let number = scanner.number() else { return nil }
        let unit = scanner.next == UInt8(ascii: "%") ? "%" : scanner.word().lowercased()
        isPercentage = unit == "%"
        value = number * (Self.points[unit] ?? 1)
    }

    /// CSS's units. A pixel is a point here, and letters have 16.
    private static let points: [String: Double] = [
        "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "em": 16, "rem": 16, "ex": 8,
    ]

    /// The length in user units, where a percentage is of `whole`.
    func resolved(of whole: CGFloat) -> CGFloat { isPercentage ? value / 100 * whole : value }

    /// The length if it does not depend on its surroundings.
    var absolute: CGFloat? { isPercentage ? nil : value }
}

extension CGAffineTransform {
    /// The transforms of a `transform` attribute, the last applied first; nil for a text that is none.
    init?(svg text: String) {
        var scanner = SVGNumbers(text)
        var result = CGAffineTransform.identity
        var count = 0
        while !scanner.isAtEnd {
            let name = scanner.word()
            guard !name.isEmpty, scanner.skip(UInt8(ascii: "(")), count < 100 else { return nil }
            let numbers = scanner.numbers(limit: 6)
            guard scanner.skip(UInt8(ascii: ")")), let step = Self.step(name, numbers) else { return nil }
            result = step.concatenating(result)
            count += 1
        }
        guard result.isFinite else { return nil }
        self = result
    }

    private static func step(_ name: String, _ numbers: [Double]) -> CGAffineTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            return CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1), ("translate", 2):
            return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
        case ("scale", 1), ("scale", 2):
            return CGAffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
        case ("rotate", 1): return CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
        case ("rotate", 3):
            return CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
                .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
        case ("skewX", 1):
            return CGAffineTransform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1):
            return CGAffineTransform(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
