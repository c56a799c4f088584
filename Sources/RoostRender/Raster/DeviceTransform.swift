import CoreGraphics

/// Maps the coordinates of a command to device pixels: a 3×3 matrix on rows (x, y, 1), affine nearly always.
struct DeviceTransform: Equatable {
    var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0
    /// The third column: `w = px·x + py·y + pw`.
    var px = 0.0, py = 0.0, pw = 1.0

    init(scale: Double) {
        a = scale
        d = scale
    }

    init(_ affine: CGAffineTransform) {
        (a, b, c, d, tx, ty) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    }

    /// A row-major 3×3 matrix; nil unless it has nine elements.
    init?(projection m: [CGFloat]) {
        guard m.count == 9 else { return nil }
        (a, b, px) = (m[0], m[1], m[2])
        (c, d, py) = (m[3], m[4], m[5])
        (tx, ty, pw) = (m[6], m[7], m[8])
        if px == 0, py == 0, pw != 1, pw != 0 {
            (a, b, c, d, tx, ty, pw) = (a / pw, b / pw, c / pw, d / pw, tx / pw, ty / pw, 1)
        }
    }

    var isAffine: Bool { px == 0 && py == 0 && pw == 1 }

    /// Whether the transform only moves and scales by positive factors.
    var isUpright: Bool { b == 0 && c == 0 && isAffine && a > 0 && d > 0 }

    /// Whether the transform maps rectangles along the axes to such rectangles.
    var keepsAxes: Bool { isAffine && ((b == 0 && c == 0) || (a == 0 && d == 0)) }

    var isFinite: Bool {
        (a + b + c + d + tx + ty + px + py + pw).isFinite && abs(a) < 1e12 && abs(b) < 1e12 && abs(c) < 1e12
            && abs(d) < 1e12 && abs(tx) < 1e15 && abs(ty) < 1e15
    }

    /// The transform that applies `self` first and `other` second.
    func concatenating(_ o: DeviceTransform) -> DeviceTransform {
        var r = self
        r.a = a * o.a + b * o.c + px * o.tx
        r.b = a * o.b + b * o.d + px * o.ty
        r.c = c * o.a + d * o.c + py * o.tx
        r.d = c * o.b + d * o.d + py * o.ty
        r.tx = tx * o.a + ty * o.c + pw * o.tx
        r.ty = tx * o.b + ty * o.d + pw * o.ty
        if isAffine && o.isAffine { return r }
        r.px = a * o.px + b * o.py + px * o.pw
        r.py = c * o.px + d * o.py + py * o.pw
        r.pw = tx * o.px + ty * o.py + pw * o.pw
        return r
    }

    func translatedBy(x: Double, y: Double) -> DeviceTransform {
        var r = self
        r.tx = x * a + y * c + tx
        r.ty = x * b + y * d + ty
        r.pw = x * px + y * py + pw
        return r
    }

    @inline(__always)
    func affineX(_ x: Double, _ y: Double) -> Double { a * x + c * y + tx }
    @inline(__always)
    func affineY(_ x: Double, _ y: Double) -> Double { b * x + d * y + ty }
    @inline(__always)
    func w(_ x: Double, _ y: Double) -> Double { px * x + py * y + pw }

    /// Points nearer to the eye than this are cut off.
    static let nearest = 1e-3

    /// The inverse, nil if there is none.
    var inverse: DeviceTransform? {
        var r = self
        r.a = d * pw - ty * py
        r.b = ty * px - b * pw
        r.px = b * py - d * px
        r.c = tx * py - c * pw
        r.d = a * pw - tx * px
        r.py = c * px - a * py
        r.tx = c * ty - tx * d
        r.ty = tx * b - a * ty
        r.pw = a * d - b * c
        let determinant = a * r.a + b * r.c + px * r.tx
        guard determinant.isFinite, abs(determinant) > 1e-18 else { return nil }
        if isAffine {
            r.a /= determinant
            r.b /= determinant
            r.c /= determinant
            r.d /= determinant
            r.tx /= determinant
            r.ty /= determinant
            (r.px, r.py, r.pw) = (0, 0, 1)
        }
        return r.isFinite ? r : nil
    }

    /// How much lengths along x and along y grow.
    var stretch: (x: Double, y: Double) {
        ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    }

    /// How much lengths grow, on average.
    var meanScale: Double { abs(a * d - b * c).squareRoot() }

    func bounds(of rect: CGRect) -> Bounds {
        var bounds = Bounds()
        for (x, y) in [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
        ] {
            if isAffine {
                bounds.add(x: affineX(x, y), y: affineY(x, y))
            } else {
                let w = w(x, y)
                guard w > Self.nearest else { return .everything }
                bounds.add(x: affineX(x, y) / w, y: affineY(x, y) / w)
            }
        }
        return bounds
    }
}
