import Foundation
import Testing

@testable import RoostRender

/// Colours of files that are not in sRGB.
@Suite struct ColorProfileTests {
    private static let p3: [[Double]] = [
        [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
    ]
    private static let sRGB: [[Double]] = [
        [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141],
    ]
    private static let curve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

    /// A profile with the columns of a matrix and a curve of sRGB's kind.
    private func profile(_ columns: [[Double]], curve: [Double] = curve) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        func fixed(_ value: Double) -> [UInt8] { number(UInt32(bitPattern: Int32((value * 65536).rounded()))) }
        let points = columns.map { Array("XYZ ".utf8) + number(0) + $0.flatMap(fixed) }
        let tone = Array("para".utf8) + number(0) + number(curve.count == 5 ? 3 << 16 : 0) + curve.flatMap(fixed)
        var table = number(4)
        var offset = 132 + 48
        var data: [UInt8] = []
        for (name, part) in zip(["rXYZ", "gXYZ", "bXYZ", "rTRC"], points + [tone]) {
            table += Array(name.utf8) + number(UInt32(offset)) + number(UInt32(part.count))
            data += part
            offset += part.count
        }
        return [UInt8](repeating: 0, count: 128) + table + data
    }

    private func converted(_ pixel: [UInt8], _ profile: ColorProfile) -> [UInt8] {
        var pixel = pixel
        pixel.withUnsafeMutableBufferPointer { profile.convert($0.baseAddress!, count: $0.count / 4) }
        return pixel
    }

    @Test func `Display P3 becomes sRGB, and what sRGB cannot show is cut off`() throws {
        let profile = try #require(ColorProfile(icc: profile(Self.p3)))
        // A blue of (0, 154, 199) in a picture that iOS 26 saved as Display P3. In the dark a step of red is large.
        let blue = converted([68, 152, 195, 255], profile)
        #expect(zip(blue, [0, 154, 199, 255]).allSatisfy { abs(Int($0) - $1) <= 8 }, "\(blue)")
        let grays = converted([128, 128, 128, 9, 255, 255, 255, 0], profile)
        #expect(zip(grays, [128, 128, 128, 9, 255, 255, 255, 0]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(grays)")
        #expect(converted([0, 255, 0, 255], profile)[1] == 255)
    }

    @Test func `sRGB's own profile changes nothing`() {
        #expect(ColorProfile(icc: profile(Self.sRGB)) == nil)
    }

    @Test func `A gamma is read`() throws {
        let profile = try #require(ColorProfile(icc: profile(Self.sRGB, curve: [1.8])))
        let gray = converted([128, 128, 128, 255], profile)[0]
        #expect(abs(Int(gray) - 146) <= 2, "\(gray)")
    }

    @Test(arguments: [[-1.0], [-30_000.0], [-2.0, 1, 0, 1, 0]])
    func `A curve that leads to infinity is no profile`(curve: [Double]) {
        #expect(ColorProfile(icc: profile(Self.p3, curve: curve)) == nil)
    }

    @Test func `A curve far above white is cut off`() throws {
        let profile = try #require(ColorProfile(icc: profile(Self.p3, curve: [2, 30_000, 30_000, 30_000, 0.5])))
        #expect(converted([255, 128, 0, 7], profile).last == 7)
    }

    @Test func `A damaged profile is no profile`() {
        let whole = profile(Self.p3)
        for length in [0, 3, 128, 131, 140, 200, whole.count - 1] {
            #expect(ColorProfile(icc: Array(whole.prefix(length))) == nil)
        }
        #expect(ColorProfile(icc: [UInt8](repeating: 255, count: 400)) == nil)
    }
}
