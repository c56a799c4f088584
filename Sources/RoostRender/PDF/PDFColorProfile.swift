import Foundation

/// A colour profile of sRGB, which PDF/A asks for: three primaries, the white point, and sRGB's own curve.
enum PDFColorProfile {
    /// The file, by the rules of ICC's version 2.
    static let sRGB: [UInt8] = {
        var tags: [(name: String, data: [UInt8])] = [
            ("desc", description("sRGB")), ("cprt", text("No copyright")), ("wtpt", point(0.9642, 1, 0.8249)),
            ("rXYZ", point(0.43607, 0.22249, 0.01392)), ("gXYZ", point(0.38515, 0.71687, 0.09708)),
            ("bXYZ", point(0.14307, 0.06061, 0.7141)),
        ]
        for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curve)) }
        return file(tags)
    }()

    private static func file(_ tags: [(name: String, data: [UInt8])]) -> [UInt8] {
        var table = number(UInt32(tags.count))
        var data: [UInt8] = []
        let start = 128 + 4 + 12 * tags.count
        var curveOffset: Int?
        for tag in tags {
            // The three curves are one.
            let isCurve = tag.name.hasSuffix("TRC")
            let offset = isCurve ? curveOffset ?? start + data.count : start + data.count
            if !isCurve || curveOffset == nil { data += tag.data + padding(tag.data.count) }
            if isCurve { curveOffset = offset }
            table += Array(tag.name.utf8) + number(UInt32(offset)) + number(UInt32(tag.data.count))
        }
        var header = number(UInt32(start + data.count)) + [0, 0, 0, 0] + number(0x0210_0000)
        header += Array("mntrRGB XYZ ".utf8)
        // 1 January 2000.
        header += [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return header + table + data
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static func fixed(_ value: Double) -> [UInt8] { number(UInt32((value * 65536).rounded())) }

    private static func padding(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: (4 - count % 4) % 4) }

    private static func point(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
        Array("XYZ ".utf8) + number(0) + fixed(x) + fixed(y) + fixed(z)
    }

    private static func text(_ text: String) -> [UInt8] { Array("text".utf8) + number(0) + Array(text.utf8) + [0] }

    private static func description(_ text: String) -> [UInt8] {
        Array("desc".utf8) + number(0) + number(UInt32(text.utf8.count + 1)) + Array(text.utf8)
            + [UInt8](repeating: 0, count: 1 + 8 + 3 + 67)
    }

    /// The light of 1024 equal steps.
    private static let curve: [UInt8] = {
        var bytes = Array("curv".utf8) + number(0) + number(1024)
        for step in 0..<1024 {
            let value = Double(step) / 1023
            let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            let level = UInt16((light * 65535).rounded())
            bytes += [UInt8(level >> 8), UInt8(level & 255)]
        }
        return bytes
    }()
}
