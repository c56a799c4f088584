import Foundation

/// An object of a PDF file, or an operator of its content.
indirect enum PDFValue {
    case null
    case bool(Bool)
    case number(Double)
    case string([UInt8])
    case name(String)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    case stream(PDFStream)
    /// An object by its number.
    case reference(Int)
    case word(String)

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var integer: Int? { number.flatMap { abs($0) < 1e15 ? Int($0) : nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
    /// A dictionary, also a stream's.
    var dictionary: [String: PDFValue]? {
        switch self {
        case .dictionary(let value): value
        case .stream(let stream): stream.dictionary
        default: nil
        }
    }
    var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }
}

/// A stream's dictionary and its bytes as they are in the file.
struct PDFStream {
    var dictionary: [String: PDFValue]
    var bytes: ArraySlice<UInt8>
}

/// Reads objects and operators from bytes.
struct PDFScanner {
    let bytes: ArraySlice<UInt8>
    var index: Int
    private static let maximumDepth = 32

    init(_ bytes: ArraySlice<UInt8>, at index: Int? = nil) {
        self.bytes = bytes
        self.index = min(max(index ?? bytes.startIndex, bytes.startIndex), bytes.endIndex)
    }

    private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    mutating func skipSpace() {
        while let byte = next {
            if byte == UInt8(ascii: "%") {
                while let byte = next, byte != 10, byte != 13 { index += 1 }
            } else if Self.isSpace(byte) {
                index += 1
            } else {
                return
            }
        }
    }

    /// Skips a word if it comes next.
    mutating func skip(_ word: StaticString) -> Bool {
        skipSpace()
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.endIndex else { return false }
        for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
        index += count
        return true
    }

    /// The next value; nil at the end. Two numbers and an `R` are a reference.
    mutating func value(depth: Int = 0) -> PDFValue? {
        skipSpace()
        guard let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "("): return .string(string())
        case UInt8(ascii: "["):
            index += 1
            guard depth < Self.maximumDepth else { return .null }
            return .array(values(until: UInt8(ascii: "]"), depth))
        case UInt8(ascii: "<"):
            index += 1
            if next == UInt8(ascii: "<") {
                index += 1
                guard depth < Self.maximumDepth else { return .null }
                return dictionary(depth)
            }
            return .string(hexadecimal())
        case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            index += 1
            return .word(String(UnicodeScalar(byte)))
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return numberOrReference()
        default:
            let start = index
            while let byte = next, !Self.isSpace(byte), !Self.isDelimiter(byte) { index += 1 }
            if index == start { index += 1 }
            switch String(decoding: bytes[start..<index], as: UTF8.self) {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "null": return .null
            case let word: return .word(word)
            }
        }
    }

    private mutating func values(until end: UInt8, _ depth: Int) -> [PDFValue] {
        var values: [PDFValue] = []
        while values.count < 1_000_000 {
            skipSpace()
            guard let byte = next else { break }
            if byte == end {
                index += 1
                break
            }
            guard let value = value(depth: depth + 1) else { break }
            values.append(value)
        }
        return values
    }

    private mutating func dictionary(_ depth: Int) -> PDFValue {
        var result: [String: PDFValue] = [:]
        while true {
            skipSpace()
            guard let byte = next else { break }
            if byte == UInt8(ascii: ">") {
                index = min(index + 2, bytes.endIndex)
                break
            }
            guard let key = value(depth: depth + 1) else { break }
            guard case .name(let name) = key else { continue }
            guard let value = value(depth: depth + 1) else { break }
            result[name] = value
        }
        return .dictionary(result)
    }

    private mutating func plainNumber() -> Double? {
        let start = index
        while let byte = next, !Self.isSpace(byte), !Self.isDelimiter(byte) { index += 1 }
        guard index - start <= 64 else { return nil }
        var text = String(decoding: bytes[start..<index], as: UTF8.self)
        if let whole = Int(text) { return Double(whole) }
        if text.hasPrefix("+") { text.removeFirst() }
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
        if text.hasSuffix(".") { text += "0" }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private mutating func numberOrReference() -> PDFValue {
        guard let number = plainNumber() else { return .number(0) }
        // A reference: 12 0 R.
        guard number >= 0, number == number.rounded(), number < 1e9 else { return .number(number) }
        let after = index
        skipSpace()
        if let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), plainNumber() != nil {
            skipSpace()
            if next == UInt8(ascii: "R"),
                index + 1 == bytes.endIndex || Self.isSpace(bytes[index + 1]) || Self.isDelimiter(bytes[index + 1])
            {
                index += 1
                return .reference(Int(number))
            }
        }
        index = after
        return .number(number)
    }

    private mutating func name() -> String {
        index += 1
        var name: [UInt8] = []
        while let byte = next, !Self.isSpace(byte), !Self.isDelimiter(byte) {
            index += 1
            if byte == UInt8(ascii: "#"), index + 1 < bytes.endIndex, let high = Self.digit(bytes[index]),
                let low = Self.digit(bytes[index + 1])
            {
                name.append(high << 4 | low)
                index += 2
            } else {
                name.append(byte)
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 48
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 87
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 55
        default: nil
        }
    }

    private mutating func hexadecimal() -> [UInt8] {
        var result: [UInt8] = []
        var high: UInt8?
        while let byte = next {
            index += 1
            if byte == UInt8(ascii: ">") { break }
            guard let digit = Self.digit(byte) else { continue }
            if let known = high {
                result.append(known << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        if let high { result.append(high << 4) }
        return result
    }

    private mutating func string() -> [UInt8] {
        index += 1
        var depth = 1
        var result: [UInt8] = []
        while let byte = next {
            index += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return result }
            case UInt8(ascii: "\\"):
                guard let escaped = next else { return result }
                index += 1
                switch escaped {
                case UInt8(ascii: "n"): result.append(10)
                case UInt8(ascii: "r"): result.append(13)
                case UInt8(ascii: "t"): result.append(9)
                case UInt8(ascii: "0")...UInt8(ascii: "7"):
                    var code = Int(escaped) - 48
                    for _ in 0..<2 {
                        guard let digit = next, (48...55).contains(digit) else { break }
                        code = code * 8 + Int(digit) - 48
                        index += 1
                    }
                    result.append(UInt8(truncatingIfNeeded: code))
                case 10, 13: break
                default: result.append(escaped)
                }
                continue
            default: break
            }
            result.append(byte)
        }
        return result
    }
}
