import Foundation
import RoostPicture

/// The colours of a picture's file, as far as a matrix and one curve for all three channels tell them: Display P3, Adobe
/// RGB and the like. Pictures are kept in sRGB.
///
/// Other profiles, such as those of printers, are not read.
struct ColorProfile {
    /// Linear light of the file to linear light of sRGB, row by row.
    private let matrix: [Double]
    /// Linear light by value, 0…255.
    private let linear: [Double]

    /// Reads an ICC profile; nil if it is of another kind, or its colours are those of sRGB.
    init?(icc bytes: [UInt8]) {
        let reader = Reader(bytes: bytes)
        guard let red = reader.point("rXYZ"), let green = reader.point("gXYZ"), let blue = reader.point("bXYZ"),
            let curve = reader.curve("rTRC")
        else { return nil }
        // The columns are the colours of full channels under the light D50, as XYZ; the inverse is that of sRGB's.
        let toSRGB = [
            3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.0334540, 0.0719453, -0.2289914, 1.4052427,
        ]
        matrix = stride(from: 0, to: 9, by: 3).flatMap { row -> [Double] in
            [red, green, blue].map { column -> Double in
                toSRGB[row] * column[0] + toSRGB[row + 1] * column[1] + toSRGB[row + 2] * column[2]
            }
        }
        // A file may name any exponent: light without end has no colour, and light beyond white is white.
        let light = (0..<256).map { curve(Double($0) / 255) }
        guard light.allSatisfy(\.isFinite) else { return nil }
        linear = light.map { min(max($0, 0), 1) }
        let identity: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
        let isLikeSRGB = zip(linear, 0..<256).allSatisfy { abs($0 - RGB.linear(Double($1) / 255)) < 0.004 }
        if isLikeSRGB, zip(matrix, identity).allSatisfy({ abs($0 - $1) < 0.01 }) { return nil }
    }

    /// Turns pixels of red, green, blue and alpha, which is not multiplied, into sRGB. Colours beyond it are cut off.
    func convert(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        let encoded = Self.encoded
        var last: UInt32 = 0
        var lastResult: (UInt8, UInt8, UInt8) = (0, 0, 0)
        var isFirst = true
        for index in 0..<count {
            let pixel = pixels + index * 4
            let key = UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
            if isFirst || key != last {
                let (red, green, blue) = (linear[Int(pixel[0])], linear[Int(pixel[1])], linear[Int(pixel[2])])
                func channel(_ row: Int) -> UInt8 {
                    let value = matrix[row] * red + matrix[row + 1] * green + matrix[row + 2] * blue
                    return encoded[Int((min(max(value, 0), 1) * 4095).rounded())]
                }
                lastResult = (channel(0), channel(3), channel(6))
                (last, isFirst) = (key, false)
            }
            (pixel[0], pixel[1], pixel[2]) = lastResult
        }
    }

    /// Values of sRGB by linear light, 0…4095.
    private static let encoded: [UInt8] = (0..<4096).map { UInt8((RGB.encoded(Double($0) / 4095) * 255).rounded()) }

    /// The tags of a profile. Nothing outside of the bytes is read.
    private struct Reader {
        let bytes: [UInt8]

        private func number(_ offset: Int) -> UInt32? {
            guard offset >= 0, offset + 4 <= bytes.count else { return nil }
            return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }

        private func fixed(_ offset: Int) -> Double? {
            number(offset).map { Double(Int32(bitPattern: $0)) / 65536 }
        }

        private func name(_ offset: Int) -> String? {
            guard offset >= 0, offset + 4 <= bytes.count else { return nil }
            return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
        }

        private func tag(_ signature: String) -> Int? {
            guard let count = number(128), count <= 256 else { return nil }
            for index in 0..<Int(count) {
                let entry = 132 + index * 12
                if name(entry) == signature { return number(entry + 4).map { Int($0) } }
            }
            return nil
        }

        func point(_ signature: String) -> [Double]? {
            guard let offset = tag(signature), name(offset) == "XYZ ", let x = fixed(offset + 8),
                let y = fixed(offset + 12), let z = fixed(offset + 16)
            else { return nil }
            return [x, y, z]
        }

        /// A curve that is given by a gamma or by parameters.
        func curve(_ signature: String) -> ((Double) -> Double)? {
            guard let offset = tag(signature), let kind = name(offset) else { return nil }
            if kind == "curv" {
                guard let count = number(offset + 8), count <= 1 else { return nil }
                guard count == 1 else { return { $0 } }
                guard let gamma = number(offset + 12).map({ Double($0 >> 16) / 256 }) else { return nil }
                return { pow($0, gamma) }
            }
            guard kind == "para", let function = number(offset + 8).map({ $0 >> 16 }), function == 0 || function == 3
            else { return nil }
            let values = (0..<(function == 0 ? 1 : 5)).compactMap { fixed(offset + 12 + $0 * 4) }
            if function == 0 { return values.first.map { gamma in { pow($0, gamma) } } }
            guard values.count == 5 else { return nil }
            return { value in
                value >= values[4] ? pow(max(0, values[1] * value + values[2]), values[0]) : values[3] * value
            }
        }
    }
}
