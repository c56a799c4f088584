import RoostPicture

/// A path as straight edges in device space, cut to the rows and the left and right end of a clip.
///
/// Coordinates are rounded to 1/65536 pixel on the way in: sums and differences of them are then exact, so that
/// neighbours share their border and a picture drawn in strips has the bytes of one drawn whole.
struct EdgeList {
    struct Edge: BitwiseCopyable {
        var x0: Double
        var y0: Double
        var x1: Double
        /// Below `y0`.
        var y1: Double
        /// +1 where the path runs down here, -1 where it runs up.
        var winding: Int32
    }

    private(set) var buffer = ScratchBuffer<Edge>(capacity: 256)
    private(set) var count = 0
    /// The extent of the path before it was cut (curves by their control points).
    private(set) var extent = Bounds()

    private var left = 0.0
    private var top = 0.0
    private var right = 0.0
    private var bottom = 0.0
    private var isBroken = false

    var edges: UnsafeMutablePointer<Edge> { buffer.base }
    func free() { buffer.free() }

    /// The largest distance of a curve from its polygon, in pixels.
    static let tolerance = 0.012
    /// The same in a letter that is drawn as on an iPhone: Core Text makes each curve of as few straight lines as stay
    /// within a quarter of a pixel of it.
    static let letterTolerance = 0.25

    /// 0.75 over the largest distance of the next path's curves from their polygons.
    private var fineness = 0.75 / Self.tolerance
    /// Coordinates are limited to this many pixels from the origin.
    private static let limit = 1e9

    mutating func begin(clip: PixelRect) {
        count = 0
        extent = Bounds()
        isBroken = false
        left = Double(clip.minX)
        top = Double(clip.minY)
        right = Double(clip.maxX)
        bottom = Double(clip.maxY)
    }

    /// Adds a path. A path with a coordinate that is not a number counts as empty.
    mutating func add(_ path: Path, _ transform: DeviceTransform, tolerance: Double = Self.tolerance) {
        guard transform.isFinite else { return }
        fineness = 0.75 / tolerance
        if transform.isAffine {
            addAffine(path, transform)
        } else {
            addProjected(path, transform)
        }
        if isBroken {
            count = 0
            extent = Bounds()
        }
    }

    // MARK: Affine

    private mutating func addAffine(_ path: Path, _ t: DeviceTransform) {
        var start = SIMD2<Double>()
        var current = SIMD2<Double>()
        path.forEach { element in
            switch element {
            case .move(let p):
                line(current, start)
                start = point(t.affineX(p.x, p.y), t.affineY(p.x, p.y))
                current = start
            case .line(let p):
                let end = point(t.affineX(p.x, p.y), t.affineY(p.x, p.y))
                line(current, end)
                current = end
            case .quadCurve(let p, let c):
                let end = point(t.affineX(p.x, p.y), t.affineY(p.x, p.y))
                let control = point(t.affineX(c.x, c.y), t.affineY(c.x, c.y))
                let c1 = current + (control - current) * (2.0 / 3.0)
                let c2 = end + (control - end) * (2.0 / 3.0)
                cubic(current, c1, c2, end)
                current = end
            case .curve(let p, let p1, let p2):
                let c1 = point(t.affineX(p1.x, p1.y), t.affineY(p1.x, p1.y))
                let c2 = point(t.affineX(p2.x, p2.y), t.affineY(p2.x, p2.y))
                let end = point(t.affineX(p.x, p.y), t.affineY(p.x, p.y))
                cubic(current, c1, c2, end)
                current = end
            case .closeSubpath:
                line(current, start)
                current = start
            }
        }
        line(current, start)
    }

    @inline(__always)
    private mutating func point(_ x: Double, _ y: Double) -> SIMD2<Double> {
        guard (x + y).isFinite || (x.isFinite && y.isFinite) else {
            isBroken = true
            return .zero
        }
        let p = SIMD2(Self.round(x), Self.round(y))
        extent.add(x: p.x, y: p.y)
        return p
    }

    /// To 1/65536: adding 1.5 · 2³⁶ leaves a Double just 16 bits behind the point.
    @inline(__always)
    private static func round(_ value: Double) -> Double {
        let limited = min(max(value, -limit), limit)
        return (limited + 103_079_215_104) - 103_079_215_104
    }

    /// A cubic as equal steps of its parameter, as many as Wang's bound asks for.
    @inline(__always)
    private mutating func cubic(
        _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>
    ) {
        let low = pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3))
        let high = pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
        if high.y <= top || low.y >= bottom || low.x >= right { return }
        if high.x <= left {
            line(p0, p3)
            return
        }
        let n = steps(p0, p1, p2, p3)
        if n > 1 {
            let step = 1 / Double(n)
            let a = p3 - p0 + (p1 - p2) * 3
            let b = (p0 - p1 * 2 + p2) * 3
            let c = (p1 - p0) * 3
            var previous = p0
            for i in 1..<n {
                let t = Double(i) * step
                let raw = ((a * t + b) * t + c) * t + p0
                let next = SIMD2(Self.round(raw.x), Self.round(raw.y))
                line(previous, next)
                previous = next
            }
            line(previous, p3)
        } else {
            line(p0, p3)
        }
    }

    @inline(__always)
    private func steps(
        _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>
    ) -> Int {
        let u = p0 - p1 * 2 + p2
        let v = p1 - p2 * 2 + p3
        let bend = max(u.x * u.x + u.y * u.y, v.x * v.x + v.y * v.y).squareRoot()
        return min(Int((fineness * bend).squareRoot()) + 1, 2048)
    }

    /// Cuts a line to the clip: parts to the left become upright edges on the clip's border, parts to the right are
    /// dropped.
    @inline(__always)
    private mutating func line(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
        if from.y == to.y { return }
        if from.y < to.y {
            cut(from.x, from.y, to.x, to.y, 1)
        } else {
            cut(to.x, to.y, from.x, from.y, -1)
        }
    }

    @inline(__always)
    private mutating func cut(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ winding: Int32) {
        if y1 <= top || y0 >= bottom { return }
        let low = min(x0, x1)
        if low >= right { return }
        if low >= left && max(x0, x1) <= right {
            append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: winding))
        } else {
            cutSides(x0, y0, x1, y1, winding)
        }
    }

    private mutating func cutSides(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ winding: Int32) {
        var (x0, y0, x1, y1) = (x0, y0, x1, y1)
        if max(x0, x1) <= left {
            append(Edge(x0: left, y0: y0, x1: left, y1: y1, winding: winding))
            return
        }
        func row(at x: Double) -> Double {
            min(max(Self.round(y0 + (x - x0) * (y1 - y0) / (x1 - x0)), y0), y1)
        }
        if x0 < left {
            let y = row(at: left)
            append(Edge(x0: left, y0: y0, x1: left, y1: y, winding: winding))
            (x0, y0) = (left, y)
        } else if x1 < left {
            let y = row(at: left)
            append(Edge(x0: left, y0: y, x1: left, y1: y1, winding: winding))
            (x1, y1) = (left, y)
        }
        if x0 > right {
            (x0, y0) = (right, row(at: right))
        } else if x1 > right {
            (x1, y1) = (right, row(at: right))
        }
        append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: winding))
    }

    @inline(__always)
    private mutating func append(_ edge: Edge) {
        if edge.y0 >= edge.y1 { return }
        if count == buffer.capacity { buffer.reserve(count + 1, keeping: count) }
        buffer.base[count] = edge
        count += 1
    }

    // MARK: Perspective

    /// Flattens before projecting, and cuts away what lies behind the eye.
    private mutating func addProjected(_ path: Path, _ t: DeviceTransform) {
        var projector = Projector()
        var start = SIMD2<Double>()
        var current = SIMD2<Double>()
        path.forEach { element in
            switch element {
            case .move(let p):
                projectedLine(&projector, to: start, t)
                start = SIMD2<Double>(p.x, p.y)
                current = start
                finish(&projector)
                projectedLine(&projector, to: current, t)
            case .line(let p):
                current = SIMD2<Double>(p.x, p.y)
                projectedLine(&projector, to: current, t)
            case .quadCurve(let p, let c):
                let (end, control) = (SIMD2<Double>(p.x, p.y), SIMD2<Double>(c.x, c.y))
                let c1 = current + (control - current) * (2.0 / 3.0)
                let c2 = end + (control - end) * (2.0 / 3.0)
                projectedCubic(&projector, current, c1, c2, end, t)
                current = end
            case .curve(let p, let p1, let p2):
                let end = SIMD2<Double>(p.x, p.y)
                projectedCubic(&projector, current, SIMD2<Double>(p1.x, p1.y), SIMD2<Double>(p2.x, p2.y), end, t)
                current = end
            case .closeSubpath:
                projectedLine(&projector, to: start, t)
                current = start
            }
        }
        projectedLine(&projector, to: start, t)
        finish(&projector)
    }

    /// Cuts a polygon at the near plane (Sutherland–Hodgman), corner by corner.
    private struct Projector {
        /// The last corner, homogeneous.
        var last: SIMD3<Double>?
        /// The first and the last projected corner that was kept.
        var first: SIMD2<Double>?
        var previous: SIMD2<Double>?
    }

    private mutating func projectedCubic(
        _ projector: inout Projector, _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>,
        _ p3: SIMD2<Double>, _ t: DeviceTransform
    ) {
        var corners: [SIMD2<Double>] = []
        for p in [p0, p1, p2, p3] {
            let w = t.w(p.x, p.y)
            if w > DeviceTransform.nearest { corners.append(SIMD2(t.affineX(p.x, p.y), t.affineY(p.x, p.y)) / w) }
        }
        let n = corners.count == 4 ? min(2 * steps(corners[0], corners[1], corners[2], corners[3]), 512) : 64
        for i in 1...n {
            let s = Double(i) / Double(n)
            let r = 1 - s
            let q0 = p0 * (r * r * r) + p1 * (3 * r * r * s)
            projectedLine(&projector, to: i == n ? p3 : q0 + p2 * (3 * r * s * s) + p3 * (s * s * s), t)
        }
    }

    private mutating func projectedLine(_ projector: inout Projector, to p: SIMD2<Double>, _ t: DeviceTransform) {
        let corner = SIMD3(t.affineX(p.x, p.y), t.affineY(p.x, p.y), t.w(p.x, p.y))
        let near = DeviceTransform.nearest
        if let last = projector.last, (last.z > near) != (corner.z > near) {
            keep(&projector, last + (corner - last) * ((near - last.z) / (corner.z - last.z)))
        }
        if corner.z > near { keep(&projector, corner) }
        projector.last = corner
    }

    private mutating func keep(_ projector: inout Projector, _ corner: SIMD3<Double>) {
        let next = point(corner.x / corner.z, corner.y / corner.z)
        if let previous = projector.previous {
            line(previous, next)
        } else {
            projector.first = next
        }
        projector.previous = next
    }

    private mutating func finish(_ projector: inout Projector) {
        if let first = projector.first, let previous = projector.previous { line(previous, first) }
        projector = Projector()
    }
}
