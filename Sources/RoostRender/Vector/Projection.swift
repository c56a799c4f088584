import CoreGraphics
import RoostPicture

/// A perspective map of the plane: the row (x, y, 1) times a row-major 3×3 matrix, divided by the third component.
struct Projection: Equatable {
    var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

    /// Nil unless there are nine finite numbers.
    init?(_ matrix: [CGFloat]) {
        guard matrix.count == 9, matrix.allSatisfy(\.isFinite) else { return nil }
        (m11, m12, m13) = (matrix[0], matrix[1], matrix[2])
        (m21, m22, m23) = (matrix[3], matrix[4], matrix[5])
        (m31, m32, m33) = (matrix[6], matrix[7], matrix[8])
    }

    init(_ t: CGAffineTransform) {
        (m11, m12, m13) = (t.a, t.b, 0)
        (m21, m22, m23) = (t.c, t.d, 0)
        (m31, m32, m33) = (t.tx, t.ty, 1)
    }

    var matrix: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// The same map as an affine transform; nil if it is not affine.
    var affine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
        return CGAffineTransform(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// The map that applies `self` first and `other` second.
    func concatenating(_ other: Projection) -> Projection {
        let (l, r) = (matrix, other.matrix)
        var product = [CGFloat](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                product[row * 3 + column] =
                    l[row * 3] * r[column] + l[row * 3 + 1] * r[3 + column] + l[row * 3 + 2] * r[6 + column]
            }
        }
        return Projection(product) ?? self
    }

    /// The projected point and its depth. A point at depth 0 or less is behind the viewer.
    func apply(_ p: CGPoint) -> (point: CGPoint, depth: CGFloat) {
        let w = m13 * p.x + m23 * p.y + m33
        return (CGPoint(x: (m11 * p.x + m21 * p.y + m31) / w, y: (m12 * p.x + m22 * p.y + m32) / w), w)
    }

    /// The affine transform that agrees with the projection at `p` up to first order; nil behind the viewer.
    func tangent(at p: CGPoint) -> CGAffineTransform? {
        let (image, w) = apply(p)
        guard w > Self.nearest else { return nil }
        let a = (m11 - image.x * m13) / w
        let b = (m12 - image.y * m13) / w
        let c = (m21 - image.x * m23) / w
        let d = (m22 - image.y * m23) / w
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: image.x - a * p.x - c * p.y, ty: image.y - b * p.x - d * p.y)
    }

    /// The outline as seen, without the parts behind the viewer.
    func apply(_ path: Path) -> Path {
        var pieces = CurvePieces()
        path.forEach { pieces.append($0) }
        return pieces.nearestDepth(self) > Self.nearest ? pieces.projected(self) : pieces.clipped(self)
    }

    /// Depths below this count as behind the viewer.
    static let nearest: CGFloat = 1e-3
}

/// A path cut into curves so short that projecting their control points is as good as projecting the curves.
private struct CurvePieces {
    private var elements = ContiguousArray<Path.Element>()
    private var current = CGPoint.zero
    private var start = CGPoint.zero

    mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point):
            elements.append(element)
            (current, start) = (point, point)
        case .line(let point):
            elements.append(element)
            current = point
        case .quadCurve(let end, let control):
            appendCurve(
                to: end, current.towards(control, 2 / 3.0), end.towards(control, 2 / 3.0))
        case .curve(let end, let control1, let control2):
            appendCurve(to: end, control1, control2)
        case .closeSubpath:
            elements.append(element)
            current = start
        }
    }

    private mutating func appendCurve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        var (p0, p1, p2) = (current, control1, control2)
        let count = 6
        for left in stride(from: count, to: 0, by: -1) {
            // De Casteljau: cut the first 1/left off the rest of the curve.
            let t = 1 / CGFloat(left)
            let (a, b, c) = (p0.towards(p1, t), p1.towards(p2, t), p2.towards(end, t))
            let (d, e) = (a.towards(b, t), b.towards(c, t))
            let middle = d.towards(e, t)
            elements.append(.curve(to: middle, control1: a, control2: d))
            (p0, p1, p2) = (middle, e, c)
        }
        current = end
    }

    func nearestDepth(_ projection: Projection) -> CGFloat {
        var nearest = CGFloat.infinity
        for element in elements {
            for point in element.points { nearest = min(nearest, projection.apply(point).depth) }
        }
        return nearest
    }

    func projected(_ projection: Projection) -> Path {
        let map = { (p: CGPoint) in projection.apply(p).point }
        return Path(
            elements: ContiguousArray(
                elements.map { element in
                    switch element {
                    case .move(let p): .move(to: map(p))
                    case .line(let p): .line(to: map(p))
                    case .quadCurve(let p, let c): .quadCurve(to: map(p), control: map(c))
                    case .curve(let p, let c, let d): .curve(to: map(p), control1: map(c), control2: map(d))
                    case .closeSubpath: .closeSubpath
                    }
                }))
    }

    /// Each subpath as a polygon, cut at the plane of the nearest depth (Sutherland and Hodgman).
    func clipped(_ projection: Projection) -> Path {
        var result = ContiguousArray<Path.Element>()
        for polygon in polygons() {
            var kept: [CGPoint] = []
            for (index, point) in polygon.enumerated() {
                let previous = polygon[index == 0 ? polygon.count - 1 : index - 1]
                let (depth, before) = (projection.apply(point).depth, projection.apply(previous).depth)
                if (depth > Projection.nearest) != (before > Projection.nearest) {
                    kept.append(previous.towards(point, (Projection.nearest - before) / (depth - before)))
                }
                if depth > Projection.nearest { kept.append(point) }
            }
            guard kept.count > 2 else { continue }
            for (index, point) in kept.enumerated() {
                let image = projection.apply(point).point
                result.append(index == 0 ? .move(to: image) : .line(to: image))
            }
            result.append(.closeSubpath)
        }
        return Path(elements: result)
    }

    private func polygons() -> [[CGPoint]] {
        var polygons: [[CGPoint]] = [[]]
        for element in elements {
            switch element {
            case .move(let p): polygons.append([p])
            case .line(let p), .quadCurve(let p, _): polygons[polygons.count - 1].append(p)
            case .curve(let p, let c, let d):
                let from = polygons[polygons.count - 1].last ?? c
                for step in 1...4 {
                    let t = CGFloat(step) / 4
                    let (a, b, e) = (from.towards(c, t), c.towards(d, t), d.towards(p, t))
                    polygons[polygons.count - 1].append(a.towards(b, t).towards(b.towards(e, t), t))
                }
            case .closeSubpath:
                if let first = polygons[polygons.count - 1].first { polygons.append([first]) }
            }
        }
        return polygons
    }
}

extension CGPoint {
    /// The point at fraction `t` of the way to `other`.
    func towards(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}

extension Path.Element {
    /// End point and control points.
    var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quadCurve(let p, let c): [p, c]
        case .curve(let p, let c, let d): [p, c, d]
        case .closeSubpath: []
        }
    }
}
