import CoreGraphics

/// PDF syntax as it grows: numbers written short, names and strings escaped.
struct PDFBuffer {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }
    var isEmpty: Bool { bytes.isEmpty }

    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Text that is known to need no escaping.
    @_disfavoredOverload
    mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }
    mutating func append(_ other: PDFBuffer) { bytes.append(contentsOf: other.bytes) }

    /// Forgets what was written; the memory stays.
    mutating func clear() { bytes.removeAll(keepingCapacity: true) }

    // MARK: Numbers

    mutating func integer(_ value: Int) { scaled(value, decimals: 0) }

    /// At most so many decimals, no trailing zeros, no zero before the point; 0 for what is not a number.
    mutating func number(_ value: CGFloat, decimals: Int = 3) {
        scaled(Self.fixed(value, decimals: decimals), decimals: decimals)
    }

    /// A number in thousandths.
    mutating func thousandths(_ value: Int) { scaled(value, decimals: 3) }

    /// A coordinate in thousandths, within what readers accept.
    static func fixed(_ value: CGFloat, decimals: Int = 3) -> Int {
        let power = powers[decimals]
        // Written so that what is not a number fails.
        guard abs(value) <= largest else {
            return value > 0 ? Int(largest * power) : value < 0 ? -Int(largest * power) : 0
        }
        return Int((value * power).rounded())
    }

    private static let powers: [CGFloat] = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7]
    private static let largest: CGFloat = 1e7

    /// A number that has been multiplied with a power of ten.
    mutating func scaled(_ value: Int, decimals: Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { scratch in
            var start = scratch.count
            func prepend(_ byte: UInt8) {
                start -= 1
                scratch[start] = byte
            }
            var rest = value.magnitude
            var (left, hasFraction) = (decimals, false)
            while left > 0 {
                let digit = UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
                left -= 1
                if digit != 0 || hasFraction {
                    hasFraction = true
                    prepend(UInt8(ascii: "0") + digit)
                }
            }
            if hasFraction { prepend(UInt8(ascii: ".")) }
            if rest == 0, !hasFraction { prepend(UInt8(ascii: "0")) }
            while rest > 0 {
                prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
                rest /= 10
            }
            if value < 0, start < scratch.count - 1 || scratch[start] != UInt8(ascii: "0") {
                prepend(UInt8(ascii: "-"))
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: scratch[start...]))
        }
    }

    /// Numbers with spaces between them.
    mutating func numbers(_ values: CGFloat..., decimals: Int = 3) {
        for (index, value) in values.enumerated() {
            if index > 0 { byte(UInt8(ascii: " ")) }
            number(value, decimals: decimals)
        }
    }

    /// `[ a b c d e f ]`
    mutating func matrix(_ t: CGAffineTransform) {
        raw("[ ")
        numbers(t.a, t.b, t.c, t.d, t.tx, t.ty, decimals: 6)
        raw(" ]")
    }

    /// `[ left bottom right top ]`
    mutating func box(_ rect: CGRect) {
        raw("[ ")
        numbers(rect.minX, rect.minY, rect.maxX, rect.maxY)
        raw(" ]")
    }

    // MARK: Objects

    /// `12 0 R`
    mutating func reference(_ object: Int) {
        integer(object)
        raw(" 0 R")
    }

    /// `/Name`, everything but letters, digits and a few signs as its number.
    mutating func name(_ text: String) {
        byte(UInt8(ascii: "/"))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "_"),
                UInt8(ascii: "."):
                self.byte(byte)
            // A name cannot hold a zero.
            case 0: break
            default:
                self.byte(UInt8(ascii: "#"))
                hex(UInt32(byte), digits: 2)
            }
        }
    }

    mutating func hex(_ value: UInt32, digits: Int) {
        for digit in (0..<digits).reversed() { byte(Self.hexDigits[Int(value >> UInt32(4 * digit) & 15)]) }
    }

    private static let hexDigits = Array("0123456789ABCDEF".utf8)

    /// A byte of a string between parentheses.
    mutating func stringByte(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
            self.byte(UInt8(ascii: "\\"))
            self.byte(byte)
        // Readers take any end of a line for a line feed.
        case 13: raw("\\r")
        default: self.byte(byte)
        }
    }

    /// Two bytes of a string between parentheses.
    mutating func stringCharacter(_ character: UInt16) {
        stringByte(UInt8(truncatingIfNeeded: character >> 8))
        stringByte(UInt8(truncatingIfNeeded: character))
    }

    /// A string for people, `(Text)`: as it is where ASCII will do, else UTF-16.
    mutating func text(_ text: some StringProtocol) {
        byte(UInt8(ascii: "("))
        if text.utf8.allSatisfy({ 32...126 ~= $0 }) {
            for byte in text.utf8 { stringByte(byte) }
        } else {
            for unit in [0xFEFF] + text.utf16 {
                stringByte(UInt8(unit >> 8))
                stringByte(UInt8(unit & 255))
            }
        }
        byte(UInt8(ascii: ")"))
    }
}
