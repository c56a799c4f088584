import CoreGraphics

/// A fuzzer's bytes, read as choices, numbers and texts. At the end every choice is the first and every number 0.
struct FuzzInput {
    let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }

    mutating func byte() -> UInt8 {
        guard index < bytes.count else { return 0 }
        defer { index += 1 }
        return bytes[index]
    }

    mutating func bool() -> Bool { byte() & 1 == 1 }

    /// 0 ..< count; `count` is at most 256.
    mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

    mutating func pick<T>(_ values: [T]) -> T { values[choice(values.count)] }

    /// The next bytes, or those that are left.
    mutating func bytes(_ count: Int) -> ArraySlice<UInt8> {
        let end = min(index + count, bytes.count)
        defer { index = end }
        return bytes[index..<end]
    }

    mutating func rest() -> ArraySlice<UInt8> { bytes(bytes.count) }

    /// Valid text of at most 255 bytes.
    mutating func text() -> String { String(decoding: bytes(Int(byte())), as: UTF8.self) }

    private static let strange: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0,
        1e300, -1e300, 1e-300, 1e9, -1e9, Double(Int.max), Double(Int.min), 65_536, -1,
    ]

    /// Mostly a small length; one in eight is one that no sane caller gives.
    mutating func number() -> Double {
        let first = byte()
        if first >= 224 { return Self.strange[Int(first) % Self.strange.count] }
        if first < 128 { return Double(first) }
        return (Double(byte()) - 128) / 8 + Double(first - 128)
    }

    mutating func length() -> CGFloat { CGFloat(number()) }
    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    /// A number between 0 and 1, with both ends.
    mutating func unit() -> Double { Double(byte()) / 255 }
}
