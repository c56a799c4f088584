import CoreGraphics
import RoostPicture

/// A picture seen through a transform.
struct ImageShader {
    enum Sampling { case nearest, bilinear }

    private let pixels: UnsafePointer<UInt32>
    private let stride: Int
    /// The pixels that may be read; outside of them the nearest counts, or the picture repeats.
    private let area: PixelRect
    private let repeats: Bool
    private let sampling: Sampling
    /// From device points to the picture's pixels.
    private let place: DeviceTransform
    /// `place` in 1/2³² pixel, from the centre of the device's first pixel on; used if affine.
    private let fixed: (u: Int, v: Int, ux: Int, vx: Int, uy: Int, vy: Int)

    let isOpaque = false

    /// Nil if the picture is too small, or too far away, to be seen.
    init?(
        pixels: UnsafePointer<UInt32>, stride: Int, area: PixelRect, repeats: Bool, sampling: Sampling,
        place: DeviceTransform
    ) {
        guard !area.isEmpty else { return nil }
        self.pixels = pixels
        self.stride = stride
        self.area = area
        self.repeats = repeats
        self.place = place
        let half = sampling == .bilinear ? 0.5 : 0
        let u = place.affineX(0.5, 0.5) - half
        let v = place.affineY(0.5, 0.5) - half
        let numbers = [u, v, place.a, place.b, place.c, place.d]
        guard numbers.allSatisfy({ abs($0) < 0x1p30 }) else { return nil }
        let f = numbers.map { Int(($0 * 0x1p32).rounded()) }
        fixed = (f[0], f[1], f[2], f[3], f[4], f[5])
        let isWhole = f[0] & 0xFFFF_FFFF == 0 && f[1] & 0xFFFF_FFFF == 0
        let isUnscaled = f[2] == 1 << 32 && f[3] == 0 && f[4] == 0 && f[5] == 1 << 32
        self.sampling = isWhole && isUnscaled && place.isAffine ? .nearest : sampling
    }

    func fetch(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        if !place.isAffine {
            fetchProjected(x: x, y: y, count: count, into: out)
            return
        }
        let u = fixed.u &+ x &* fixed.ux &+ y &* fixed.uy
        let v = fixed.v &+ x &* fixed.vx &+ y &* fixed.vy
        switch sampling {
        case .nearest where fixed.ux == 1 << 32 && fixed.vx == 0 && !repeats:
            copyRow(u: u >> 32, v: v >> 32, count: count, into: out)
        case .nearest:
            var (u, v) = (u, v)
            for i in 0..<count {
                out[i] = row(v >> 32)[column(u >> 32)]
                u &+= fixed.ux
                v &+= fixed.vx
            }
        case .bilinear where fixed.vx == 0:
            fetchUpright(u: u, v: v, count: count, into: out)
        case .bilinear:
            var (u, v) = (u, v)
            for i in 0..<count {
                out[i] = mixed(u, v)
                u &+= fixed.ux
                v &+= fixed.vx
            }
        }
    }

    @inline(__always)
    private func column(_ u: Int) -> Int {
        if repeats {
            let rest = (u - area.minX) % area.width
            return area.minX + (rest < 0 ? rest + area.width : rest)
        }
        return min(max(u, area.minX), area.maxX - 1)
    }

    @inline(__always)
    private func row(_ v: Int) -> UnsafePointer<UInt32> {
        if repeats {
            let rest = (v - area.minY) % area.height
            return pixels + (area.minY + (rest < 0 ? rest + area.height : rest)) * stride
        }
        return pixels + min(max(v, area.minY), area.maxY - 1) * stride
    }

    private func copyRow(u: Int, v: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        let row = row(v)
        let before = min(max(area.minX - u, 0), count)
        let inside = min(max(area.maxX - u, before), count)
        if before > 0 { out.update(repeating: row[area.minX], count: before) }
        if inside > before { (out + before).update(from: row + u + before, count: inside - before) }
        if count > inside { (out + inside).update(repeating: row[area.maxX - 1], count: count - inside) }
    }

    /// A row of the device that is a row of the picture.
    private func fetchUpright(u: Int, v: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        let upper = row(v >> 32)
        let lower = row(v >> 32 + 1)
        let fy = UInt32(truncatingIfNeeded: (v >> 24) & 255)
        var u = u
        for i in 0..<count {
            let left = column(u >> 32)
            let right = column(u >> 32 + 1)
            let fx = UInt32(truncatingIfNeeded: (u >> 24) & 255)
            out[i] = Self.mix(Self.mix(upper[left], lower[left], fy), Self.mix(upper[right], lower[right], fy), fx)
            u &+= fixed.ux
        }
    }

    @inline(__always)
    private func mixed(_ u: Int, _ v: Int) -> UInt32 {
        let upper = row(v >> 32)
        let lower = row(v >> 32 + 1)
        let (left, right) = (column(u >> 32), column(u >> 32 + 1))
        let fx = UInt32(truncatingIfNeeded: (u >> 24) & 255)
        let fy = UInt32(truncatingIfNeeded: (v >> 24) & 255)
        return Self.mix(Self.mix(upper[left], lower[left], fy), Self.mix(upper[right], lower[right], fy), fx)
    }

    /// From `a` to `b` by `f` / 256, all four channels at once.
    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
        let even = ((a & 0x00FF_00FF) * (256 - f) + (b & 0x00FF_00FF) * f + 0x0080_0080) >> 8
        let odd = ((a >> 8) & 0x00FF_00FF) * (256 - f) + ((b >> 8) & 0x00FF_00FF) * f + 0x0080_0080
        return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
    }

    private func fetchProjected(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        let half = sampling == .bilinear ? 0.5 : 0
        for i in 0..<count {
            let (px, py) = (Double(x + i) + 0.5, Double(y) + 0.5)
            let w = place.w(px, py)
            let (u, v) = (place.affineX(px, py) / w - half, place.affineY(px, py) / w - half)
            guard abs(u) < 0x1p30, abs(v) < 0x1p30 else {
                out[i] = 0
                continue
            }
            let (fu, fv) = (Int(u * 0x1p32), Int(v * 0x1p32))
            out[i] = sampling == .nearest ? row(fv >> 32)[column(fu >> 32)] : mixed(fu, fv)
        }
    }
}
