import CoreGraphics

/// Growing PDF syntax: numbers written short, names and strings escaped.
struct PDFBuffer {
    private(set) var count = 0
    /// The written bytes, and room for more: thousands of short pieces are written directly to their place.
    private var storage: [UInt8] = []

    /// - Parameter room: The number of bytes that are likely to be written.
    init(room: Int = 0) {
        if room > 0 { grow(by: room) }
    }

    var bytes: ArraySlice<UInt8> { storage[..<count] }
    var isEmpty: Bool { count == 0 }

    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { text in write(atMost: text.count) { PDFBuffer.write(text, at: $0) } }
    }

    /// Text that is known to need no escaping.
    @_disfavoredOverload
    mutating func raw(_ text: String) { append(text.utf8) }

    mutating func byte(_ byte: UInt8) {
        write(atMost: 1) {
            $0.pointee = byte
            return $0 + 1
        }
    }

    mutating func append(_ other: some Collection<UInt8>) {
        let isContiguous: Void? = other.withContiguousStorageIfAvailable { other in
            write(atMost: other.count) { PDFBuffer.write(other, at: $0) }
        }
        if isContiguous == nil { for byte in other { self.byte(byte) } }
    }

    /// Forgets the content; the memory stays.
    mutating func clear() { count = 0 }

    /// Calls the closure with the end of the content, which has this much room behind it; the closure returns the new
    /// end.
    @inline(__always)
    mutating func write(atMost room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>) {
        if storage.count - count < room { grow(by: room) }
        let end = count
        count = storage.withUnsafeMutableBufferPointer {
            guard let start = $0.baseAddress else { return 0 }
            return body(start + end) - start
        }
    }

    @inline(never)
    private mutating func grow(by room: Int) {
        storage.append(contentsOf: repeatElement(0, count: max(storage.count, room, 256)))
    }

    @inline(__always)
    private static func write(
        _ bytes: UnsafeBufferPointer<UInt8>, at end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if let start = bytes.baseAddress { end.update(from: start, count: bytes.count) }
        return end + bytes.count
    }

    // MARK: Numbers

    mutating func integer(_ value: Int) { scaled(value, decimals: 0) }

    /// A number that is not negative, with zeros before it.
    mutating func integer(_ value: Int, digits: Int) {
        write(atMost: digits) { start in
            var rest = value
            for place in (0..<digits).reversed() {
                start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            return start + digits
        }
    }

    /// At most so many decimals, no trailing zeros, no zero before the point; 0 for NaN.
    mutating func number(_ value: CGFloat, decimals: Int = 3) {
        scaled(Self.fixed(value, decimals: decimals), decimals: decimals)
    }

    /// A number in thousandths.
    mutating func thousandths(_ value: Int) { scaled(value, decimals: 3) }

    /// A coordinate in thousandths, within what readers accept.
    static func fixed(_ value: CGFloat, decimals: Int = 3) -> Int {
        let power = powers[decimals]
        // Written so that NaN fails.
        guard abs(value) <= largest else {
            return value > 0 ? Int(largest * power) : value < 0 ? -Int(largest * power) : 0
        }
        return Int((value * power).rounded())
    }

    private static let powers: [CGFloat] = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7]
    private static let largest: CGFloat = 1e7

    /// A number that has been multiplied with a power of ten.
    mutating func scaled(_ value: Int, decimals: Int) {
        write(atMost: Self.longestNumber) { Self.write(value, decimals: decimals, at: $0) }
    }

    /// A sign, a point and all digits of a number.
    static let longestNumber = 24

    /// Writes a number that has been multiplied with a power of ten, which takes at most `longestNumber` bytes; returns
    /// where it ends.
    static func write(
        _ value: Int, decimals: Int, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        var (rest, decimals) = (value.magnitude, decimals)
        var end = start
        if value < 0 {
            end.pointee = UInt8(ascii: "-")
            end += 1
        }
        if decimals == 0, rest < 10_000 { return writeWhole(UInt32(truncatingIfNeeded: rest), at: end) }
        // Most numbers are coordinates in thousandths.
        if decimals == 3, rest < 10_000_000 {
            let small = UInt32(truncatingIfNeeded: rest)
            let (whole, fraction) = (small / 1000, small % 1000)
            // No zero before the point, unless it stands alone.
            if whole > 0 || fraction == 0 { end = writeWhole(whole, at: end) }
            return fraction > 0 ? writeThousandths(fraction, at: end) : end
        }
        while decimals > 0, rest % 10 == 0 {
            rest /= 10
            decimals -= 1
        }
        var (count, above) = (0, rest)
        while above > 0 {
            above /= 10
            count += 1
        }
        let whole = max(count - decimals, decimals > 0 ? 0 : 1)
        end += whole + (decimals > 0 ? decimals + 1 : 0)
        var place = end
        func prependDigits(_ count: Int) {
            for _ in 0..<count {
                place -= 1
                place.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
        }
        if decimals > 0 {
            prependDigits(decimals)
            place -= 1
            place.pointee = UInt8(ascii: ".")
        }
        prependDigits(whole)
        return end
    }

    /// Writes a number below 10,000.
    @inline(__always)
    private static func writeWhole(
        _ value: UInt32, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let digits = value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4
        var rest = value
        for place in (0..<digits).reversed() {
            start[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
            rest /= 10
        }
        return start + digits
    }

    /// Writes a point and thousandths, from 1 to 999, without zeros behind.
    @inline(__always)
    private static func writeThousandths(
        _ value: UInt32, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        start[0] = UInt8(ascii: ".")
        start[1] = UInt8(truncatingIfNeeded: 0x30 + value / 100)
        let rest = value % 100
        if rest == 0 { return start + 2 }
        start[2] = UInt8(truncatingIfNeeded: 0x30 + rest / 10)
        if rest % 10 == 0 { return start + 3 }
        start[3] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
        return start + 4
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

    /// `/Name`, with everything but letters, digits and a few signs as its number.
    mutating func name(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            write(atMost: 1 + 3 * bytes.count) { start in
                start.pointee = UInt8(ascii: "/")
                var end = start + 1
                // A name cannot hold a zero.
                for byte in bytes where byte != 0 {
                    if Self.isNameByte(byte) {
                        end.pointee = byte
                        end += 1
                    } else {
                        end.pointee = UInt8(ascii: "#")
                        end = Self.writeHex(UInt32(byte), digits: 2, at: end + 1)
                    }
                }
                return end
            }
        }
    }

    @inline(__always)
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    mutating func hex(_ value: UInt32, digits: Int) {
        write(atMost: digits) { Self.writeHex(value, digits: digits, at: $0) }
    }

    @inline(__always)
    private static func writeHex(
        _ value: UInt32, digits: Int, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        for place in 0..<digits {
            let digit = UInt8(truncatingIfNeeded: value >> UInt32(4 * (digits - 1 - place)) & 15)
            start[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
        }
        return start + digits
    }

    /// A byte of a string between parentheses.
    mutating func stringByte(_ byte: UInt8) { write(atMost: 2) { Self.writeString(byte, at: $0) } }

    /// Writes a byte of a string between parentheses, which takes at most two; returns where it ends.
    @inline(__always)
    static func writeString(_ byte: UInt8, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
            start[0] = UInt8(ascii: "\\")
            start[1] = byte
            return start + 2
        // Readers take any end of a line for a line feed.
        case 13:
            start[0] = UInt8(ascii: "\\")
            start[1] = UInt8(ascii: "r")
            return start + 2
        default:
            start[0] = byte
            return start + 1
        }
    }

    /// A string for people, `(Text)`: unchanged if ASCII is enough, else UTF-16.
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
