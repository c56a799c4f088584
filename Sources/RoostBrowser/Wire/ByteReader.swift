/// Reads a message from outside. Every read checks its value, and none goes beyond the end.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var isAtEnd: Bool { index == bytes.endIndex }

    mutating func byte() throws(MalformedMessage) -> UInt8 {
        guard index < bytes.endIndex else { throw .truncated }
        defer { index += 1 }
        return bytes[index]
    }

    /// Reads a LEB128 integer of at most `limit`, without needless bytes.
    mutating func unsigned(limit: UInt64 = UInt64(UInt32.max)) throws(MalformedMessage) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            guard shift < 63 else { throw .outOfRange }
            value |= UInt64(next & 0x7F) << shift
            if next & 0x80 == 0 {
                guard next != 0 || shift == 0, value <= limit else { throw .outOfRange }
                return value
            }
            shift += 7
        }
    }

    /// Reads a 32-bit float within the bounds. Refuses NaN.
    mutating func float(in bounds: ClosedRange<Float>) throws(MalformedMessage) -> Double {
        var pattern: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) { pattern |= UInt32(try byte()) << shift }
        let value = Float(bitPattern: pattern)
        guard bounds.contains(value) else { throw .outOfRange }
        return Double(value)
    }

    /// Reads a finite 64-bit float.
    mutating func double() throws(MalformedMessage) -> Double {
        var pattern: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 8) { pattern |= UInt64(try byte()) << shift }
        let value = Double(bitPattern: pattern)
        guard value.isFinite else { throw .outOfRange }
        return value
    }

    /// Reads a string of at most that many bytes of valid UTF-8.
    mutating func string(limit: Int) throws(MalformedMessage) -> String {
        let count = Int(try unsigned(limit: UInt64(limit)))
        guard bytes.endIndex - index >= count else { throw .truncated }
        defer { index += count }
        guard let text = String(validating: bytes[index..<index + count], as: UTF8.self) else { throw .notUTF8 }
        return text
    }

    /// Reads all remaining bytes, at most that many.
    mutating func rest(limit: Int) throws(MalformedMessage) -> [UInt8] {
        guard bytes.endIndex - index <= limit else { throw .tooLong }
        defer { index = bytes.endIndex }
        return Array(bytes[index...])
    }

    func finish() throws(MalformedMessage) {
        guard isAtEnd else { throw .tooLong }
    }
}

/// The fault of a message from outside.
enum MalformedMessage: Error, Equatable {
    case truncated, tooLong, outOfRange, notUTF8, unknownKind
    /// The message does not follow the ones before it.
    case outOfOrder
}
