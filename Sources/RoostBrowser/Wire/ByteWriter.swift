/// Writes a message to the page. Integers are LEB128, signed ones zigzag; strings are their UTF-8 length and bytes.
package struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    package init() {}

    package var count: Int { bytes.count }

    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    mutating func byte(_ value: UInt8) { bytes.append(value) }

    mutating func unsigned(_ value: some BinaryInteger) {
        var rest = UInt64(value)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func signed(_ value: some BinaryInteger) {
        let value = Int64(value)
        unsigned(UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            unsigned(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    mutating func double(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
