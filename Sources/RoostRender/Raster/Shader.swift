import CoreGraphics
import RoostPicture
import RoostKernels

/// A paint prepared for a device: it gives the colours of a stretch of pixels.
///
/// A pixel's colour depends only on its place, not on the start of a stretch, so that separately drawn parts of a
/// picture match.
enum Shader {
    case color(UInt32)
    case linear(LinearShader)
    case radial(RadialShader)
    case angular(AngularShader)
    case image(ImageShader)
    /// A gradient seen in perspective.
    case projected(ProjectedShader)

    var isOpaque: Bool {
        switch self {
        case .color(let color): color >> 24 == 255
        case .linear(let s): s.table.isOpaque
        case .radial(let s): s.table.isOpaque
        case .angular(let s): s.table.isOpaque
        case .image(let s): s.isOpaque
        case .projected(let s): s.table.isOpaque
        }
    }

    @inline(__always)
    func fetch(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        switch self {
        case .color(let color): out.update(repeating: color, count: count)
        case .linear(let s): s.fetch(x: x, y: y, count: count, into: out)
        case .radial(let s): s.fetch(x: x, y: y, count: count, into: out)
        case .angular(let s): s.fetch(x: x, y: y, count: count, into: out)
        case .image(let s): s.fetch(x: x, y: y, count: count, into: out)
        case .projected(let s): s.fetch(x: x, y: y, count: count, into: out)
        }
    }
}

/// A gradient's colours at equal steps from 0 to 1, as pixels. The cache that made it owns the memory.
struct ColorTable {
    let colors: UnsafePointer<UInt32>
    let count: Int
    let isOpaque: Bool

    var last: Int32 { Int32(count - 1) }
}

struct LinearShader {
    let table: ColorTable
    /// The table's entry of a pixel, in 1/2³²: `start + x · stepX + y · stepY`.
    private let start: Int
    private let stepX: Int
    private let stepY: Int

    /// - Parameter place: Factors that map a device point to the gradient's 0…1.
    init?(table: ColorTable, place: (x: Double, y: Double, constant: Double)) {
        self.table = table
        let scale = Double(table.count - 1) * 4_294_967_296
        // Centres of pixels; half an entry more, to round.
        let constant = (place.constant + 0.5 * (place.x + place.y)) * scale + 2_147_483_648
        let (stepX, stepY) = (place.x * scale, place.y * scale)
        guard abs(constant) < 0x1p60, abs(stepX) < 0x1p40, abs(stepY) < 0x1p40 else { return nil }
        start = Int(constant)
        self.stepX = Int(stepX.rounded())
        self.stepY = Int(stepY.rounded())
    }

    func fetch(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        let colors = table.colors
        // Far outside is as good as outside; limited so that the sums below cannot overflow.
        var value = min(max(start &+ x &* stepX &+ y &* stepY, -1 << 61), 1 << 61)
        let limit = table.count << 32 - 1
        if stepX == 0 {
            out.update(repeating: colors[min(max(value, 0), limit) >> 32], count: count)
            return
        }
        // The pixels on this side of the table's start, those inside, and those behind its end.
        var i = 0
        let (before, after) = stepX > 0 ? (value < 0, limit) : (value > limit, 0)
        if before {
            let distance = stepX > 0 ? -value : value - limit
            i = min(count, (distance + abs(stepX) - 1) / abs(stepX))
            out.update(repeating: colors[stepX > 0 ? 0 : table.count - 1], count: i)
            value &+= i &* stepX
        }
        let room = stepX > 0 ? after - value : value - after
        let inside = room < 0 ? i : min(count, i + room / abs(stepX) + 1)
        while i + 4 <= inside {
            out[i] = colors[value >> 32]
            out[i + 1] = colors[(value &+ stepX) >> 32]
            out[i + 2] = colors[(value &+ 2 &* stepX) >> 32]
            out[i + 3] = colors[(value &+ 3 &* stepX) >> 32]
            value &+= 4 &* stepX
            i += 4
        }
        while i < inside {
            out[i] = colors[value >> 32]
            value &+= stepX
            i += 1
        }
        if i < count { (out + i).update(repeating: colors[stepX > 0 ? table.count - 1 : 0], count: count - i) }
    }
}

/// Lines of equal colour are circles around the origin of `place`.
struct RadialShader {
    let table: ColorTable
    /// From device points to the gradient's own, where its colours depend on the distance from 0.
    let place: DeviceTransform
    /// From that distance to table entries.
    let scale: Double
    let bias: Double

    func fetch(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        roost_radial(
            out, Int32(x), Int32(count), place.ramp(row: y), Float(scale), Float(bias), table.colors, table.last)
    }
}

struct AngularShader {
    let table: ColorTable
    /// From device points to the gradient's own: its centre at 0, its start along +x.
    let place: DeviceTransform
    /// From turns to table entries.
    let scale: Double
    /// After this many turns the first colour begins again.
    let reset: Double

    func fetch(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        roost_angular(
            out, Int32(x), Int32(count), place.ramp(row: y), Float(scale), Float(reset), table.colors, table.last)
    }
}

extension DeviceTransform {
    /// An affine transform along the pixel centres of a row.
    func ramp(row: Int) -> roost_ramp {
        let y = Double(row) + 0.5
        return roost_ramp(
            u0: Float(affineX(0.5, y)), v0: Float(affineY(0.5, y)), du: Float(a), dv: Float(b))
    }
}

/// Any gradient through a perspective transform, pixel by pixel.
struct ProjectedShader {
    enum Kind {
        case linear
        case radial(scale: Double, bias: Double)
        case angular(scale: Double, reset: Double)
    }

    let table: ColorTable
    let place: DeviceTransform
    let kind: Kind

    func fetch(x: Int, y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>) {
        for i in 0..<count {
            let (px, py) = (Double(x + i) + 0.5, Double(y) + 0.5)
            let w = place.w(px, py)
            let (u, v) = (place.affineX(px, py) / w, place.affineY(px, py) / w)
            let entry: Double
            switch kind {
            case .linear: entry = u * Double(table.count - 1)
            case .radial(let scale, let bias): entry = (u * u + v * v).squareRoot() * scale + bias
            case .angular(let scale, let reset):
                var turn = atan2(v, u) / (2 * .pi)
                if turn < 0 { turn += 1 }
                entry = turn >= reset ? 0 : turn * scale
            }
            out[i] = table.colors[entry > 0 ? min(Int(min(entry, 1e6) + 0.5), table.count - 1) : 0]
        }
    }
}
